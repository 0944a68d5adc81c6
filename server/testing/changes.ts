import type { TestApp } from './test-app.ts';

/** The result of a call, and what it changed: tables, and keys of files. */
interface Watched<Result> {
  result: Result;
  changed: string[];
}

/** When a change is refused; one that is never committed is refused only at its `statement`. */
export type RefusedAt = 'commit' | 'statement';

/**
 * Makes the database refuse any change of any row on demand. An attempt is recorded and its transaction
 * rolled back, so that the data stays as it was.
 *
 * The returned function makes a call that must change nothing, including files.
 */
export async function refuseChanges({
  database,
  storage,
}: TestApp): Promise<
  <Result>(call: () => Promise<Result>, at?: RefusedAt) => Promise<Watched<Result>>
> {
  const tables = await database.session(({ query }) =>
    query<{ name: string }>(
      `select format('%I.%I', nspname, relname) as name
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind = 'r' and nspname !~ '^pg_|^information_schema$'`,
    ),
  );
  const trigger = (name: string, at: RefusedAt) => `
    create constraint trigger watched_at_${at} after insert or update or delete on ${name}
      deferrable initially ${at === 'commit' ? 'deferred' : 'immediate'}
      for each row execute function watch.refuse('${at}');`;
  await database.session(({ exec }) =>
    exec(`
      create schema watch;
      create table watch.setting (refused_at text);
      insert into watch.setting values (null);
      -- A sequence is not rolled back: it keeps which table was changed.
      create sequence watch.tried;
      create function watch.refuse() returns trigger language plpgsql as $$
      begin
        if (select refused_at from watch.setting) = tg_argv[0] then
          perform setval('watch.tried', tg_relid::bigint);
          raise exception 'nothing may change, and % does', tg_table_name;
        end if;
        return null;
      end $$;
      ${tables.map(({ name }) => trigger(name, 'commit') + trigger(name, 'statement')).join('')}`),
  );

  const filesNow = async () => {
    const keys = new Set<string>();
    for await (const key of storage.keys()) keys.add(key);
    return keys;
  };
  return async (call, at = 'commit') => {
    const before = await filesNow();
    await database.session(({ exec }) =>
      exec(`update watch.setting set refused_at = '${at}'; select setval('watch.tried', 1, false)`),
    );
    const [done] = await Promise.allSettled([call()]);
    const [tried] = await database.session(async ({ exec, query }) => {
      await exec('update watch.setting set refused_at = null');
      return query<{ name: string }>(
        'select last_value::oid::regclass::text as name from watch.tried where is_called',
      );
    });
    if (done.status === 'rejected') throw done.reason;
    const files = before.symmetricDifference(await filesNow());
    return { result: done.value, changed: [...(tried ? [tried.name] : []), ...files] };
  };
}
