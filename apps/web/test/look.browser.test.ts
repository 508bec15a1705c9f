import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, clippedText, smallTargets } from './finders.ts';
import { openPlace, openProfile, type Place, SIZES } from './harness.ts';
import { openStage, type Stage } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';

const LANGUAGES = { English: 'en-US', 'Simplified Chinese': 'zh-CN', 'Traditional Chinese': 'zh-TW' };

/** Names, roles and contrasts do not depend on the language, and looking for them takes longest. */
const AXE_LOCALE = LANGUAGES.English;

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

describe.each(Object.entries(LANGUAGES))('in %s', (_, locale) => {
  const idle: Stage[] = [];
  const takeStage = async () => idle.pop() ?? (await openStage(place, { locale }));
  afterAll(async () => {
    for (const stage of idle) await stage.close();
  });

  test.concurrent.each(SCENES)(
    '$name: nothing is clipped, everything fits a thumb, axe finds nothing',
    async (scene) => {
      const stage = await takeStage();
      const page = await stage.show(scene, 'phone');
      const faults: string[] = [];
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await page.clock.runFor(50);
        const found = [...(await clippedText(page)), ...(await smallTargets(page))];
        faults.push(...found.map((fault) => `${size}: ${fault}`));
      }
      if (locale === AXE_LOCALE) faults.push(...(await axeFaults(page)));
      idle.push(stage);
      expect(faults).toEqual([]);
    },
  );
});

describe('the finders', () => {
  async function faultsOf(body: string): Promise<string[]> {
    const context = await openProfile(place);
    const page = await context.newPage();
    await page.clock.install({ time: 0 });
    await page.setContent(
      `<!doctype html><html lang="en"><title>t</title><main><h1>t</h1>${body}</main></html>`,
    );
    const faults = [...(await clippedText(page)), ...(await smallTargets(page)), ...(await axeFaults(page))];
    await context.close();
    return faults;
  }

  test.each([
    [
      'text behind an ellipsis',
      '<p style="width:60px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Overtime is voluntary</p>',
      'cut by <p',
    ],
    [
      'text under a low ceiling',
      '<div style="height:10px;overflow:hidden"><p>Overtime<br>is voluntary</p></div>',
      'cut by <div',
    ],
    [
      'text beyond the window',
      '<p style="position:absolute;left:380px;white-space:nowrap">Overtime</p>',
      'cut by the window',
    ],
    [
      'text wider than its box',
      '<p style="width:40px;white-space:nowrap">Overtime is voluntary</p>',
      'wider than its box',
    ],
    ['text on text', '<p>Overtime</p><p style="margin-top:-36px">Voluntary</p>', 'lie on each other'],
    ['a small button', '<button style="width:80px;height:30px">Seal</button>', '80.0 × 30.0'],
    ['a button without a name', '<button style="width:50px;height:50px"></button>', 'button-name'],
  ])('see %s', async (_, body, fault) => {
    expect(await faultsOf(body)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });

  test('see nothing on a sound page, nor text that can be scrolled to', async () => {
    const scroller =
      '<div style="height:60px;overflow:auto" tabindex="0"><p style="margin:90px 0">Overtime</p></div>';
    expect(await faultsOf(`<p>Work is its own reward</p>${scroller}`)).toEqual([]);
  });
});
