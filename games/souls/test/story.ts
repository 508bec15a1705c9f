import { digestOf } from '@foretell/engine';
import { after, moves, viewOf } from './scenes.ts';
import type { Event, State } from './souls.ts';

/**
 * A play as a story to read: before each move the board as the player sees it (`@` the hero, an enemy by its first letter, a capital
 * one while its hand is raised, `!` struck with the next turn, `:` later, `*` the hero's own cells), the bars, then the move and
 * what came of it. Ends with a digest, so that it changes whenever the game does.
 */
export function storyOf(start: State, text: string): string {
  const words = text.split(' ');
  let state = start;
  const blocks = [boardOf(state)];
  for (const [place, move] of moves(text).entries()) {
    const step = after(state, move);
    state = step.state;
    blocks.push([`> ${words[place]}`, ...step.events.map(lineOf), '', boardOf(state)].join('\n'));
  }
  return `${blocks.join('\n\n')}\n\n${digestOf(state)}\n`;
}

function boardOf(state: State): string {
  const view = viewOf(state);
  const { width, rows } = view.ground;
  const cells = Array.from(rows.join(''));
  for (const cell of view.ownCells) if (cells[cell] === '.') cells[cell] = '*';
  for (const { cell, turns } of [...view.danger].reverse()) cells[cell] = turns === 1 ? '!' : ':';
  for (const { cell, species, state: is, size } of view.enemies) {
    const letter = is === 'windup' ? species.charAt(0).toUpperCase() : species.charAt(0);
    for (let part = 0; part < size * size; part++) {
      cells[cell + Math.trunc(part / size) * width + (part % size)] = letter;
    }
  }
  for (const { cell } of view.projectiles) cells[cell] = 'o';
  cells[view.self.cell] = '@';
  const { self } = view;
  const busy = self.busy === null ? '' : `  ${self.busy.kind} ${self.busy.left}`;
  const bars = `turn ${view.turn}  health ${self.hp}/${self.hpMax}  stamina ${self.stamina / 48}/${self.staminaMax / 48}${busy}`;
  const foes = view.enemies.map(
    ({ species, hp, hpMax, state: is, timer }) =>
      `${species} ${hp}/${hpMax} ${is}${timer > 0 ? ` ${timer}` : ''}`,
  );
  const board = rows.map((_, y) => cells.slice(y * width, (y + 1) * width).join(''));
  return [...board, bars, ...foes].join('\n');
}

/** One event: its kind and whatever it says, cells left out. */
function lineOf(event: Event): string {
  const { kind, seen, ...facts } = event;
  const told = Object.entries(facts)
    .filter(([name]) => !['cell', 'cells', 'from', 'to', 'leaves'].includes(name))
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  return `  ${kind}${told.length > 0 ? `: ${told.join(', ')}` : ''}${seen ? '' : ' (unseen)'}`;
}
