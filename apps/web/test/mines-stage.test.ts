import { CLOSED, DEFAULT_CONFIG, type Move, mines, type State, type View } from '@foretell/mines';
import { describe, expect, test } from 'vitest';
import { hudOf } from '../src/boards/mines/battle/hud.ts';
import { closingView } from '../src/boards/mines/closing.ts';
import { NOTHING_SHOWN, parseShown, type Shown, type Stage, stageOf } from '../src/boards/mines/stage.ts';
import { playerNamed } from './mines-runs.ts';

/** Views of a run of the expert, move by move. */
function viewsOf(seed: string) {
  let state = mines.setup(DEFAULT_CONFIG, seed);
  const views: { readonly state: State; readonly view: View; readonly move: Move }[] = [];
  for (let count = 0; count < 400 && mines.toAct(state).kind !== 'over'; count++) {
    const view = mines.observe(state, 'hero');
    const move = decide(view);
    views.push({ state, view, move });
    const step = mines.apply(state, { hero: move });
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  return views;
}
const decide = (view: View) => playerNamed('expert').decide(view, 'view-model').move;
const VIEWS = viewsOf('view-model');

describe('what stands around the board', () => {
  const huds = VIEWS.filter(({ view }) => view.battle !== null).map(({ view }) => ({
    view,
    hud: hudOf(view),
  }));

  test('always says action points, reserve and what is left of the refreshes, and the last action (D1-1)', () => {
    expect(huds.length).toBeGreaterThan(100);
    for (const { view, hud } of huds) {
      expect(hud).toMatchObject({ ap: view.battle?.ap, rap: view.battle?.rap });
      expect(hud.refresh.left).toBe(2 - (view.battle?.refreshUsed ?? 0));
      expect(hud.isLastAction).toBe(view.battle?.ap === 1);
    }
  });

  test('counts opened cells of all, and has no number from which the mines could be counted', () => {
    for (const { view, hud } of huds) {
      const { size = 0 } = view.battle?.board ?? {};
      expect(hud.cells).toBe(size * size);
    }
  });

  test('foretells what a stop settles', () => {
    let checked = 0;
    for (const { view, state } of VIEWS) {
      if (view.battle === null || view.battle.board.seals.some((seal) => seal.state === 'open')) continue;
      const step = mines.apply(state, { hero: { kind: 'stop' } });
      if (!step.ok) throw new Error(step.error.code);
      const after = mines.observe(step.value.state, 'hero');
      if (after.battle === null) continue;
      expect(hudOf(view).hero.hpAfter).toBe(after.hero.hp);
      expect(hudOf(view).units.map(({ hpAfter }) => hpAfter)).toEqual(after.battle.units.map(({ hp }) => hp));
      expect(after.battle.rap).toBe(view.battle.rap + hudOf(view).stopBanks);
      checked++;
    }
    expect(checked).toBeGreaterThan(50);
  });
});

describe('which screen it is time for', () => {
  test('a run goes through all of them in order, each once', () => {
    let shown = NOTHING_SHOWN;
    const seen: string[] = [];
    for (const { view } of VIEWS) {
      for (const stage of stagesOf(view, shown)) {
        if (stage.kind !== seen.at(-1)) seen.push(stage.kind);
        shown = after(shown, stage);
      }
    }
    const text = seen.join(' ');
    expect(text).toMatch(/^map battle-begin battle( settlement battle)* settlement battle-over offer/);
    expect(text).not.toMatch(/settlement (map|offer)/);
  });

  test('after a reload it is the one at which the page was left', () => {
    const settled = VIEWS.find(({ view }) => view.lines.length > 0 && view.battle !== null)?.view;
    if (settled === undefined) throw new Error('nothing was settled');
    const note = { begun: 1, settled: '', ended: 0 };
    expect(stageOf(settled, parseShown(JSON.parse(JSON.stringify(note)))).kind).toBe('settlement');
    expect(parseShown('rubbish')).toEqual(NOTHING_SHOWN);
  });

  test('a round that closes is seen on the board that its last move has left', () => {
    let cleared = 0;
    for (const [at, last] of VIEWS.entries()) {
      const after = VIEWS[at + 1]?.view;
      if (after === undefined || last.view.battle === null || last.move.kind !== 'dig') continue;
      const closing = closingView(last, after);
      expect(closing?.battle?.board.shown[last.move.cell]).not.toBe(CLOSED);
      if (after.lastBoard !== null && after.lastBoard !== last.view.lastBoard) cleared++;
    }
    expect(cleared).toBeGreaterThan(0);
    expect(closingView(null, VIEWS[1]?.view ?? raise())).toBeUndefined();
  });
});

/** Every screen of one moment, one after the other. */
function stagesOf(view: View, shown: Shown): readonly Stage[] {
  const stage = stageOf(view, shown);
  const next = after(shown, stage);
  return next === shown ? [stage] : [stage, ...stagesOf(view, next)];
}

function after(shown: Shown, stage: Stage): Shown {
  if (stage.kind === 'settlement') return { ...shown, settled: stage.key };
  if (stage.kind === 'battle-over') return { ...shown, ended: stage.ordinal };
  return stage.kind === 'battle-begin' ? { ...shown, begun: stage.ordinal } : shown;
}

function raise(): never {
  throw new Error('no such view');
}
