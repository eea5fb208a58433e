/**
 * What attacks cost by the standard table and by that of Europa Reform: every result of every cell carried out by the engine on one
 * and the same fight, six faces of the die weighed alike. A defender of three 4-6 divisions, attackers of 7-6 divisions and what is
 * missing to the odds in a smaller unit; both lose as little strength as they may.
 */
import { apply } from '../../src/engine/apply.js';
import { makePosition } from '../../src/conformance/position.js';
import { isLeft } from '../../src/prelude.js';
import type { EuropaAction } from '../../src/rulesets/europa/action.js';
import { due, type EuropaState } from '../../src/rulesets/europa/state.js';
import { crtData } from '../../src/rulesets/boot-camp/index.js';
import type { CrtData } from '../../src/rulesets/europa/crtTable.js';
import { reformCrtData } from '../../src/rulesets/europa-reform/index.js';

const DEFENSE = 12;
/** Hexes beside 0505 that leave the way back open. */
const BESIDE = ['0504', '0404', '0604'];
/** As many divisions as stand there. */
const MOST = 9;
const DIVISION = 7;
/** The cadre of a division has about so much of its strength. */
const CADRE_SHARE = 0.4;

/** What one result costs, in strength points, and whether the hex is cleared. */
export interface Toll {
  readonly attacker: number;
  readonly defender: number;
  readonly cleared: number;
}

const ratioOf = (column: string): number => {
  const [a, b] = column.split(':').map(Number);
  return a / b;
};

/** Attackers of so many points: divisions of 7, and one smaller unit. */
const attackersOf = (points: number): ReadonlyArray<string> => {
  const divisions = Math.min(MOST, Math.floor(points / DIVISION));
  const rest = points - divisions * DIVISION;
  // more than nine divisions of 7 points are needed: the divisions are stronger
  const more = divisions === MOST ? rest : 0;
  const strength = (i: number): number => DIVISION + Math.floor(more / MOST) + (i < more % MOST ? 1 : 0);
  return [
    ...Array.from({ length: divisions }, (_, i) => `a${i}: German ${strength(i)}-6 Inf XX (${Math.round(strength(i) * CADRE_SHARE)}-6) @${BESIDE[Math.floor(i / 3)]}`),
    ...(more === 0 && rest > 0 ? [`b0: German ${rest}-6 Inf III @${BESIDE[0]} dot`] : []),
  ];
};

const strengthOf = (state: EuropaState, units: ReadonlyArray<{ readonly full: number; readonly cadre: number }>, from: number, to: number): number => {
  let sum = 0;
  for (let u = from; u < to; u++) if (state.units.hex[u] >= 0) sum += state.units.face[u] === 1 ? units[u].cadre : units[u].full;
  return sum;
};

/** One result carried out. */
export const toll = (rules: 'standard' | 'reform', column: string, result: string): Toll => {
  const points = Math.max(1, Math.ceil(ratioOf(column) * DEFENSE));
  const attackers = attackersOf(points);
  const made = makePosition({
    rules: 'basic',
    ...(rules === 'reform' ? { amend: ['REFORM-9C', 'REFORM-9F1'] } : {}),
    columns: [1, 10],
    rows: [1, 10],
    units: [...attackers, 'd0: Polish 4-6 Inf XX (1-6) @0505', 'd1: Polish 4-6 Inf XX (1-6) @0505', 'd2: Polish 4-6 Inf XX (1-6) @0505'],
    phase: 'combat',
    result,
  });
  if (isLeft(made)) throw new Error(made.left.map((p) => `${p.at}: ${p.detail}`).join('\n'));
  const { game } = made.right;
  let { state } = made.right;
  const { roster } = game.board;
  const worth = roster.units.map((u, ix) => ({
    full: roster.power[ix] === 0 ? u.full.attack : u.full.defense,
    cadre: u.cadre === null ? 0 : roster.power[ix] === 0 ? u.cadre.attack : u.cadre.defense,
  }));
  const n = attackers.length;
  const act = (action: EuropaAction): void => {
    const done = apply(game, state, action);
    if (isLeft(done)) throw new Error(done.left.map((v) => v.detail).join('; '));
    state = done.right.state;
  };
  const before = { attacker: strengthOf(state, worth, 0, n), defender: strengthOf(state, worth, n, n + 3) };
  for (const id of roster.ids.slice(0, n)) act({ type: 'commit', unit: id, target: '0505' });
  act({ type: 'resolve' });
  while (due(state) !== null || state.combat !== null) {
    const decision = due(state);
    if (decision?.kind === 'roll') act({ type: 'roll', die: 1 });
    else if (decision?.kind === 'advance') act({ type: 'pass' });
    else {
      const price = (a: EuropaAction): number =>
        a.type !== 'lose' ? 0 : a.units.reduce((sum, id) => {
          const u = roster.ixOf.get(id) ?? -1;
          return sum + (state.units.face[u] === 0 && roster.hasCadre[u] === 1 ? worth[u].full - worth[u].cadre : state.units.face[u] === 1 ? worth[u].cadre : worth[u].full);
        }, 0);
      const options = [...game.legalActions(state)];
      act(options.reduce((best, a) => (price(a) < price(best) ? a : best)));
    }
  }
  const hex = game.board.map.hexOf.get('0505') ?? -1;
  return {
    attacker: before.attacker - strengthOf(state, worth, 0, n),
    defender: before.defender - strengthOf(state, worth, n, n + 3),
    cleared: state.units.hex.slice(n, n + 3).every((h) => h !== hex) ? 1 : 0,
  };
};

export const COLUMNS = ['1:2', '1:1', '1.5:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1'];
export const MODIFIERS = [-2, -1, 0, 1, 2, 3, 4];
const TABLES: Readonly<Record<'standard' | 'reform', CrtData>> = { standard: crtData, reform: reformCrtData };

const known = new Map<string, Toll>();
/** The mean toll of an attack in a column at a modifier. */
export const meanToll = (rules: 'standard' | 'reform', column: string, modifier: number): Toll => {
  const table = TABLES[rules];
  const c = table.columns.indexOf(column);
  const rows = table.rows.map(Number);
  const sum = { attacker: 0, defender: 0, cleared: 0 };
  for (let die = 1; die <= 6; die++) {
    const row = Math.max(rows[0], Math.min(rows[rows.length - 1], die + modifier));
    const result = table.cells[rows.indexOf(row)][c].value;
    const key = `${rules} ${column} ${result}`;
    const t = known.get(key) ?? toll(rules, column, result);
    known.set(key, t);
    sum.attacker += t.attacker / 6;
    sum.defender += t.defender / 6;
    sum.cleared += t.cleared / 6;
  }
  return sum;
};

const cell = (t: Toll): string => `${t.attacker.toFixed(1)} / ${t.defender.toFixed(1)} / ${Math.round(t.cleared * 100)}`;

/** The table in Markdown: a row for each modifier and set of rules, a column for each odds. */
export const lossTable = (): string =>
  [
    `| die | rules | ${COLUMNS.join(' | ')} |`,
    `|---|---|${COLUMNS.map(() => '---|').join('')}`,
    ...MODIFIERS.flatMap((m) => (['standard', 'reform'] as const).map((rules) => `| ${m > 0 ? '+' : ''}${m} | ${rules} | ${COLUMNS.map((c) => cell(meanToll(rules, c, m))).join(' | ')} |`)),
  ].join('\n');
