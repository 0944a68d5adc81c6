import type { Database } from '../db/database.ts';

/** Whether the role that the application connects as may do everything in the database, and its name. */
export const findRole = async (database: Database): Promise<{ name: string; isSuper: boolean }> => {
  const [role] = await database.session(({ query }) =>
    query<{ name: string; is_super: boolean }>(
      'select rolname as name, rolsuper as is_super from pg_roles where rolname = current_user',
    ),
  );
  return { name: role?.name ?? '', isSuper: role?.is_super ?? false };
};

/** The database's time. */
export const findDatabaseTime = async (database: Database): Promise<Temporal.Instant> => {
  const [row] = await database.session(({ query }) =>
    query<{ at: Temporal.Instant }>('select clock_timestamp() as at'),
  );
  return row!.at;
};

/**
 * When the last backup was made: by `script/backup`, which records it, or when the last part of the
 * write-ahead log was archived. Null when there was none.
 */
export const findLastBackup = async (database: Database): Promise<Temporal.Instant | null> => {
  const archived =
    database.engine.kind === 'postgres'
      ? 'union all select last_archived_time from pg_stat_archiver'
      : '';
  const [row] = await database.session(({ query }) =>
    query<{ at: Temporal.Instant | null }>(
      `select max(at) as at from (
         select max(at) as at from staff_action where what = 'backup' ${archived}) as backups`,
    ),
  );
  return row?.at ?? null;
};
