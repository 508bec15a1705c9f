/**
 * Rules that can be left out of a play, each by one name, so that a test or an experiment can show what it is for
 * (RULES.md §24). A play with nothing left out is the game.
 */
export const SWITCHES = [
  /** §1: a windup counts once a world turn; off, once for each act of its owner. */
  'state-once-a-turn',
  /** §12: energy only in turns in which it can be used; off, it is banked while busy. */
  'energy-when-free',
  /** §2: the three tiers of effort; off, every turn pays in full. */
  'effort-tiers',
  /** §2: one rate everywhere; off, four times as much while nobody has seen the hero. */
  'one-rate',
  /** §3: bodies are walls for the walking hero. */
  'bodies-pinch',
  /** §4: one roll a turn. */
  'one-roll',
  /** §5: a body is hit once by an attack; off, once for each of its cells. */
  'one-body-one-hit',
  /** §6: announced cells follow the body; off, they stay where they were. */
  'cells-follow-body',
  /** §6: one stage a turn; off, a whole sequence in one. */
  'one-stage-a-turn',
  /** §6: stages that aim anew do; off, they keep the first facing. */
  're-aim',
  /** §6: whoever winds up is seen. */
  'forced-sight',
  /** §13: a projectile flies past its owner. */
  'own-shots-pass',
  /** §7: stamina comes back only when ready or resting; off, in recovery too. */
  'no-gain-in-recovery',
  /** §8: a detonation refunds for marks beyond the first; off, for each. */
  'lone-mark-pays-nothing',
  /** §8: a detonation refunds at all. */
  'refrain-refund',
  /** §9: windup gains nothing. */
  'no-gain-in-windup',
  /** §9: every input burns a busy turn; off, a skill is struck at once. */
  'busy-burns',
  /** §14: only hunters forbid rest; off, whoever is awake does. */
  'only-hunters-forbid-rest',
  /** §14: being seen makes a hunter; off, nobody ever hunts. */
  'sight-makes-hunters',
  /** §15: the ground around the hero is clear of noise. */
  'noise-clears',
  /** §16: blocked cells of an attack are neither drawn nor struck. */
  'line-of-effect',
] as const;
export type Switch = (typeof SWITCHES)[number];
