import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findChecks, type PermissionCheck } from './permission-checks.ts';
import { numbered, withSwitches } from './permission-switches.ts';

const SOURCES = {
  'server/src/errors.ts': `
    export const errors = { not_found: () => new Error(), wrong_state: () => new Error() };`,
  'server/src/policy.ts': `
    export const policy = { write: (viewer: string, home: string): boolean => viewer === home };`,
  'server/src/homes.ts': `
    import { errors } from './errors.ts';
    import { policy } from './policy.ts';
    export interface Home { id: string; mayWrite: boolean }
    export function expectHome(viewer: string, id: string): void {
      if (id === '' || !policy.write(viewer, id)) throw errors.not_found();
    }
    export function viewHomes(viewer: string, ids: string[]): Home[] {
      return ids.flatMap((id) => [{ id, mayWrite: policy.write(viewer, id) }]);
    }
    export function changeHome(viewer: string, home: Home): string {
      if (policy.write(viewer, 'own')) return 'their own';
      if (!home.mayWrite) throw errors.not_found();
      if (home.mayWrite) throw errors.wrong_state();
      expectHome(viewer, home.id);
      return home.id;
    }`,
  'server/src/rows.ts': `
    import { errors } from './errors.ts';
    interface Rows { where(column: string, how: string, value: string): Rows }
    interface Asked { id: string; ownerId: string }
    const findRow = (rows: Rows, { id, ownerId }: Asked): Rows =>
      rows.where('id', '=', id).where('owner_id', '=', ownerId);
    const findRows = (rows: Rows, ownerId: string): Rows => rows.where('owner_id', '=', ownerId);
    function expectOwn({ id, ownerId }: Asked): void {
      const isTheirs = id === ownerId;
      if (!isTheirs) throw errors.not_found();
    }
    const ownOf = (ids: string[], ownerId: string) => ids.filter((id) => id === ownerId);
    export function see(rows: Rows, viewer: { id: string }, id: string): void {
      findRow(findRows(rows, viewer.id), { id, ownerId: viewer.id });
      expectOwn({ id, ownerId: viewer.id });
      ownOf([id], viewer.id);
    }
    export function forget(ids: string[], id: string): void {
      ids.filter((one) => one === id);
    }`,
};

const folder = mkdtempSync(join(tmpdir(), 'husvaer-checks-'));
let found: PermissionCheck[];

beforeAll(() => {
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const roots = ['homes', 'rows'].map((name) => join(folder, `server/src/${name}.ts`));
  const program = ts.createProgram(roots, {
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
  });
  found = findChecks(program, new Set(['errors.not_found']), folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const foundIn = (file: string) => found.filter((check) => check.file === `server/src/${file}`);
const linesOf = (file: string) =>
  foundIn(file).map(({ kind, line, name }) => `${line} ${kind} ${name}`);

test('a check is a policy’s refusal, a refusal by a stored result, or a call of a function that refuses', () => {
  expect(linesOf('homes.ts')).toEqual([
    '6 answer expectHome: policy.write',
    '9 answer viewHomes: policy.write',
    '13 condition changeHome: errors.not_found',
    '15 call changeHome: expectHome',
  ]);
});

test('a check is also a comparison with a parameter that gets the viewer’s id', () => {
  expect(linesOf('rows.ts')).toEqual([
    '6 own findRow: own owner_id',
    '10 condition expectOwn: errors.not_found',
    '12 kept ownOf: kept',
    '14 call see: findRow',
    '15 call see: expectOwn',
    '16 call see: ownOf',
  ]);
});

test('each check can be switched off', () => {
  const switched = (file: 'homes.ts' | 'rows.ts', at: number[]) => {
    const checks = numbered(foundIn(file));
    const lines = withSwitches(SOURCES[`server/src/${file}`], checks).split('\n');
    return at.map((line) => lines[line]!.trim());
  };
  expect(switched('rows.ts', [5, 11])).toEqual([
    "rows.where('id', '=', id).where('owner_id', '=', globalThis.permissionSwitches.own(0, 'owner_id', (ownerId)));",
    'const ownOf = (ids: string[], ownerId: string) => ids.filter((id) => globalThis.permissionSwitches.kept(2, (id === ownerId)));',
  ]);
  expect(switched('homes.ts', [5, 12, 14])).toEqual([
    "if (id === '' || !globalThis.permissionSwitches.answer(0, (policy.write(viewer, id)))) throw errors.not_found();",
    'if (globalThis.permissionSwitches.condition(2, (!home.mayWrite))) throw errors.not_found();',
    'globalThis.permissionSwitches.call(3, () => (expectHome(viewer, home.id)));',
  ]);
});
