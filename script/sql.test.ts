import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ROOT } from './root.ts';
import { findSqlProblems } from './sql.ts';

const LISTINGS = 'server/src/features/listings';

/** A feature in which SQL is only where it is allowed. */
const SOUND = {
  'package.json': '{ "type": "module" }',
  'server/src/platform/db/database.ts': `
    import type { Kysely } from 'kysely';
    export interface Database {
      kysely: Kysely<never>;
      session(run: (statement: string) => void): Promise<void>;
      close(): Promise<void>;
    }`,
  'server/src/platform/db/tx.ts': `
    import type { Kysely } from 'kysely';
    declare const reads: unique symbol;
    export interface Tx { readonly [reads]: true }
    export const owns = <Tables>() => (tx: Tx) => tx as unknown as Kysely<Tables>;`,
  [`${LISTINGS}/store.ts`]: `
    import { sql as raw, type Selectable } from 'kysely';
    import { owns, type Tx } from '../../platform/db/tx.ts';
    interface Tables { listing: { id: string; rent: number } }
    export const sql = owns<Tables>();
    export { raw };
    export const COLUMNS = ['id', 'rent'] as const;
    export const homes = (tx: Tx) => sql(tx).selectFrom('listing').select(COLUMNS);
    export const isCheap = { yes: raw\`rent < 1\` };
    export async function withHomes(tx: Tx, work: (found: ReturnType<typeof homes>) => void) { work(homes(tx)); }
    export type Row = Selectable<Tables['listing']>;
    export const findHomes = (tx: Tx): Promise<Row[]> => homes(tx).execute();
    export const removeHomes = (tx: Tx) => sql(tx).deleteFrom('listing').execute();`,
  [`${LISTINGS}/rooms/store.ts`]: `
    import { type Tx } from '../../../platform/db/tx.ts';
    import { homes, raw } from '../store.ts';
    export const findRooms = (tx: Tx) => homes(tx).where(raw<boolean>\`rent > 1\`).execute();`,
  'server/src/features/leases/store.ts': `
    import { owns, type Tx } from '../../platform/db/tx.ts';
    interface Tables { listing: { id: string }; leaseTenant: { id: string } }
    const sql = owns<Tables>();
    export const addTenant = (tx: Tx) => sql(tx).insertInto('leaseTenant').execute();
    export const readHomes = (tx: Tx) =>
      sql(tx).selectFrom('leaseTenant as tenant').innerJoin('listing', 'listing.id', 'tenant.id').execute();`,
  'server/src/features/invoices/tenants/store.ts': `
    import { sql as raw } from 'kysely';
    export const tenants = () => raw\`select name from lease_tenant\`;
    export const addInvoice = () => raw\`insert into invoice (id) values (1)\`;`,
  [`${LISTINGS}/use-cases/find-homes.ts`]: `
    import type { Database } from '../../../platform/db/database.ts';
    import type { Tx } from '../../../platform/db/tx.ts';
    import { COLUMNS, findHomes, removeHomes, type Row } from '../store.ts';
    import { findRooms } from '../rooms/store.ts';
    export const find = async (tx: Tx, database: Database): Promise<Row[]> => {
      if (COLUMNS.length > 5) await database.close();
      await removeHomes(tx);
      return [...(await findHomes(tx)), ...(await findRooms(tx))];
    };`,
};

/** Ways to write another feature's table, or to read that of a later feature: a store each, and its problem. */
const TRESPASSES = [
  [
    'a second writer',
    "export const add = (sql) => sql.insertInto('leaseTenant').values({});",
    'lease_tenant: leases and trespassing write it',
  ],
  [
    'a second writer, by the name that the database has',
    "export const change = (sql) => sql.updateTable('lease_tenant as tenant').set({});",
    'lease_tenant: leases and trespassing write it',
  ],
  [
    'a second writer, in the text of a statement',
    "import { sql as raw } from 'kysely'; export const end = () => raw`delete from listing where true`;",
    'listing: listings and trespassing write it',
  ],
  [
    'a second writer, in a part of a feature',
    "export const end = (sql) => sql.deleteFrom('invoice');",
    'invoice: invoices and trespassing write it',
  ],
  [
    'a reader before the writer',
    "export const read = (sql) => sql.selectFrom('leaseTenant as tenant');",
    'lease_tenant: trespassing reads it, and comes before leases',
  ],
  [
    'a reader before the writer, by a join in the text of a statement',
    "import { sql as raw } from 'kysely'; export const read = () => raw`select 1 from x join invoice on true`;",
    'invoice: trespassing reads it, and comes before invoices',
  ],
] as const;

