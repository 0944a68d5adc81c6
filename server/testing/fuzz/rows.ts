import type { TestApp } from '../test-app.ts';

/** All rows of all tables, as JSON, by table and key. */
export type Rows = ReadonlyMap<string, string>;

/** Differences between two snapshots of rows, by table and key. */
interface Changes {
  added: string[];
  changed: string[];
  gone: string[];
}

type Database = Pick<TestApp, 'database'>;

/** Every table of the application, with the columns of its key. */
export async function tablesOf(app: Database): Promise<{ name: string; key: string }[]> {
  return app.database.session((session) =>
    session.query(`
      select c.relname as name, coalesce(
        (select string_agg(format('%I::text', a.attname), ' || '','' || ' order by a.attnum)
         from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
         where i.indrelid = c.oid and i.indisprimary), 'md5(one::text)') as key
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      order by 1`),
  );
}

export async function rowsOf(
  app: Database,
  tables: readonly { name: string; key: string }[],
): Promise<Rows> {
  const all = tables
    .map(
      ({ name, key }) =>
        `select '${name} ' || ${key} as id, to_jsonb(one)::text as row from "${name}" one`,
    )
    .join(' union all ');
  const rows = await app.database.session((session) =>
    session.query<{ id: string; row: string }>(all),
  );
  return new Map(rows.map(({ id, row }) => [id, row]));
}

export function changesOf(before: Rows, after: Rows): Changes {
  return {
    added: [...after.keys()].filter((id) => !before.has(id)),
    changed: [...before].flatMap(([id, row]) =>
      after.has(id) && after.get(id) !== row ? [id] : [],
    ),
    gone: [...before.keys()].filter((id) => !after.has(id)),
  };
}

export const tableOf = (id: string): string => id.slice(0, id.indexOf(' '));
export const keyOf = (id: string): string => id.slice(id.indexOf(' ') + 1);
