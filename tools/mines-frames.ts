import { openClient, openPlace, openProfile, SIZES, stock } from '../apps/web/test/harness.ts';
import { playRun } from '../apps/web/test/mines-runs.ts';
import { middleOf, tapAt } from '../apps/web/test/mines-screen.ts';

/**
 * Frames while a long chain opens on the largest board of mines, with the processor throttled four times: `node tools/mines-frames.ts`.
 * Printed and not tested: a busy machine is not a slow client.
 */

const THROTTLE = 4;
const RUNS = 5;
/** Longer than the longest chain takes. */
const WATCHED_MS = 2000;
/** Found by search: here the careful bot is about to open 68 cells of a board of 12 × 12 with one dig. */
const CHAIN = { seed: 'chain-11', moves: 408, cell: 63 };

const run = playRun({ seed: CHAIN.seed, bot: 'careful', until: ({ moves }) => moves === CHAIN.moves });
const place = await openPlace();
try {
  for (let count = 1; count <= RUNS; count++) console.log(`run ${count}: ${format(await framesOfChain())}`);
} finally {
  await place.close();
}

/** Milliseconds from frame to frame, from the tap on. */
async function framesOfChain(): Promise<readonly number[]> {
  const context = await openProfile(place, {
    viewport: SIZES.phone,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'no-preference',
  });
  await stock(context, run.entries);
  const page = await openClient(place, context, '#/mines/play');
  await page.locator(`[data-cell="${CHAIN.cell}"]`).waitFor();
  const closedBefore = await page.locator('.mines-cell.closed').count();
  const middle = await middleOf(page, CHAIN.cell);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.waitForTimeout(500);
  const frames = page.evaluate<number[]>(`new Promise((done) => {
    const times = [];
    const end = performance.now() + ${WATCHED_MS};
    const look = (now) => {
      times.push(now);
      if (now < end) requestAnimationFrame(look);
      else done(times.slice(1).map((time, at) => time - times[at]));
    };
    requestAnimationFrame(look);
  })`);
  await tapAt(page, middle);
  const between = await frames;
  const opened = closedBefore - (await page.locator('.mines-cell.closed').count());
  if (opened < 40) throw new Error(`only ${opened} cells were opened: this is no chain any more`);
  await context.close();
  return between;
}

/** The answer to the tap is one long frame; what the chain shows comes after it. */
function format(between: readonly number[]): string {
  const answer = Math.max(...between);
  const chain = between.slice(between.indexOf(answer) + 1);
  const sorted = chain.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const late = chain.filter((ms) => ms > 25).length;
  const rate = (1000 * chain.length) / chain.reduce((sum, ms) => sum + ms, 0);
  return `answer ${answer.toFixed(0)} ms, then ${chain.length} frames at ${rate.toFixed(1)}/s, 95 % within ${at(0.95)} ms, worst ${at(1)} ms, ${late} late`;
}
