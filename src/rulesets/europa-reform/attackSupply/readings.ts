/**
 * The readings of attack supply.
 * @module
 */
import { type Reading, reading } from '../../europa/readings.js';

/** Defaults are the first value of each. */
export const attackSupplyReadings: ReadonlyArray<Reading> = [
  reading('attack-supply-range', 'AMB-ER-82', 'REFORM 12C5', 'How long may the line from a unit to a headquarters be?',
    { base: 'As long as the overland part of a supply line by the rules in force.', 'boot-camp': '7 hexes in clear weather, 4 in snow and frost, 3 otherwise, whatever else the rules say of supply lines.' },
    'It is an overland supply line like any, and the standard rules of those are not at hand.'),
  reading('transported-attack-supply', 'AMB-ER-83', 'REFORM 12C5', 'Whom does a point of transported attack supply serve?',
    { re: 'One RE, for the player turn.', strength: 'One point of attack strength, for the player turn.' },
    'Supply by air is counted in REs in the series, and 30 REs are of the order of what a headquarters gives.'),
  reading('transported-to-tank-army', 'AMB-ER-84', 'REFORM 12C5, 31C', 'May transported attack supply serve units in the hex of a Tank Army headquarters?',
    { no: 'No.', yes: 'Yes.' },
    'An active Front headquarters alone may extend it to them.'),
  reading('attack-supply-halving', 'AMB-ER-87', 'REFORM 12D1', 'With what is the halving for want of attack supply not cumulative?',
    { supply: 'With other effects of supply.', every: 'With any other reduction of strength.' },
    'Other supply effects are what the rule names.'),
  reading('nations-without-hq', 'AMB-ER-100', 'REFORM 12H', 'Who serves units of a nation that has no headquarters in the order of battle?',
    { german: 'For Axis nations the German ones, within their limits for allies; for others nobody.', none: 'Nobody: they attack with half their strength.', exempt: 'They need none.' },
    'A few Axis divisions may use the headquarters of another Axis nation.'),
  reading('hq-limits', 'AMB-ER-101', 'REFORM 12H', 'For how long do the limits of an active headquarters hold?',
    { phase: 'For a phase, as those of an inactive one do.', 'player-turn': 'For the whole player turn.' },
    'An active headquarters should be worse than an inactive one in nothing.'),
  reading('non-divisional-supply', 'AMB-ER-102', 'REFORM 12H', 'May units below division draw on an active headquarters in an attack without any division?',
    { free: 'Yes, any number of them.', 'with-division': 'Only in an attack with a division that the same headquarters serves.' },
    'Otherwise activation would take away the 12 REs that an inactive headquarters gives to brigades.'),
  reading('active-hq-as-inactive', 'AMB-ER-103', 'REFORM 12H', 'Does an active headquarters also give what it would give while inactive?',
    { no: 'No, one or the other.', yes: 'Yes.' },
    'They are separate cases.'),
  reading('inactive-hq-nations', 'AMB-ER-104', 'REFORM 12H', 'May an inactive headquarters serve units of another Axis nation?',
    { own: 'No, its own nation only.', quota: 'Yes, those that it may serve while it is active, within its limits as an inactive one.' },
    'Limits for other nations are stated for active headquarters; the general rule is one’s own.'),
  reading('arctic-attack-supply', 'AMB-ER-111', 'REFORM 12H', 'Have units in the Arctic attack supply?',
    { exempt: 'They need none: another rule governs operations there.', halved: 'No, never.' },
    'The sentence that keeps headquarters out refers to that rule.'),
  reading('overrun-again-res', 'AMB-ER-120', 'REFORM 12H', 'A unit overruns twice in a phase. Does it count twice against the 12 REs of an inactive headquarters?',
    { once: 'Once.', twice: 'Each time.' },
    'The limit is one of REs, not of attacks.'),
  reading('replacement-army-automatic', 'AMB-ER-174', 'REFORM 39J', 'Have divisions of the Replacement Army attack supply where units have it by themselves?',
    { never: 'No.', served: 'Yes.' },
    'They may never receive it.'),
];
