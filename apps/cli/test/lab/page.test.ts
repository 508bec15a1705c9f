import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { LANGUAGES, type Language } from '@foretell/lab';
import { renderPlot, reportPage } from '@foretell/report';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocument } from '../../src/lab/document.ts';
import { PLOTS, TEXTS, toyReports } from './reports.ts';

const CHROMIUM = process.env.FORETELL_CHROMIUM ?? '/usr/bin/chromium';

async function pageIn(language: Language): Promise<string> {
  return reportPage({ reports: await toyReports(), texts: TEXTS, language, document: openDocument() });
}

describe('the page of a report', () => {
  it('is the same to the byte however often it is drawn in one process', async () => {
    const first = await pageIn('en');
    for (const plot of PLOTS) renderPlot(plot, { words: {} }, openDocument());
    expect(await pageIn('en')).toBe(first);
    expect(await pageIn('zh-Hans')).not.toBe(first);
    const [report, ...others] = await toyReports();
    if (report === undefined) throw new Error('no report');
    const rows = report.rows.map((row) => ({ ...row, measured: row.measured + 1e-3 }));
    const reports = [{ ...report, rows }, ...others];
    expect(reportPage({ reports, texts: TEXTS, language: 'en', document: openDocument() })).not.toBe(first);
  });

  it('is the same to the byte in another process, whatever its language, clock and commas', async () => {
    const here = await pageIn('en');
    const environments = [
      { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', TZ: 'Asia/Shanghai' },
      { LANG: 'C', LC_ALL: 'C', TZ: 'America/Lima' },
    ];
    for (const environment of environments) expect(await pageElsewhere(environment)).toBe(here);
  });

  it('does not say how long anything took', async () => {
    const reports = (await toyReports()).map((report, at) => ({ ...report, seconds: 1 + at }));
    const page = reportPage({ reports, texts: TEXTS, language: 'en', document: openDocument() });
    expect(page).toBe(await pageIn('en'));
  });

  it('needs nothing from anywhere: no script, no address, no file', async () => {
    const page = await pageIn('en');
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\bsrc=|url\(|@import|https?:|\son[a-z]+="/);
    const targets = [...page.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(10);
    for (const target of targets) expect(page).toContain(`id="${target?.slice(1)}"`);
    const ids = [...page.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows what it is given and runs none of it', async () => {
    const page = await pageIn('en');
    expect(page).toContain('who starved the other &lt;on purpose&gt;');
    expect(page).not.toContain('<on purpose>');
  });

  it('shows an experiment without texts by its name', async () => {
    const page = reportPage({
      reports: await toyReports(),
      texts: {},
      language: 'en',
      document: openDocument(),
    });
    expect(page).toContain('<h2 id="experiment-toy-everything-title">toy/everything</h2>');
    expect(page).toContain('flat-curve');
  });

  it('gives the manifest of each experiment, to be cut out and run again', async () => {
    const page = openDocument(await pageIn('en'));
    const manifests = [...page.querySelectorAll('pre')].map((each) => JSON.parse(each.textContent ?? ''));
    expect(manifests).toEqual((await toyReports()).map(({ manifest }) => manifest));
  });
});

describe.each(LANGUAGES)('in %s the page', (language) => {
  it('is in that language throughout', async () => {
    const document = openDocument(await pageIn(language));
    expect(document.documentElement.lang).toBe(language);
    const said = [...document.querySelectorAll('.standing')].map((each) => each.textContent);
    expect(new Set(said).size).toBe(5);
    const own = [...document.querySelectorAll('thead th, .tally dt, summary, nav h2')].map(
      (each) => each.textContent ?? '',
    );
    expect(own.length).toBeGreaterThan(15);
    const isChinese = (text: string) => /[\u4e00-\u9fff]/.test(text);
    expect(own.filter((text) => isChinese(text) === (language === 'en'))).toEqual([]);
  });
});

describe('a plot', () => {
  it('with bars and anything else but rules is refused', () => {
    const [curves, , bars] = PLOTS;
    if (curves === undefined || bars === undefined) throw new Error('no plots');
    const mixed = { ...bars, marks: [...bars.marks, ...curves.marks] };
    expect(() => renderPlot(mixed, { words: {} }, openDocument())).toThrow('band cannot stand beside bars');
  });

  it('shows each series in its own colour, and by its own dash or symbol for whoever sees no colour', () => {
    const [curves] = PLOTS;
    if (curves === undefined) throw new Error('no plot');
    const document = openDocument(renderPlot(curves, { words: {} }, openDocument()));
    const lines = [...document.querySelectorAll('.plot [stroke-width="2.5"]')];
    expect(lines.map((line) => line.getAttribute('stroke-dasharray'))).toEqual([null, '7 4']);
    expect(new Set(lines.map((line) => line.getAttribute('stroke'))).size).toBe(2);
    const legend = [...document.querySelectorAll('.legend li')].map((item) => item.textContent);
    expect(legend).toEqual(['left', 'right', 'stated']);
  });

  it('writes its ticks with a point and a true minus', () => {
    const marks = [
      {
        kind: 'line',
        series: 's',
        points: [
          { x: -1.5, y: 0.005 },
          { x: 1.5, y: 0.02 },
        ],
      },
    ] as const;
    const plot = {
      key: 'p',
      x: { key: 'x', unit: 'number' },
      y: { key: 'y', unit: 'share' },
      marks,
    } as const;
    const markup = renderPlot(plot, { words: {} }, openDocument());
    expect(markup).toContain('>\u22121<');
    expect(markup).toContain('>0.5 %<');
  });
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  const open = async (
    size: { width: number; height: number },
    colorScheme: 'light' | 'dark',
    markup?: string,
  ) => {
    const page = await browser.newPage({ viewport: size, colorScheme });
    await page.setContent(markup ?? (await pageIn('en')));
    return page;
  };
  const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };

  for (const [name, size] of Object.entries(SIZES)) {
    for (const scheme of ['light', 'dark'] as const) {
      it(`on a ${name}, ${scheme}, everything fits, is told apart and can be read`, async () => {
        const page = await open(size, scheme);
        await page.evaluate('document.querySelectorAll("details").forEach((each) => { each.open = true; })');
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
        expect(await axeProblems(page)).toEqual([]);
        await page.close();
      });
    }
  }

  it('a table is a table for those who listen, also where it looks like cards', async () => {
    const page = await open(SIZES.phone, 'light');
    const [first] = await page.getByRole('table').all();
    expect(await first?.getByRole('rowheader').count()).toBe(8);
    expect(await first?.getByRole('row').count()).toBe(9);
    expect(
      await page
        .getByRole('img', { name: 'claimed 53.0 % ± 3.0 %, measured 53.4 %, 52.1 % to 54.7 %' })
        .count(),
    ).toBe(1);
    await page.close();
  });

  it('the contrast check would notice soft ink on the paper', async () => {
    const faint = (await pageIn('en')).replace('--ink-soft: #5a554b', '--ink-soft: #b9b4a8');
    const page = await open(SIZES.desk, 'light', faint);
    expect(await axeProblems(page)).toContain('color-contrast');
    await page.close();
  });

  it('the range picture puts what holds into the bar of the claim and what drifted outside', async () => {
    const page = await open(SIZES.desk, 'light');
    const inside = (standing: string) =>
      page.evaluate(`(() => {
        const svg = document.querySelector('.range.${standing}');
        const claim = svg.querySelector('.claim').getBoundingClientRect();
        const interval = svg.querySelector('.interval').getBoundingClientRect();
        return [interval.left >= claim.left, interval.right <= claim.right];
      })()`);
    expect(await inside('holds')).toEqual([true, true]);
    expect(await inside('undecided')).toEqual([false, true]);
    expect(await inside('drifted')).toEqual([false, true]);
    await page.close();
  });
});

/** The ids of the rules of accessibility that are broken, contrast among them. */
async function axeProblems(page: Page): Promise<readonly string[]> {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
  const found: unknown = await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'best-practice'] }).then(({ violations }) => violations.map(({ id }) => id))`,
  );
  if (!Array.isArray(found)) throw new Error('axe did not answer');
  return found;
}

const DRAW = `
import { reportPage } from '@foretell/report';
import { openDocument } from './src/lab/document.ts';
import { TEXTS, toyReports } from './test/lab/reports.ts';
const document = openDocument();
process.stdout.write(reportPage({ reports: await toyReports(), texts: TEXTS, language: 'en', document }));
`;

async function pageElsewhere(environment: Readonly<Record<string, string>>): Promise<string> {
  const cwd = new URL('../..', import.meta.url);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', DRAW], {
    cwd,
    env: { ...process.env, ...environment },
    maxBuffer: 1e8,
  });
  return stdout;
}
