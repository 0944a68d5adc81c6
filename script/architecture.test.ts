import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ROOT } from './root.ts';
import { runProgram } from './system-programs.ts';

const { FEATURE_ORDER } = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as {
  FEATURE_ORDER: string[];
};

/** Sources in which every import is allowed. */
const SOUND = {
  'domain/src/kernel/money.ts': 'export const krone = 100n;',
  'domain/src/listings/listing.ts': `
    import { z } from 'zod';
    import { krone } from '../kernel/money.ts';
    export const rent = z.literal(krone);`,
  'contract/src/operation.ts': 'export interface Operation { name: string }',
  'server/src/platform/work.ts': 'export interface Work { tx: unknown }',
  'server/src/features/partners/store.ts': `
    import { sql } from 'kysely';
    export const findPartner = () => sql;`,
  'server/src/features/partners/public.ts': "export { findPartner } from './store.ts';",
  'server/src/features/listings/store.ts': 'export const findListing = () => 1;',
  'server/src/features/listings/public.ts': "export { findListing } from './store.ts';",
  'server/src/features/listings/use-cases/add-listing.ts': `
    import { rent } from '../../../../../domain/src/listings/listing.ts';
    import type { Work } from '../../../platform/work.ts';
    import { findPartner } from '../../partners/public.ts';
    import { findListing } from '../store.ts';
    export const addListing = (work: Work) => [work, rent, findPartner(), findListing()];`,
  'server/src/features/leases/public.ts': "export { findListing } from '../listings/public.ts';",
  'demo/src/seed.ts': "export { findListing } from '../../server/src/features/listings/public.ts';",
  'web/app/features/listings/listing-page.tsx': `
    import type { Operation } from '../../../../contract/src/operation.ts';
    export const page = (operation: Operation) => operation;`,
  'web/app/features/search/public.tsx': "export const search = 'search';",
  'web/app/shell/frame.tsx': "export { search } from '../features/search/public.tsx';",
  'domain/package.json': '{ "dependencies": { "zod": "4.6.7", "kysely": "0.0.0" } }',
  'server/package.json': '{ "dependencies": { "kysely": "0.0.0", "@pothos/core": "0.0.0" } }',
  // Packages that imports must be able to resolve.
  'node_modules/zod/index.js': 'export const z = { literal: (value) => value };',
  'node_modules/kysely/index.js': 'export const sql = 1;',
  'node_modules/@pothos/core/index.js': 'export default class {}',
};

/** One forbidden file each, with the rule that must report it. */
const VIOLATIONS = [
  ['domain/src/listings/files.ts', "export { readFileSync } from 'node:fs';", 'domain-is-pure'],
  ['domain/src/listings/sql.ts', "export { sql } from 'kysely';", 'domain-is-pure'],
  ['server/src/platform/rent.ts', "export { z } from 'zod';", 'packages-are-declared'],
  [
    'domain/src/listings/shop.ts',
    "export type { Work } from '../../../server/src/platform/work.ts';",
    'domain-is-pure',
  ],
  [
    'contract/src/rent.ts',
    "export { rent } from '../../domain/src/listings/listing.ts';",
    'contract-is-a-leaf',
  ],
  [
    'domain/src/listings/lease.ts',
    "export { lease } from '../leases/lease.ts';",
    'order-domain-listings',
  ],
  [
    'server/src/features/listings/leases.ts',
    "export { findListing } from '../leases/public.ts';",
    'order-server-listings',
  ],
  [
    'web/app/features/listings/search.ts',
    "export { search } from '../search/public.tsx';",
    'order-web-listings',
  ],
  [
    'server/src/features/leases/listing.ts',
    "export { findListing } from '../listings/store.ts';",
    'public-server',
  ],
  [
    'web/app/features/search/page.ts',
    "export { page } from '../listings/listing-page.tsx';",
    'public-web',
  ],
  [
    'server/src/behind.ts',
    "export { findListing } from './features/listings/store.ts';",
    'public-outside',
  ],
  [
    'server/src/platform/knows.ts',
    "export { findListing } from '../features/listings/public.ts';",
    'platform-without-features',
  ],
  [
    'web/app/features/search/framed.ts',
    "export * from '../../shell/frame.tsx';",
    'features-without-shell',
  ],
  [
    'server/src/features/listings/use-cases/sql.ts',
    "export { sql } from 'kysely';",
    'sql-in-stores-only',
  ],
  [
    'server/src/features/listings/use-cases/type.ts',
    "export { default } from '@pothos/core';",
    'pothos-in-graphql-only',
  ],
  [
    'web/app/features/search/work.ts',
    "export type { Work } from '../../../../server/src/platform/work.ts';",
    'web-without-server',
  ],
  [
    'server/src/pages.ts',
    "export { search } from '../../web/app/features/search/public.tsx';",
    'server-without-web',
  ],
  [
    'server/src/seeded.ts',
    "export { findListing } from '../../demo/src/seed.ts';",
    'demo-is-not-shipped',
  ],
  [
    'demo/src/behind.ts',
    "export { findListing } from '../../server/src/features/listings/store.ts';",
    'public-outside',
  ],
  [
    'server/src/platform/chicken.ts',
    "import type { Egg } from './egg.ts'; export type Chicken = Egg[];",
    'no-cycles',
  ],
  ['server/src/platform/lost.ts', "export { nothing } from './nowhere.ts';", 'no-orphans-resolved'],
] as const;

