import { playWeek } from '../weeks.ts';
import type { Scene } from './scene.ts';

const RUNNING = playWeek({ seed: 'scenes', daysPlayed: 2 });
const FINISHED = playWeek({ seed: 'scenes', daysPlayed: 5 });

/** Every screen of the shell, and the states in which it looks different. */
export const SHELL_SCENES: readonly Scene[] = [
  { name: 'wall-new', hash: '#/' },
  { name: 'wall-running', hash: '#/', entries: { ...RUNNING.entries, ...FINISHED.finishedEntries() } },
  { name: 'wall-idle', hash: '#/', entries: FINISHED.finishedEntries() },
  { name: 'wall-unreadable', hash: '#/', entries: { 'save/shift': '{"format":"foretell-sa' } },
  { name: 'choice', hash: '#/shift/choice' },
  {
    name: 'choice-running',
    hash: '#/shift/choice',
    entries: RUNNING.entries,
    async steps(page) {
      await page.locator('.post').first().click();
      await page.locator('summary').click();
      await page.locator('.sign-here button').click();
    },
  },
  { name: 'rules', hash: '#/shift/rules' },
  { name: 'settings', hash: '#/settings' },
  {
    name: 'settings-kept',
    hash: '#/settings',
    entries: { 'save/shift': '{"format":"foretell-sa', settings: '{"contrast":"more"}' },
  },
  { name: 'proof', hash: '#/mines/proof' },
  { name: 'replay-broken', hash: '#/replay/p1.shift.9.x' },
];
