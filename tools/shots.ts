import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPlace } from '../apps/web/test/harness.ts';
import { openStage } from '../apps/web/test/scenes/scene.ts';
import { SCENES } from '../apps/web/test/scenes/scenes.ts';

/**
 * Draws every scene of the web client in every language on a phone and on a desk into ./shots, for eyes.
 * Names on the command line choose scenes that contain one of them: `node tools/shots.ts wall caught`.
 */

const FOLDER = fileURLToPath(new URL('../shots', import.meta.url));
const LANGUAGES = { en: 'en-US', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' } as const;
/** For what moves in the page's own time, which no clock can stop. */
const MOVES_MS = 250;

const wanted = process.argv.slice(2);
const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
if (scenes.length === 0) throw new Error(`no scene is called ${wanted.join(' or ')}`);

if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const place = await openPlace();
try {
  for (const [language, locale] of Object.entries(LANGUAGES)) {
    const stage = await openStage(place, { locale, reducedMotion: 'no-preference' });
    for (const scene of scenes) {
      for (const size of ['phone', 'desk'] as const) {
        const page = await stage.show(scene, size);
        await page.waitForTimeout(MOVES_MS);
        await page.screenshot({ path: join(FOLDER, `${scene.name}-${language}-${size}.png`) });
      }
      console.log(`${scene.name} ${language}`);
    }
    await stage.close();
  }
} finally {
  await place.close();
}