/** Ways to use SQL outside a store, one file each. */
const VIOLATIONS = [
  ['the store’s own `sql`', "import { sql } from '../store.ts'; export const use = sql;"],
  [
    'by another name, from Kysely by way of the store',
    "import { raw as text } from '../store.ts'; export const use = text;",
  ],
  ['a query that a store gives', "import { homes } from '../store.ts'; export const use = homes;"],
  [
    'a condition in an object',
    "import { isCheap } from '../store.ts'; export const use = isCheap;",
  ],
  [
    'a query that a store hands to a callback',
    "import { withHomes } from '../store.ts'; export const use = withHomes;",
  ],
  ['handed on', "export { sql } from '../store.ts';"],
  ['handed on by another name', "export { homes as list } from '../store.ts';"],
  ['all that a store exports', "export * from '../store.ts';"],
  ['all under one name', "import * as store from '../store.ts'; export const use = store;"],
  ['loaded later', "export const use = async () => (await import('../store.ts')).sql;"],
  ['Kysely itself', "import { sql } from 'kysely'; export const use = sql;"],
  [
    'a type of Kysely’s, for a cast',
    "import type { Kysely } from 'kysely'; export const use = (tx: unknown) => tx as Kysely<never>;",
  ],
  [
    'the same without an import line',
    "export const use = (tx: unknown) => tx as import('kysely').Kysely<never>;",
  ],
  [
    'the key of the platform',
    "import { owns } from '../../../platform/db/tx.ts'; export const use = owns;",
  ],
  [
    'what the database is asked by',
    `import type { Database } from '../../../platform/db/database.ts';
     export const use = (database: Database) => database.session(() => undefined);`,
  ],
  [
    'the same, taken apart',
    `import type { Database } from '../../../platform/db/database.ts';
     export const use = ({ kysely }: Database) => kysely;`,
  ],
] as const;

const pathOf = (index: number) => `${LISTINGS}/use-cases/wrong-${index}.ts`;

const folders: string[] = [];

/** The problems of a repository of these files. */
function problemsOf(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-sql-'));
  folders.push(folder);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries({ ...SOUND, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return findSqlProblems(folder, ['trespassing', 'listings', 'leases', 'invoices']);
}

let found: string[];

beforeAll(() => {
  found = problemsOf(
    Object.fromEntries(VIOLATIONS.map(([, text], index) => [pathOf(index), text])),
  );
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test.each(VIOLATIONS.map(([what], index) => [what, index] as const))(
  '%s is refused',
  (_, index) => {
    expect(found.filter((line) => line.startsWith(`${pathOf(index)}:`))).not.toEqual([]);
  },
);

test('stores may share SQL helpers, and other files may use rows, columns and counts from stores', () => {
  expect(found.filter((line) => !line.includes('/wrong-'))).toEqual([]);
});

test.each([
  ['a writer', "export { removeHomes } from './store.ts';", 'removeHomes'],
  ['a writer by another name', "export { removeHomes as endHomes } from './store.ts';", 'endHomes'],
  ['a writer by way of another file', "export { clear } from './clearing.ts';", 'clear'],
  ['what calls a writer', "export { replace } from './rooms/store.ts';", 'replace'],
] as const)('%s is not handed out', (_, text, name) => {
  const path = `${LISTINGS}/public.ts`;
  const problems = problemsOf({
    [path]: text,
    [`${LISTINGS}/clearing.ts`]: "export { clear } from './rooms/store.ts';",
    [`${LISTINGS}/rooms/store.ts`]: `
      import type { Tx } from '../../../platform/db/tx.ts';
      import { raw, removeHomes, sql } from '../store.ts';
      export async function clear(tx: Tx) { await raw\`delete from listing where true\`.execute(sql(tx)); }
      export async function replace(tx: Tx) { await removeHomes(tx); }`,
  });
  expect(problems).toEqual([
    expect.stringContaining(`${path}: listings: ${name} writes or locks rows`),
  ]);
});

test('a reader is handed out, and a verb of the feature', () => {
  const files = {
    [`${LISTINGS}/public.ts`]:
      "export { findHomes } from './store.ts'; export { endHomes } from './end-homes.ts';",
    [`${LISTINGS}/end-homes.ts`]: `
      import type { Tx } from '../../platform/db/tx.ts';
      import { findHomes, removeHomes } from './store.ts';
      export async function endHomes(tx: Tx) { if ((await findHomes(tx)).length > 0) await removeHomes(tx); }`,
  };
  expect(problemsOf(files)).toEqual([]);
});

test.each(TRESPASSES)('%s is refused', (_, text, problem) => {
  expect(problemsOf({ 'server/src/features/trespassing/store.ts': text })).toContain(problem);
});
