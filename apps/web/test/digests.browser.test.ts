import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { digestsOfWeeks } from './random-weeks.ts';

const WEEKS = 1000;

/** The same module as one script for a browser. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('random-weeks.ts', import.meta.url)),
        formats: ['iife'],
        name: 'weeks',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('vite made no chunk');
  return chunk.code;
}

test('a thousand random weeks give the same digests in Node and in Chromium', async () => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><title>digests</title>');
    await page.addScriptTag({ content: await bundle() });
    const inBrowser = await page.evaluate<string[]>(`weeks.digestsOfWeeks(${WEEKS})`);
    const inNode = digestsOfWeeks(WEEKS);
    expect(inNode).toHaveLength(WEEKS);
    expect(new Set(inNode).size).toBe(WEEKS);
    expect(inBrowser).toEqual(inNode);
  } finally {
    await browser.close();
  }
});
