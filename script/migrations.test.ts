import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { ROOT } from './root.ts';

/** Earlier migrations ran before there were installations with more than one node. */
const FIRST = '034';

/** Changes that break the old code while it runs next to the new. */
const NARROWING: Record<string, RegExp> = {
  'takes something away': /\bdrop\s+(table|column|view|function|type|schema|default)\b/,
  'calls something by another name': /\brename\b/,
  'changes a type': /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/,
  'asks for a value that old code does not give': /\bset\s+not\s+null\b/,
  'adds a column that old code leaves empty':
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b/,
};
/** `-- contract: why no running code needs it any more` */
const MARKER = /^-- contract: \S/m;

function narrowingsOf(sql: string): string[] {
  const statements = sql.replace(/--.*$/gm, '').toLowerCase();
  return Object.entries(NARROWING).flatMap(([what, pattern]) =>
    pattern.test(statements) ? [what] : [],
  );
}

describe('old and new code can run side by side after a migration', () => {
  const files = globSync('server/migrations/*.sql', { cwd: ROOT })
    .filter((file) => basename(file) >= FIRST)
    .sort();

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
