import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { ACTS } from '@husvaer/domain/ledger/acts';

import { ROOT } from './root.ts';

test('docs/money.md lists every act that keeps a person from approving alone, and what it is about', () => {
  const text = readFileSync(resolve(ROOT, 'docs/money.md'), 'utf8');
  const [, section = ''] = /## Who is needed for what\n([\s\S]*?)\n## /.exec(text) ?? [];
  const rows = [...section.matchAll(/^\| `(\w+)` +\| (\w+) +\|/gm)];
  expect(Object.fromEntries(rows.map(([, act, about]) => [act, about]))).toEqual(ACTS);
});