/** Valid files that the forbidden ones import. */
const AROUND = {
  'domain/src/leases/lease.ts': 'export const lease = 1;',
  'server/src/platform/egg.ts':
    "import type { Chicken } from './chicken.ts'; export type Egg = Chicken[];",
};

const folders: string[] = [];
let found: Map<string, string[]>;

beforeAll(() => {
  const violations = Object.fromEntries(VIOLATIONS.map(([path, text]) => [path, text]));
  found = broken({ ...SOUND, ...AROUND, ...violations });
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('a correct architecture passes', () => {
  expect(broken(SOUND)).toEqual(new Map());
});

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

test.each(VIOLATIONS)('%s (%s) breaks %s', (path, _text, rule) => {
  expect(found.get(path)).toContain(rule);
});

/** Files that start a program, and whether lint accepts them. */
const STARTING = {
  'spawn.ts': ["import { spawn } from 'node:child_process';\nspawn('psql');", false],
  'without-prefix.ts': [
    "import { execFileSync } from 'child_process';\nexecFileSync('psql');",
    false,
  ],
  'all.ts': ["import * as processes from 'node:child_process';\nprocesses.spawn('psql');", false],
  'default.ts': ["import processes from 'node:child_process';\nprocesses.spawn('psql');", false],
  'bench/browser.ts': [
    "import { chromium } from '@playwright/test';\nvoid chromium.launch({});",
    false,
  ],
  'fork.ts': ["import { fork } from 'node:child_process';\nfork('child.ts');", true],
  'script/system-programs.ts': [
    "import { spawn } from 'node:child_process';\nspawn('psql');",
    true,
  ],
} as const;

test('lint lets only script/system-programs.ts start programs, except by fork', () => {
  expect(refusedByLint(STARTING)).toEqual(violationsIn(STARTING));
});

/** Resolvers that write and answer, and whether lint accepts them. */
const ANSWERING = {
  'server/src/features/leases/graphql.ts': [
    `export async function resolve({ runner }) {
      await runner.run(write, 1);
      return runner.read(read, 1);
    }`,
    false,
  ],
  'server/src/features/portal/graphql.ts': [
    `export async function resolve({ runner }) {
      const url = await runner.run(write, 1);
      return { url, openedAt: await runner.read(read, 1) };
    }`,
    false,
  ],
  'server/src/features/listings/graphql.ts': [
    'export const resolve = async ({ runner }) => runner.read(read, await runner.run(write, 1));',
    false,
  ],
  'server/src/features/signing/graphql.ts': [
    `export async function resolve({ runner }) {
      await runner.read(confirm, 1);
      return runner.run(thenRead(write, read), 1);
    }`,
    true,
  ],
} as const;

test('lint forbids a resolver to write in one transaction and answer in another', () => {
  expect(refusedByLint(ANSWERING)).toEqual(violationsIn(ANSWERING));
});

type Linted = Record<string, readonly [text: string, passes: boolean]>;

const violationsIn = (files: Linted): string[] =>
  Object.entries(files)
    .flatMap(([path, [, passes]]) => (passes ? [] : [path]))
    .sort();

/** The files that break a lint rule on imports or syntax. */
function refusedByLint(files: Linted): string[] {
  const folder = newFolder(
    Object.fromEntries(Object.entries(files).map(([path, [text]]) => [path, text])),
  );
  // The paths in its rules are relative to the folder of the configuration.
  copyFileSync(join(ROOT, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const { stdout } = runProgram('oxlint', ['--format', 'json', ...Object.keys(files)], {
    cwd: folder,
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  const refused = diagnostics.filter(({ code }) => /no-restricted-(imports|syntax)/.test(code));
  return [...new Set(refused.map(({ filename }) => filename))].sort();
}

/** The rules that each file breaks, by the configuration of `script/check`. */
function broken(files: Record<string, string>): Map<string, string[]> {
  const folder = newFolder(files);
  const { stdout } = runProgram(
    'depcruise',
    [
      'domain',
      'contract',
      'server',
      'web/app',
      'demo',
      '--config',
      join(ROOT, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
    ],
    { cwd: folder },
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { totalCruised: number; violations: { from: string; rule: { name: string } }[] };
  };
  expect(summary.totalCruised).toBeGreaterThan(10);
  const rules = new Map<string, string[]>();
  for (const { from, rule } of summary.violations) {
    rules.set(from, [...(rules.get(from) ?? []), rule.name]);
  }
  return rules;
}

function newFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-architecture-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
