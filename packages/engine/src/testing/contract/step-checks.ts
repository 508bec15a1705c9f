import type { AnyGame, Seat } from '../../game.ts';
import { firstDifference } from './plain.ts';
import { sample } from './sample.ts';
import { hasSecrets } from './secret-checks.ts';
import { broken, type Check, type Moment, type Subject } from './subject.ts';
import { type OtherStep, stepsFromRivals, stepsFromVariations } from './variations.ts';

/** What a step tells, it tells through the views that follow it, and for good. */
export const STEP_CHECKS: readonly Check[] = [
  {
    title: 'events tell a seat nothing that its next view keeps from it',
    concerns: hasSecrets,
    run: checkEvents,
  },
  {
    title: 'a step that revealed something is never taken back',
    concerns: ({ mayUndo }) => mayUndo !== undefined,
    run: checkMayUndo,
  },
];

const STEPS_TRIED = 96;

function checkEvents(subject: Subject): void {
  const { game, moments, rng } = subject;
  const dice = rng('events');
  let compared = 0;
  for (const moment of sample(dice, moments(), STEPS_TRIED)) {
    for (const seat of game.facts.seats) {
      const others = [
        ...stepsFromVariations(subject, moment, seat),
        ...stepsFromRivals(subject, moment, seat, dice),
      ];
      compared += others.filter((other) => isToldNothing(game, moment, seat, other)).length;
    }
  }
  if (compared === 0) broken('no two steps looked the same to any seat, so nothing was compared');
}

/**
 * False when the views after the two steps differ, which then is what told the seat. Fails when they are equal and the
 * events are not.
 */
function isToldNothing(game: AnyGame, { play, index, where }: Moment, seat: Seat, other: OtherStep): boolean {
  const step = game.apply(other.state, other.moves);
  if (!step.ok) return false;
  const [view, otherView] = [play.states[index + 1], step.value.state].map((state) =>
    game.observe(state, seat),
  );
  if (firstDifference(view, otherView) !== undefined) return false;
  const [noticed, otherNoticed] = [play.events[index] ?? [], step.value.events].map((events) =>
    events.map((event) => game.perceive(event, seat)).filter((event) => event !== undefined),
  );
  const difference = firstDifference(noticed, otherNoticed);
  if (difference !== undefined) {
    broken(
      `${where}: what ${seat} perceives of the next entry tells more than its view: event ${difference}`,
    );
  }
  return true;
}

function checkMayUndo(subject: Subject): void {
  const { game, moments, rng } = subject;
  const dice = rng('taking back');
  const allowed = moments().filter(({ play, index, state }) => {
    const after = play.states[index + 1];
    return after !== undefined && game.mayUndo?.(state, after) === true;
  });
  if (allowed.length === 0) broken('mayUndo allows nothing in any play: leave it out');
  for (const moment of sample(dice, allowed, STEPS_TRIED)) {
    if (moment.turn.kind === 'chance' && moment.turn.outcomes.length > 1) {
      broken(`${moment.where}: mayUndo allows to take back an outcome of chance`);
    }
    for (const seat of game.facts.seats) {
      // A rival's move is a secret only from those who decide beside it.
      const rivals = moment.seats.includes(seat) ? stepsFromRivals(subject, moment, seat, dice) : [];
      const others = [...stepsFromVariations(subject, moment, seat), ...rivals];
      for (const other of others) expectToldNothing(game, moment, seat, other);
    }
  }
}

function expectToldNothing(
  game: AnyGame,
  { play, index, where }: Moment,
  seat: Seat,
  other: OtherStep,
): void {
  const step = game.apply(other.state, other.moves);
  const difference = step.ok
    ? firstDifference(game.observe(play.states[index + 1], seat), game.observe(step.value.state, seat))
    : `the moves might have been refused: ${step.error.code}`;
  if (difference !== undefined)
    broken(`${where}: mayUndo allows a step that tells ${seat} something: ${difference}`);
}
