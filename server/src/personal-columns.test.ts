import { afterAll, beforeAll, expect, test } from 'vitest';

import { TABLES, type TableLine } from '../testing/personal-columns.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { features } from './features.ts';

/** Columns with personal data, by their names. */
const PERSONAL =
  /^(name|.*_name|email|.*_email|phone.*|.*_phone|.*address|birth.*|identif.*|subject|recipient|account_id|owner_id|.*_by|.*_by_id)$/;

interface Table {
  name: string;
  columns: readonly string[];
  /** Columns that refer to an account. */
  accounts: readonly string[];
}

let app: TestApp;
let tables: Table[];

beforeAll(async () => {
  app = await createTestApp();
  tables = await app.database.session(({ query }) =>
    query<Table>(`
      select name::text as name,
        array(select attname::text from pg_attribute
          where attrelid = name and attnum > 0 and not attisdropped order by attnum) as columns,
        array(select attname::text from pg_constraint join pg_attribute
            on attrelid = conrelid and attnum = any (conkey)
          where contype = 'f' and conrelid = name and confrelid = 'account'::regclass) as accounts
      from (select oid::regclass as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace) as tables order by 1`),
  );
});
afterAll(() => app.close());

/** The paths of data exports, each with its feature: `interest.forms.rentFrom`. */
const taken = features.flatMap(({ name, personalData }) =>
  (personalData?.paths ?? []).map((path) => `${name}.${path}`),
);

/** What a schema has and the lines do not, as sentences for the developer who changed it. */
function findUnsaid(
  schema: readonly Table[],
  lines: Readonly<Record<string, TableLine>>,
  goes: readonly string[],
): string[] {
  const gone = Object.keys(lines).filter((name) => !schema.some((table) => table.name === name));
  return [
    ...gone.map((name) => `${name}: there is no such table; remove its line.`),
    ...schema.flatMap((table) => {
      const line = lines[table.name];
      if (!line)
        return [
          `${table.name}: give it a line, and one in docs/data-protection.md if it is about people.`,
        ];
      return unsaidOf(table, line, goes).map((sentence) => `${table.name}.${sentence}`);
    }),
  ];
}

function unsaidOf(
  { columns, accounts }: Table,
  line: TableLine,
  goes: readonly string[],
): string[] {
  if ('excused' in line) return [];
  if ('nobody' in line) {
    const personal = columns.filter((one) => PERSONAL.test(one) && !line.names?.includes(one));
    return [...new Set([...accounts, ...personal])].map(
      (column) =>
        `${column}: whom is it about? List the columns of its table, excuse the table, or name the column in \`names\`.`,
    );
  }
  const places = Object.entries(line.columns);
  return [
    ...columns
      .filter((column) => !(column in line.columns))
      .map(
        (column) => `${column}: say to which field of \`personalData\` it goes, or why it stays.`,
      ),
    ...places
      .filter(([column]) => !columns.includes(column))
      .map(([column]) => `${column}: there is no such column; remove its line.`),
    ...places
      .filter(([, place]) => !/\s/.test(place) && !goes.includes(place))
      .map(([column, place]) => `${column}: no feature's \`personalData\` lets ${place} go.`),
  ];
}

test('every table and column is listed as not personal, exported, or kept for a reason', () => {
  expect(tables.length).toBeGreaterThan(100);
  expect(findUnsaid(tables, TABLES, taken), 'See server/testing/personal-columns.ts').toEqual([]);
});

const NOTE: Table = {
  name: 'note',
  columns: ['id', 'account_id', 'text'],
  accounts: ['account_id'],
};

test.each<[why: string, line: TableLine | undefined, names: string[]]>([
  ['a table that is not listed', undefined, ['note:']],
  ['an impersonal table that names an account', { nobody: 'a note' }, ['note.account_id:']],
  [
    'a column without a category',
    { columns: { id: 'an id', account_id: 'whose it is' } },
    ['note.text:'],
  ],
  [
    'a category that is not used',
    { columns: { id: 'an id', account_id: 'whose it is', text: 'notes.text' } },
    ['note.text:'],
  ],
  [
    'a column that does not exist',
    { columns: { id: 'an id', account_id: 'whose it is', text: 'notes.own', more: 'notes.own' } },
    ['note.more:'],
  ],
  ['an excused table', { excused: 'somebody else’s' }, []],
])('%s', (_, line, names) => {
  const unsaid = findUnsaid([NOTE], line ? { note: line } : {}, ['notes.own']);
  expect(unsaid.map((sentence) => sentence.split(' ')[0])).toEqual(names);
});

test('a name in an impersonal table must be explained, unless it is listed', () => {
  const shop = { name: 'shop', columns: ['id', 'name'], accounts: [] };
  expect(findUnsaid([shop], { shop: { nobody: 'a shop' } }, [])).toHaveLength(1);
  expect(findUnsaid([shop], { shop: { nobody: 'a shop', names: ['name'] } }, [])).toEqual([]);
});

test('an entry of a table that does not exist is refused', () => {
  expect(findUnsaid([], { note: { nobody: 'a note' } }, [])).toHaveLength(1);
});
