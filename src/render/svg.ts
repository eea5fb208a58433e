/**
 * A position as one SVG document: a map sheet with its counters, title, notices and legend.
 * @module
 */
import type { SheetView, View } from '../engine/view.js';
import { boxSections } from './boxes.js';
import { renderFrontierBand, renderFrontierLine, renderFronts, renderTints } from './borders.js';
import { COUNTER_DEFS, markTags } from './counters.js';
import { renderFeatures, renderHexNumbers, renderMarks } from './features.js';
import { centerOf, gridExtent, hexPath } from './geometry.js';
import { renderCoasts, renderHexsides } from './hexsides.js';
import { legendSections } from './legend.js';
import { renderLines } from './lines.js';
import { attrs, escapeMarkup, fittingSize, FONTS, group, num, wrap } from './markup.js';
import { SHEET } from './palette.js';
import { renderPanel, type Section } from './panel.js';
import { BLOCKS_DEF, renderBlocks, renderPlaces } from './places.js';
import { coveredHexes, renderStacks } from './stacks.js';
import { renderSheet } from './sheet.js';
import { symbolDefs } from './symbols.js';
import { renderCovers, renderGround, terrainDefs } from './terrain.js';

/**
 * What to draw, and how large.
 * @since 0.1.0
 */
export interface SvgOptions {
  /** Size of the picture; at 1 a hex is 70 pixels from hexside to hexside. Default 1. */
  readonly scale?: number;
  /** Default true. */
  readonly hexNumbers?: boolean;
  /** Whether counters are drawn. Default true; without them the map is all there is. */
  readonly stacks?: boolean;
  /** Instead of the view's own title. */
  readonly title?: string;
  /** Whether legend and boxes are drawn below the map. Default true. */
  readonly legend?: boolean;
}

const MARGIN = 30;
const LEAST_WIDTH = 900;

const renderGrid = (view: View): string => {
  let d = '';
  for (let hex = 0; hex < view.map.grid.size; hex++) d += hexPath(centerOf(view.map.grid, hex));
  return `<path${attrs({ id: 'grid', d, fill: 'none', stroke: SHEET.grid, 'stroke-width': 0.7, 'stroke-opacity': 0.65 })}/>\n`;
};

const renderHead = (view: View, title: string, width: number): { readonly markup: string; readonly height: number } => {
  const room = width - 2 * MARGIN;
  const characters = Math.max(40, Math.floor(room / 7.2));
  // a ruleset may pass on the map's own notice; once is enough
  const notices = [...new Set([...view.notices, view.map.notice])]
    .filter((n) => n.trim() !== '')
    .flatMap((n) => wrap(n, characters));
  const line = (text: string, y: number, size: number, style: Readonly<Record<string, string>>): string =>
    `<text${attrs({ x: MARGIN, y, 'font-size': fittingSize(text, room, size), ...style })}>${escapeMarkup(text)}</text>\n`;
  let y = 54;
  let markup = line(title, y, 38, { 'font-weight': 'bold' });
  if (view.subtitle !== '') {
    y += 30;
    markup += line(view.subtitle, y, 21, { fill: SHEET.ink });
  }
  for (const notice of notices) {
    y += notice === notices[0] ? 26 : 18;
    markup += line(notice, y, 13.5, { fill: SHEET.faint, 'font-style': 'italic' });
  }
  return { markup: group({ id: 'head', fill: SHEET.ink }, markup), height: y + 20 };
};

const TALLY_WIDTH = 190;

/** What is kept off the map without counters. */
const tallySections = (view: View): ReadonlyArray<Section> =>
  (view.tallies ?? []).map(({ heading, entries }) => ({ heading, width: TALLY_WIDTH, entries: entries.map((label) => ({ label, draw: () => '' })) }));

