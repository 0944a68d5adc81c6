import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { folderCycles } from './folder-cycles.ts';
import { ROOT } from './root.ts';

test('no two parts of a feature import each other', () => {
  expect(folderCycles(ROOT)).toEqual([]);
});

test('a cycle through a third folder or a file at the top is found, and tests are ignored', () => {
  const workspace = mkdtempSync(join(tmpdir(), 'folder-cycles-'));
  const files = {
    'server/src/features/homes/list/store.ts': "import '../use-cases/get.ts';",
    'server/src/features/homes/use-cases/get.ts': "import '../rents/store.ts';",
    'server/src/features/homes/rents/store.ts':
      "import '../list/store.ts';\nimport '../feature.ts';",
    'server/src/features/homes/feature.ts': "import './list/store.ts';",
    'server/src/features/homes/alone/alone.test.ts': "import '../list/store.ts';",
    'web/app/features/a.ts': '',
    'domain/src/a.ts': '',
    'demo/src/a.ts': '',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  expect(folderCycles(workspace)).toEqual([
    'server/src/features/homes: list → use-cases → rents → list',
    'server/src/features/homes: feature.ts → list → use-cases → rents → feature.ts',
  ]);
  rmSync(workspace, { recursive: true });
});
