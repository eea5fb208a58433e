/**
 * The rules of the war in the East: Boot Camp without its air points, the standard game as far as it is known, and Europa Reform over
 * them or not.
 * @rule FITE, REFORM
 * @module
 */
import { type Amendment, amend } from '../../kernel/amendment.js';
import { isLeft } from '../../prelude.js';
import { overrunAmendments } from '../../rulesets/boot-camp/advanced/overruns/index.js';
import { specialAmendments } from '../../rulesets/boot-camp/advanced/special/index.js';
import { basic } from '../../rulesets/boot-camp/index.js';
import type { EuropaRules } from '../../rulesets/europa/rules.js';
import { reformAmendments } from '../../rulesets/europa-reform/index.js';
import { eastCampaign, fireInTheEastAmendments } from '../../rulesets/fire-in-the-east/index.js';

const made = (id: string, title: string, more: ReadonlyArray<Amendment<EuropaRules>>): EuropaRules => {
  const list = [...overrunAmendments, ...specialAmendments, eastCampaign, ...fireInTheEastAmendments, ...more];
  const rules = amend<EuropaRules>(basic, list);
  if (isLeft(rules)) throw new Error(rules.left.map((e) => e.detail).join(' '));
  return { ...rules.right, id, title, amendments: list.map((a) => a.id) };
};

/** The standard game as far as it is known. @since 0.3.0 */
export const fireInTheEast: EuropaRules = made('fire-in-the-east', 'Fire in the East, as far as it is known', []);

/** The same with every item of Europa Reform. @since 0.3.0 */
export const europaReform: EuropaRules = made('europa-reform', 'Europa Reform over Fire in the East', reformAmendments);
