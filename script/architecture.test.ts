import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from './root.ts';

const { FEATURE_ORDER } = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as {
  FEATURE_ORDER: string[];
};

/** Folders that are not features: each may be imported by all features of its layer. */
const SHARED = [
  'domain/src/kernel',
  'domain/src/legal',
  'domain/src/places',
  'web/app/features/pages',
];

test('each feature has a place in the order', () => {
  const folders = globSync(['domain/src/*/', 'server/src/features/*/', 'web/app/features/*/'], {
    cwd: ROOT,
  }).filter((path) => !SHARED.includes(path) && !path.endsWith('__snapshots__'));
  const missing = folders.filter((path) => !FEATURE_ORDER.includes(basename(path)));
  expect(missing, 'add these to FEATURE_ORDER in .dependency-cruiser.mjs').toEqual([]);
});

test('docs/architecture.md lists the features in the order that is enforced', () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, section = ''] = page.split(/^## The order of features$/m);
  const [table = ''] = section.split(/^## /m);
  const listed = [...table.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, feature]) => feature);
  expect(listed).toEqual(FEATURE_ORDER);
});
