import { type Refusal, rngStream } from '@foretell/engine';
import { levelOf } from '../floors/level-of.ts';
import { refuse } from '../refusals.ts';
import { arrived, heroAs, newFloor, sourceOf } from '../setup.ts';
import { cellDistance, type Ground } from '../space/ground.ts';
import type { State } from '../state.ts';
import { HERO_IDS, type HeroId } from '../tables/ids.ts';
import { type Draft, tell } from '../turn/draft.ts';
import { upkeep } from '../turn/upkeep.ts';

/** Why the hero cannot go down from here. */
export function refusalOfDescent({ hero, floor, config, run }: State, ground: Ground): Refusal | undefined {
  if (ground.level.stairs !== hero.cell) return refuse('no-stairs');
  if (floor.depth === 0 && config.scene === null && hero.id === null) return refuse('no-hero');
  return ground.level.arena !== null && !run.bossFell ? refuse('shut') : undefined;
}

/** Goes down: the run is won below its last floor. What the turn still owes is paid on the way. */
export function descend(draft: Draft): void {
  const { config } = draft.before;
  const { depth } = draft.floor;
  draft.turn += 1;
  draft.stepped = true;
  draft.hero.guard = null;
  upkeep(draft);
  if (config.scene !== null || depth === config.lastFloor) win(draft);
}

export function win(draft: Draft): void {
  draft.outcome = 'won';
  tell(draft, { kind: 'over', outcome: 'won', death: null, final: false });
}

/** The state on the next floor. A floor change is no move of the body: it has an event of its own. */
export function onNextFloor(state: State): State {
  const { config, seed } = state;
  const depth = state.floor.depth === 0 ? config.firstFloor : state.floor.depth + 1;
  const source = sourceOf(config, seed, depth);
  const there: State = {
    ...state,
    hero: { ...state.hero, cell: levelOf(source).arrival },
    floor: newFloor(source, depth),
    behaviour: rngStream(seed, `behaviour/${depth}`),
  };
  return { ...arrived(there), moves: state.moves };
}

/** In the Hall one becomes whoever one stands beside, the nearest of the newly met (RULES.md §20). */
export function becomeNeighbour(draft: Draft): void {
  const { level, hero, before } = draft;
  const met = level.people
    .filter(({ cell }) => cellDistance(draft.ground, cell, hero.cell) === 1)
    .map(({ who }) => HERO_IDS.find((id) => id === who))
    .filter((id): id is HeroId => id !== undefined);
  const id = met.find((each) => each !== hero.id);
  if (id === undefined || (hero.id !== null && met.includes(hero.id))) return;
  draft.hero = { ...heroAs(before.config, hero, id) };
  tell(draft, { kind: 'became', hero: id });
}
