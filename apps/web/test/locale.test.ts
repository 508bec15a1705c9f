import { expect, test } from 'vitest';
import { detectLocale } from '../src/text/locale.ts';

test.each([
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['zh-Hans-TW', 'zh-Hans'],
  ['yue', 'zh-Hant'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['ja', 'en'],
  ['C', 'en'],
  ['', 'en'],
])('a browser set to "%s" is answered in %s', (tag, locale) => {
  expect(detectLocale([tag])).toBe(locale);
});

test('the first language that is spoken here decides', () => {
  expect(detectLocale(['fr-CA', 'zh-TW', 'en'])).toBe('zh-Hant');
  expect(detectLocale(['en_US', 'en-US', 'zh-CN'])).toBe('en');
  expect(detectLocale([])).toBe('en');
});
