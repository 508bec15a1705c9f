// The browser of the browser tests: Debian's Chromium, a font that has Chinese, and the Latin one that the client asks for.
import { existsSync, readdirSync } from 'node:fs';
import { installWithApt } from './apt.mjs';

export const CHROMIUM = '/usr/bin/chromium';
const PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-liberation'];

/** Installs browser and font where this may be done; exits with the command to run where it may not. */
export function ensureChromium() {
  if (existsSync(CHROMIUM) && hasChineseFont()) return;
  installWithApt(PACKAGES);
  if (existsSync(CHROMIUM)) return;
  console.error(`The browser tests need Chromium at ${CHROMIUM} and a Chinese font.`);
  console.error(`On Debian: sudo apt-get install ${PACKAGES.join(' ')}`);
  process.exit(1);
}

function hasChineseFont() {
  const folder = '/usr/share/fonts/opentype/noto';
  return existsSync(folder) && readdirSync(folder).some((file) => file.includes('CJK'));
}
