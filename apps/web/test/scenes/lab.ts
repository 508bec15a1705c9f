import type { Scene } from './scene.ts';

const STEP_MS = 50;

/** The lab: all claims, one experiment, and its two instruments. */
export const LAB_SCENES: readonly Scene[] = [
  { name: 'lab', hash: '#/lab' },
  { name: 'lab-experiment', hash: '#/lab/shift/k-by-q' },
  {
    name: 'lab-settings',
    hash: '#/lab/shift/equilibrium',
    async steps(page) {
      await page.locator('summary').click();
      await page.locator('.setting input').first().fill('7000');
    },
  },
  {
    name: 'lab-sweep',
    hash: '#/lab/shift/sweep',
    async steps(page) {
      await page.locator('.sweep-form .main-key').click();
      // Workers have clocks of their own.
      await page.locator('.curve table').waitFor();
    },
  },
  {
    name: 'lab-explorer',
    hash: '#/lab/shift/explorer',
    async steps(page) {
      while (!(await page.locator('.explorer-opening').isVisible())) await page.clock.runFor(STEP_MS);
    },
  },
];
