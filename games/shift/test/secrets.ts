import type { RngState } from '@foretell/engine';
import { type Day, isOver, type State } from '../src/state.ts';

/** States that differ from `state` only in what `seat` may not know (RULES.md §7). */
export function hiddenChanges(state: State, seat: string): readonly State[] {
  const changes: State[] = [withStreams(state)];
  // After the last day everything has been shown.
  if (seat === 'boss' && !isOver(state)) changes.push(...swappedHours(state), ...otherLeaks(state));
  if (seat === 'worker') changes.push(...otherSealedSheets(state));
  return changes;
}

/** Numbers that are still to be drawn are nobody's to know. */
function withStreams(state: State): State {
  const other = (words: RngState): RngState =>
    [words[0] ^ 1, words[1], words[2], words[3]].map((word) => word >>> 0) as never;
  return { ...state, rng: { detection: other(state.rng.detection), leak: other(state.rng.leak) } };
}

/** The same day with two of the worker's hours exchanged that the boss could not tell apart: the totals stay. */
function swappedHours(state: State): State[] {
  return state.days.flatMap((day, index) => {
    const hidden = day.boss.flatMap((hour, at) => (hour === 'meeting' ? [at] : []));
    const unseen = day.boss.flatMap((hour, at) => (hour === 'watch' && day.fines[at] === 0 ? [at] : []));
    return [...hidden, ...unseen].flatMap((one, position, all) => {
      const other = all[position + 1];
      if (other === undefined || day.worker[one] === day.worker[other]) return [];
      const days = state.days.map((each, at) => (at === index ? exchange(each, one, other) : each));
      return [{ ...state, days }];
    });
  });
}

function exchange(day: Day, one: number, other: number): Day {
  const worker = day.worker.map((hour, at) => {
    const from = at === one ? other : at === other ? one : at;
    return day.worker[from] ?? hour;
  });
  return { ...day, worker };
}

/** Which of his meetings were shown today, the boss learns when the day closes. */
function otherLeaks(state: State): State[] {
  if (state.sealed === null) return [];
  const { hours, leaked } = state.sealed;
  const meeting = hours.indexOf('meeting');
  const flipped = leaked.map((isShown, hour) => (hour === meeting ? !isShown : isShown));
  return [{ ...state, sealed: { hours, leaked: flipped } }];
}

/** The boss's sealed sheet with an unshown meeting moved to a watched hour. */
function otherSealedSheets(state: State): State[] {
  if (state.sealed === null) return [];
  const { hours, leaked } = state.sealed;
  const from = hours.findIndex((hour, at) => hour === 'meeting' && !leaked[at]);
  const to = hours.indexOf('watch');
  if (from === -1 || to === -1) return [];
  const moved = hours.map((hour, at) => (at === from ? 'watch' : at === to ? 'meeting' : hour));
  return [{ ...state, sealed: { hours: moved, leaked } }];
}
