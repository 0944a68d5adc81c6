import type { Config } from './config.ts';
import { openPglite, openPostgres, type Database } from './platform/db/database.ts';
import { followReplica, type Replica } from './platform/db/replica.ts';
import type { Logger } from './platform/log.ts';
import { databaseDirectory } from './folders.ts';

/**
 * Seconds a statement may take while a person waits for its answer. Jobs, commands and imports have no limit.
 */
const STATEMENT_SECONDS = 15;

const connect = ({ DATABASE_CONNECTIONS, ROLE }: Config, url: string): Database =>
  openPostgres(
    url,
    DATABASE_CONNECTIONS,
    ROLE === 'web' ? { statementSeconds: STATEMENT_SECONDS } : {},
  );

/** The configured PostgreSQL, otherwise the built-in database. */
export const openDatabase = async (config: Config): Promise<Database> =>
  config.DATABASE_URL
    ? connect(config, config.DATABASE_URL)
    : openPglite(databaseDirectory(config));

/** The configured replica; null without one. */
export const openReplica = (config: Config, primary: Database, log: Logger): Replica | null =>
  config.DATABASE_REPLICA_URL
    ? followReplica({ primary, replica: connect(config, config.DATABASE_REPLICA_URL), log })
    : null;
