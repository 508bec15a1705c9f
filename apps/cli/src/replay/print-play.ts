import { type AnyGame, replay } from '@foretell/engine';
import { isRecord } from '../read.ts';
import type { VerifiedPlay } from './read-play.ts';

/** The whole play for people, hidden things included: a block an entry with its moves and what happened. */
export function printPlay({ game, save }: VerifiedPlay): string {
  const players = Object.entries(save.players).map(([seat, player]) => `${seat}: ${player}`);
  const blocks = [
    `${game.id}, rules version ${save.rulesVersion}, seed ${JSON.stringify(save.seed)}\n${players.join(', ')}`,
  ];
  const states = replay(game, save);
  if (!states.ok) throw new Error('a play that was verified no longer replays');
  for (const [index, entry] of save.entries.entries()) {
    const step = game.apply(states.value[index], entry.moves);
    const events = step.ok ? step.value.events : [];
    blocks.push(
      [
        `entry ${index + 1}`,
        ...Object.entries(entry.moves).map(([seat, move]) => `  ${seat}: ${plain(move)}`),
        ...events.map((event) => `    ${plain(event)}`),
      ].join('\n'),
    );
  }
  blocks.push(ending(game, states.value.at(-1)));
  return blocks.join('\n\n');
}

function ending(game: AnyGame, state: unknown): string {
  const turn = game.toAct(state);
  if (turn.kind !== 'over')
    return `not over: ${turn.kind === 'seats' ? turn.seats.join(', ') : 'chance'} to act`;
  const utilities = game.returns(state);
  return `over: ${game.facts.seats.map((seat, index) => `${seat} ${utilities[index]}`).join(', ')}`;
}

/** Plain JSON with little punctuation: `hour-passed, day 0, hour 3, boss watch`. The kind comes first and has no name. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(' ');
  if (!isRecord(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const { kind, ...rest } = value;
  const fields = Object.entries(rest).map(([name, field]) => `${name} ${plain(field)}`);
  return [...(kind === undefined ? [] : [plain(kind)]), ...fields].join(', ');
}
