import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { digestsOfRuns, digestsOfWeeks } from './random-plays.ts';

const WEEKS = 1000;
const RUNS = 24;

/** The same module as one script for a browser. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('random-plays.ts', import.meta.url)),
        formats: ['iife'],
        name: 'plays',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('vite made no chunk');
  return chunk.code;
}

test('a thousand random weeks give the same digests in Node and in Chromium', () =>
  agreeOn('digestsOfWeeks', WEEKS, digestsOfWeeks));

test('two dozen runs through the minefield give the same digests in Node and in Chromium', () =>
  agreeOn('digestsOfRuns', RUNS, digestsOfRuns));

async function agreeOn(name: string, count: number, digests: (count: number) => string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><title>digests</title>');
    await page.addScriptTag({ content: await bundle() });
    const inBrowser = await page.evaluate<string[]>(`plays.${name}(${count})`);
    const inNode = digests(count);
    expect(inNode).toHaveLength(count);
    expect(new Set(inNode).size).toBe(count);
    expect(inBrowser).toEqual(inNode);
  } finally {
    await browser.close();
  }
}