/** A view without a map: its head, and the sheet below it. */
const renderMapless = (view: View, sheet: SheetView, title: string, scale: number): string => {
  const drawn = renderSheet(sheet);
  const width = Math.max(LEAST_WIDTH, drawn.width + 2 * MARGIN);
  const head = renderHead(view, title, width);
  const height = head.height + drawn.height + MARGIN;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${attrs({ width: width * scale, height: height * scale, viewBox: `0 0 ${num(width)} ${num(height)}`, 'font-family': FONTS })}>\n` +
    `<title>${escapeMarkup(title)}</title>\n<desc>${escapeMarkup(view.subtitle)}</desc>\n` +
    `<rect width="100%" height="100%" fill="${SHEET.paper}"/>\n` +
    head.markup +
    group({ transform: `translate(${MARGIN} ${num(head.height)})` }, drawn.markup) +
    '</svg>\n'
  );
};

/**
 * A position drawn as an SVG document. The same view and options give the same text on any machine.
 * Texts and colors are escaped or checked, so that a view from an untrusted file can do no harm.
 * @param view - the position, as a game's `view` writes it
 * @param options - scale and parts to draw
 * @returns a complete SVG document as text
 * @since 0.1.0
 */
export const renderSvg = (view: View, options: SvgOptions = {}): string => {
  const scale = options.scale !== undefined && options.scale > 0 && Number.isFinite(options.scale) ? options.scale : 1;
  const hexNumbers = options.hexNumbers ?? true;
  const title = options.title ?? view.title;
  if (view.sheet !== undefined) return renderMapless(view, view.sheet, title, scale);
  const drawn: View = options.stacks === false ? { ...view, stacks: [], boxes: [] } : view;
  const { map } = drawn;
  const tags = markTags([...drawn.stacks, ...drawn.boxes].flatMap((s) => s.counters.flatMap((c) => c.marks)));
  const extent = gridExtent(map.grid);
  const width = Math.max(LEAST_WIDTH, extent.x + 2 * MARGIN);
  const head = renderHead(drawn, title, width);
  const left = (width - extent.x) / 2;
  const panelTop = head.height + extent.y + 34;
  const panel =
    options.legend === false
      ? { markup: '', height: 0 }
      : renderPanel(
          [...tallySections(drawn), ...boxSections(drawn, tags), ...legendSections(drawn, tags)],
          MARGIN,
          panelTop,
          width - 2 * MARGIN,
        );
  const height = panelTop + panel.height + MARGIN;
  const types = [...drawn.stacks, ...drawn.boxes].flatMap((s) => s.counters.map((c) => c.type));
  const symbols = symbolDefs(new Set(['Inf', ...types]));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${attrs({
      width: width * scale,
      height: height * scale,
      viewBox: `0 0 ${num(width)} ${num(height)}`,
      'font-family': FONTS,
    })}>\n` +
    `<title>${escapeMarkup(title)}</title>\n<desc>${escapeMarkup(view.subtitle)}</desc>\n` +
    `<defs>\n${terrainDefs(map)}${BLOCKS_DEF}${COUNTER_DEFS}${symbols}</defs>\n` +
    `<rect width="100%" height="100%" fill="${SHEET.paper}"/>\n` +
    head.markup +
    group(
      { id: 'map', transform: `translate(${num(left)} ${num(head.height)})` },
      renderGround(map) +
        renderTints(drawn) +
        renderCovers(map) +
        renderBlocks(map) +
        renderGrid(drawn) +
        renderCoasts(map) +
        renderFrontierBand(map) +
        renderFronts(drawn) +
        renderHexsides(drawn) +
        renderFrontierLine(map) +
        renderLines(map) +
        renderFeatures(drawn) +
        (hexNumbers ? renderHexNumbers(map) : '') +
        renderStacks(drawn, tags, hexNumbers) +
        renderPlaces(map, coveredHexes(drawn)) +
        renderMarks(drawn),
    ) +
    group({ id: 'panel' }, panel.markup) +
    '</svg>\n'
  );
};
