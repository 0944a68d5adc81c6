import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from './root.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test('the lines of code in CONTRIBUTING are in the files that it names, in this order', () => {
  const blocks = [...read('CONTRIBUTING.md').matchAll(/```ts (\S+)\n(.*?)```/gs)];
  expect(blocks).not.toHaveLength(0);
  for (const [, path = '', code = ''] of blocks) {
    const lines = read(path).split('\n');
    let at = 0;
    for (const line of code.trimEnd().split('\n')) {
      const found = lines.indexOf(line, at);
      expect(found, `${path} has the line ${line}`).toBeGreaterThanOrEqual(at);
      at = found + 1;
    }
  }
});
