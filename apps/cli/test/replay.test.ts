import { describe, expect, it } from 'vitest';
import { typed, week } from './typed.ts';

const { save, link } = week('a week', { boss: 'habit', worker: 'normal' });

/** The save with one thing changed. */
function changed(
  change: (save: {
    game: string;
    players: Record<string, string>;
    entries: { moves: Record<string, { kind: string; hours: string[] }>; digest: string }[];
  }) => void,
): string {
  const copy = JSON.parse(save);
  change(copy);
  return JSON.stringify(copy);
}

describe('a week that was saved', () => {
  it('verifies from a file, from standard input, as a link and as a URL with the link in it', async () => {
    const files = { 'week.json': save, '-': save, 'link.txt': `${link}\n` };
    for (const arg of ['week.json', '-', 'link.txt', link, `https://example.org/#/replay/${link}`]) {
      const { code, out } = await typed(['replay', arg, '--verify'], files);
      expect(code).toBe(0);
      expect(out).toMatch(/^verified: shift, entries: 5, digest: [0-9a-f]{32}$/);
    }
  });

  it('is printed with its players, every move, every hour and the end', async () => {
    const { out } = await typed(['replay', 'week.json'], { 'week.json': save });
    expect(out).toContain('shift, rules version');
    expect(out).toContain('boss: bot, worker: bot');
    expect(out.match(/^entry \d$/gm)).toHaveLength(5);
    expect(
      out.match(
        /^ {4}hour-passed, day \d, hour \d, boss (meeting|watch), worker (work|coast|slack), fine \d+$/gm,
      ),
    ).toHaveLength(40);
    expect(out.split('\n').at(-1)).toMatch(/^over: boss -?[01], worker -?[01]$/);
  });

  it('is one object for programs', async () => {
    const { out } = await typed(['replay', '-', '--json'], { '-': save });
    expect(JSON.parse(out)).toMatchObject({ isVerified: true, from: 'save', save: { game: 'shift' } });
  });
});

describe('what does not verify is named with one line', () => {
  const cases: readonly (readonly [title: string, text: string, complaint: string])[] = [
    ['a truncated save', save.slice(0, save.length / 2), 'the text is not JSON, or was cut off'],
    [
      'a save of another game',
      changed((other) => {
        other.game = 'chess';
      }),
      'it is of the game "chess"; expected "shift or mines or souls"',
    ],
    [
      'a sheet of seven hours',
      changed(({ entries }) => entries[1]?.moves.worker?.hours.pop()),
      'entry 2 cannot be read: entries.1.moves.worker.hours: expected 8 hours, received 7 hours',
    ],
    [
      'a boss who meets twice',
      changed(({ entries }) => {
        const sheet = entries[2]?.moves.boss;
        if (sheet !== undefined)
          sheet.hours = [...'mmwwwwww'].map((hour) => (hour === 'm' ? 'meeting' : 'watch'));
      }),
      'entry 3 is refused: too-few-meetings (seat boss)',
    ],
    [
      'a seat that does not exist',
      changed(({ players }) => {
        players.clerk = 'human';
      }),
      'players.clerk: expected no such field, only boss, worker',
    ],
    [
      'another hour than the one played',
      changed(({ entries }) => {
        const hours = entries[3]?.moves.worker?.hours;
        if (hours !== undefined) hours[0] = hours[0] === 'work' ? 'slack' : 'work';
      }),
      'entry 4 leads to state',
    ],
    [
      'a link with a letter changed',
      link.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
      'the link was changed',
    ],
    ['anything else', 'hello', 'the text is not JSON, or was cut off'],
  ];
  it.each(cases)('%s', async (_title, text, complaint) => {
    const files = { 'week.json': text };
    const { code, out, err } = await typed(['replay', 'week.json', '--verify'], files);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(`does not verify: `);
    expect(err).toContain(complaint);
    expect(err.split('\n')).toHaveLength(1);
    const json = JSON.parse((await typed(['replay', 'week.json', '--json'], files)).out);
    expect(json).toMatchObject({ isVerified: false, message: expect.stringContaining(complaint) });
  });

  it('a file that is not there, which is a mistake of usage', async () => {
    const { code, err } = await typed(['replay', 'none.json']);
    expect(code).toBe(2);
    expect(err).toContain(
      '<file>: expected a file that can be read (there is none of this name), received "none.json"',
    );
  });
});
