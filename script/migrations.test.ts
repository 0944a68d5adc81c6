import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { ROOT } from './root.ts';

const files = globSync('server/migrations/*.sql', { cwd: ROOT }).sort();

/** Changes that break the old code while it runs next to the new. */
const NARROWING: Record<string, RegExp> = {
  'takes something away': /\bdrop\s+(table|column|view|function|type|schema|default)\b/,
  'calls something by another name': /\brename\b/,
  'changes a type': /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/,
  'asks for a value that old code does not give': /\bset\s+not\s+null\b/,
  'adds a column that old code leaves empty':
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b/,
};
/** Statements that change as many rows as a table has, and keep them locked until the migration ends. */
const FILLING =
  /\b(update\s+(?!set\b)\w+\s+(\w+\s+)?set|delete\s+from|insert\s+into[^;]*\bselect)\b/;
/** `-- back-fill: why few rows change` */
const FEW_ROWS = /^-- back-fill: \S/m;

/** The statements without comments and bodies of functions. */
const statementsOf = (sql: string): string =>
  sql
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$.*?\$\1\$/gs, '')
    .toLowerCase();

/** `-- contract: why no running code needs it any more` */
const MARKER = /^-- contract: \S/m;

function narrowingsOf(sql: string): string[] {
  const statements = sql.replace(/--.*$/gm, '').toLowerCase();
  return Object.entries(NARROWING).flatMap(([what, pattern]) =>
    pattern.test(statements) ? [what] : [],
  );
}

describe('old and new code can run side by side after a migration', () => {
  test('no migration removes what old code needs, unless it says why nothing needs it', () => {
    const narrowed = files.flatMap((file) => {
      const sql = readFileSync(resolve(ROOT, file), 'utf8');
      const found = narrowingsOf(sql);
      return found.length === 0 || MARKER.test(sql) ? [] : [`${file} ${found.join(', ')}`];
    });
    expect(narrowed).toEqual([]);
  });

  test.each([
    ['alter table home drop column rent;', ['takes something away']],
    ['drop  table home;', ['takes something away']],
    ['alter table home rename rent to monthly_rent;', ['calls something by another name']],
    ['alter table home alter column rent type bigint;', ['changes a type']],
    [
      'alter table home alter rent drop not null, alter column size set not null;',
      ['asks for a value that old code does not give'],
    ],
    [
      'alter table home add column floor int not null;',
      ['adds a column that old code leaves empty'],
    ],
    ['alter table home add column a int not null default 0, add column b int;', []],
    ['create table home (id uuid not null); -- drop table home', []],
    ['create or replace view homes as select 1;', []],
  ])('%s', (sql, found) => {
    expect(narrowingsOf(sql)).toEqual(found);
  });
});

describe('a migration fills no table, because the rows stay locked until it ends', () => {
  test('unless it says why few rows change', () => {
    const filling = files.filter((file) => {
      const sql = readFileSync(resolve(ROOT, file), 'utf8');
      return FILLING.test(statementsOf(sql)) && !FEW_ROWS.test(sql);
    });
    expect(filling).toEqual([]);
  });

  test.each([
    ['update home set rent = 1;', true],
    ['update home h set rent = 1;', true],
    ['delete from home where rent = 1;', true],
    ['insert into home (id)\nselect id from other;', true],
    ["insert into home (id) values ('a') on conflict (id) do update set rent = 1;", false],
    ['create trigger home_stays before update of rent on home execute function f();', false],
    ['create function f() as $$ begin update home set rent = 1; end $$;', false],
    ['-- update home set rent = 1;', false],
  ])('%s', (sql, fills) => {
    expect(FILLING.test(statementsOf(sql))).toBe(fills);
  });
});
