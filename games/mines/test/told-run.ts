import { digestOf } from '@foretell/engine';
import { type BoardSeen, CLOSED, CRATER, SILENT } from '../src/board-seen.ts';
import type { Event } from '../src/events.ts';
import { mines } from '../src/game.ts';
import type { Move } from '../src/moves.ts';
import type { State } from '../src/state.ts';
import type { Entry } from './runs.ts';

/**
 * A run as a story that can be read without knowing the code, and that changes whenever the game does: one line a move, the board as it
 * is seen when it is laid and after each round, the settlement line by line, and a digest at every round's end.
 */
export function toldRun(title: string, run: readonly Entry[]): string {
  const first = run[0]?.before;
  if (first === undefined) throw new Error('a run without an entry');
  const lines = [title, '', ...mapLines(first)];
  for (const entry of run) lines.push(...entryLines(entry));
  const last = run.at(-1)?.after;
  if (last !== undefined)
    lines.push('', `${last.moves} moves, returns ${mines.returns(last)}, digest ${digestOf(last)}`);
  return `${lines.join('\n')}\n`;
}

function mapLines(state: State): readonly string[] {
  const { nodes, level } = mines.observe(state, 'hero');
  const lines = nodes.map(({ id, depth, kind, next, boards }) => {
    const ahead =
      boards === null ? '' : `, ${boards.size}×${boards.size} ${[boards.map, ...boards.variants].join(' ')}`;
    return `  ${id}: depth ${depth}, ${kind}${ahead}${next.length > 0 ? `, leads to ${next.join(' and ')}` : ''}`;
  });
  return [`level ${level}`, ...lines];
}

function entryLines(entry: Entry): readonly string[] {
  const { move, note, events, after, before } = entry;
  // Walks are told with what they lead to.
  if (move.kind === 'walk') return [];
  const why =
    note === undefined || note.why === 'road' || note.why === 'reward'
      ? ''
      : ` (${note.why}${riskOf(note.riskPm)})`;
  const lines = [`${indentOf(before)}${moveText(move)}${why}${openedText(events)}`];
  for (const event of events) lines.push(...eventLines(event));
  const seen = mines.observe(after, 'hero');
  const isRoundOver = events.some(({ kind }) => kind === 'round-ended');
  if (isRoundOver && seen.lastBoard !== null) lines.push(...boardLines(seen.lastBoard));
  if (seen.battle !== null && (isRoundOver || events.some(({ kind }) => kind === 'board-laid')))
    lines.push(...boardLines(seen.battle.board));
  if (isRoundOver) lines.push(`    digest ${digestOf(after)}`);
  if (events.some(({ kind }) => kind === 'level-entered')) lines.push('', ...mapLines(after));
  return lines;
}

function indentOf({ battle }: State): string {
  return battle === null ? '' : '    ';
}

function riskOf(riskPm: number | null): string {
  return riskPm === null ? '' : `, ${(riskPm / 10).toFixed(1)} %`;
}

function moveText(move: Move): string {
  switch (move.kind) {
    case 'go':
      return `\ngo to ${move.node}`;
    case 'take':
      return `take ${move.choice}`;
    case 'use':
      return `use ${move.item}`;
    case 'stop':
    case 'refresh':
      return move.kind;
    default:
      return `${move.kind} ${move.cell}`;
  }
}

/** What a dig opened, with the rows: `12=strike`. */
function openedText(events: readonly Event[]): string {
  const dug = events.find((event) => event.kind === 'dug');
  if (dug === undefined) return '';
  return `: ${dug.opened.map(({ cell, kind, isMine }) => `${cell}=${kind}${isMine ? ' mine!' : ''}`).join(' ')}`;
}

function eventLines(event: Event): readonly string[] {
  switch (event.kind) {
    case 'node-entered':
      return [`  ${event.nodeKind}, level ${event.level}, depth ${event.depth}`];
    case 'battle-begun':
      return [`  battle ${event.battle} on ${event.map}: ${event.units.join(', ')}`];
    case 'battle-ended':
      return [`  ${event.outcome} with ${event.hp} hp`];
    case 'healed':
      return [`  healed by ${event.source}: ${event.before} → ${event.after}`];
    case 'offered':
      return [`  ${event.offer}: ${event.choices.join(', ')}`];
    case 'taken':
      return [`  takes ${event.id}`];
    case 'run-ended':
      return [`  the run is ${event.outcome}`];
    case 'round-begun':
      return [`    round ${event.round}: ${event.grant} AP`];
    case 'round-ended':
      return [
        `    round ${event.round} ends: ${event.reason}${event.banked > 0 ? `, ${event.banked} to the reserve` : ''}`,
      ];
    case 'seal-settled':
      return [`      seal on ${event.cell}: ${event.isHit ? 'hit' : 'miss'}`];
    case 'line':
      return [`      ${lineText(event.line)}`];
    case 'refreshed':
      return [`    a new board for ${event.cost} of the reserve, ${event.left} left`];
    case 'numbers-shown':
      return [`    late numbers: ${event.cells.map(({ cell, number }) => `${cell}=${number}`).join(' ')}`];
    case 'item-used':
      return [`    it shows: ${event.cells.map(({ cell, number }) => `${cell}=${number}`).join(' ')}`];
    case 'reserve-emptied':
      return event.rap > 0 ? [`    ${event.rap} of the reserve are gone`] : [];
    default:
      return [];
  }
}

type Line = Extract<Event, { kind: 'line' }>['line'];

function lineText({
  source,
  cell,
  kind,
  effectId,
  magnitude,
  percent,
  target,
  before,
  after,
  status,
}: Line): string {
  const from = [source, ...(kind === null ? [] : [kind]), ...(cell === null ? [] : [`of ${cell}`])].join(' ');
  const what = `${effectId} ${magnitude}${percent === 100 ? '' : ` (${percent} %)`}`;
  return status === 'paid'
    ? `${from}: ${what}, ${target} ${before} → ${after}`
    : `${from}: ${what}, too late`;
}

/** `#` closed, `~` closed and varied, `*` crater, `,` open and silent, `!` `+` `-` seals: open, hit, missed; `[ ]` the avatar. */
function boardLines({ size, shown, seals, regions, avatar }: BoardSeen): readonly string[] {
  const marks = new Map(seals.map(({ cell, state }) => [cell, { open: '!', hit: '+', miss: '-' }[state]]));
  const varied = new Set(regions.flatMap(({ cells }) => cells));
  const cells = shown.map((each, cell) => {
    const letter = marks.get(cell) ?? letterOf(each, varied.has(cell));
    return cell === avatar ? `[${letter}]` : ` ${letter} `;
  });
  return Array.from(
    { length: size },
    (_, row) => `      ${cells.slice(row * size, (row + 1) * size).join('')}`,
  );
}

function letterOf(shown: number, isVaried: boolean): string {
  if (shown === CLOSED) return isVaried ? '~' : '#';
  if (shown === CRATER) return '*';
  return shown === SILENT ? ',' : String(shown).replace('0', '.');
}
