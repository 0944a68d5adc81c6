/** The commands for backups: `script/backup`, `script/restore`, `script/console export`. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { createAppContext } from './app-context.ts';
import { describeFailure } from './describe-failure.ts';
import { ownFolders } from './folders.ts';
import { openDatabase } from './open-database.ts';
import { readConfig, type Config } from './config.ts';
import { recordStaffAction, terminalUser } from './platform/audit-log.ts';
import { runningClock } from './platform/clock.ts';
import { backUp, CopyError, exportRows, restore } from './platform/copy/backup.ts';
import { openPostgres, type Database } from './platform/db/database.ts';
import { isMigrated, migrate } from './platform/db/migrate.ts';
import { restrictToOwner } from './platform/restrict-to-owner.ts';
import { createLogger } from './platform/log.ts';
import { SYSTEM } from './platform/viewer.ts';
import { createRunner, type AppContext } from './platform/work.ts';

/** `reads` needs an existing database; the others may create one. */
const COMMANDS: Record<string, { usage: string; args: number; reads?: true; run: Run }> = {
  backup: {
    usage: 'backup FOLDER',
    args: 1,
    reads: true,
    async run({ context, database }, folder) {
      // The backup holds all personal data: only this account may read it.
      process.umask(0o077);
      const { tables, files } = await backUp({ ...context, database }, resolve(folder));
      await createRunner(database, context).run(SYSTEM, recordStaffAction, {
        who: terminalUser(process.env),
        what: 'backup',
        whom: resolve(folder),
      });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      print(`${rows} rows of ${tables.length} tables and ${files.length} files are in ${folder}.`);
      print('SECRET_KEY (or VAR_DIR/secret.key) is not among them: keep it elsewhere.');
    },
  },
  restore: {
    usage: 'restore FOLDER',
    args: 1,
    async run({ context, database }, folder) {
      const { backup, isOtherKey } = await restore({ ...context, database }, resolve(folder));
      print(`Restored as of ${backup.madeAt}. \`script/console ledger check\` checks the money.`);
      if (isOtherKey)
        print('It was sealed with another SECRET_KEY: this one opens no sealed value.');
    },
  },
  export: {
    usage: 'export postgres://…   to an empty database; the files stay where they are',
    args: 1,
    reads: true,
    async run({ config, database }, url) {
      if (!/^postgres(ql)?:/.test(url))
        throw new CopyError(
          `'${url.split(':', 1)[0]}' is not an address of a PostgreSQL: postgres://…`,
        );
      const folder = mkdtempSync(join(config.VAR_DIR, 'export-'));
      const other = openPostgres(url, 2);
      try {
        for (const { name, rows } of await exportRows(database, other, folder))
          print(`${String(rows).padStart(9)}  ${name}`);
        print(
          `All rows are copied. Start the server with DATABASE_URL, and the same VAR_DIR for files and key.`,
        );
      } finally {
        await other.close();
        rmSync(folder, { recursive: true });
      }
    },
  },
  migrate: {
    usage: 'migrate   brings the database to the newest schema, as every start does',
    args: 0,
    async run({ database }) {
      for (const name of await migrate(database)) print(name);
    },
  },
};
type Run = (
  context: { config: Config; context: AppContext; database: Database },
  given: string,
) => Promise<void>;

async function run(command: (typeof COMMANDS)[string], given: string): Promise<void> {
  const config = readConfig(process.env);
  restrictToOwner(ownFolders(config));
  const { DATABASE_URL: url, VAR_DIR: folder } = config;
  if (command.reads && !url && !existsSync(join(folder, 'db')))
    throw new CopyError(
      `There is no database in ${folder}, and DATABASE_URL is missing: the command needs the server's settings.`,
    );
  const clock = runningClock(config.HUSVAER_NOW);
  const context = createAppContext(config, clock, createLogger(config), {
    signatureChecks: [],
    payeeAccounts: [],
  });
  // No notifications are sent, and a connection to Redis would keep the process running.
  context.realtime.close();
  const database = await openDatabase(config);
  try {
    if (command.reads && !(await isMigrated(database)))
      throw new CopyError('This database is empty: no server has started with it.');
    await command.run({ config, context, database }, given);
  } finally {
    await database.close();
  }
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
const isHelp = args.includes('--help');
if (command?.args !== args.length || args.some((arg) => arg.startsWith('-'))) {
  const shown = command && isHelp ? [command] : Object.values(COMMANDS);
  (isHelp ? process.stdout : process.stderr).write(
    shown.map(({ usage }) => `  ${usage}\n`).join(''),
  );
  process.exitCode = isHelp ? 0 : 2;
} else {
  try {
    await run(command, args[0] ?? '');
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}
