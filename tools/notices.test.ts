import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatNotices, NOTICES_FILE } from './notices.ts';

test('the notices name what is installed today: preact among it, and nothing only tests use', () => {
  const notices = formatNotices();
  expect(notices).toContain('## preact ');
  expect(notices).not.toContain('## vitest ');
  expect(readFileSync(NOTICES_FILE, 'utf8'), 'run `node tools/notices.ts`').toBe(notices);
});
