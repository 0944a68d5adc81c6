import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from './root.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test('all workspaces have the version that CHANGELOG.md describes, and name each other by it', () => {
  const [, version] = /^## (\d+\.\d+\.\d+)$/m.exec(read('CHANGELOG.md'))!;
  const packages = ['package.json', ...globSync('*/package.json', { cwd: ROOT })].map((path) =>
    JSON.parse(read(path)),
  );
  expect(packages).toHaveLength(6);
  const versions = packages.flatMap((one) => [
    one.version,
    ...Object.entries(one.dependencies ?? {}).flatMap(([name, of]) =>
      name.startsWith('@husvaer/') ? [of] : [],
    ),
  ]);
  expect([...new Set(versions)]).toEqual([version]);
});
