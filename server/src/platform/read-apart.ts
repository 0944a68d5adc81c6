import { setClock } from './clock.ts';
import { openPostgres, type Database } from './db/database.ts';
import { createReader } from './work.ts';

/** The address at which another process can open the database; null for PGlite, which one process alone opens. */
export const addressOf = ({ engine }: Database): string | null =>
  engine.kind === 'postgres' ? engine.url : null;

/** Reads in a process of its own, over a connection of its own, as of a moment. */
export async function readApart<Result>(
  { url, at }: { url: string; at: string },
  read: (reader: ReturnType<typeof createReader>) => Promise<Result>,
): Promise<Result> {
  const database = openPostgres(url, 1);
  const result = await read(createReader(database, setClock(Temporal.Instant.from(at))));
  await database.close();
  return result;
}
