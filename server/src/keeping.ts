/** What keeps a house from being lost: `script/backup`, `script/restore`, `script/console export`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { houseOf, openDatabase } from './app.ts';
import { readConfig } from './config.ts';
import { runningClock } from './platform/clock.ts';
import { backUp, exportRows, restore } from './platform/copy/backup.ts';
import { openPostgres, type Database } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { createLogger } from './platform/log.ts';

const config = readConfig(process.env);
const clock = runningClock(config.HUSVAER_NOW);
const house = houseOf(config, clock, createLogger(config));
// Nobody is told anything, and a line to Redis would keep this process.
house.realtime.close();

const COMMANDS: Record<string, { usage: string; args: number; run: Run }> = {
  backup: {
    usage: 'backup FOLDER',
    args: 1,
    async run(database, folder) {
      const { tables, files } = await backUp({ ...house, database }, resolve(folder));
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      say(`${rows} rows of ${tables.length} tables and ${files.length} files are in ${folder}.`);
      say('SECRET_KEY (or VAR_DIR/secret.key) is not among them: keep it elsewhere.');
    },
  },
  restore: {
    usage: 'restore FOLDER',
    args: 1,
    async run(database, folder) {
      const { backup, isOtherKey } = await restore({ ...house, database }, resolve(folder));
      say(
        `The house is as it was at ${backup.madeAt}: \`script/console ledger check\` looks at it.`,
      );
      if (isOtherKey)
        say('It was sealed with another SECRET_KEY than this one: with this, no seal opens.');
    },
  },
  export: {
    usage: 'export postgres://…   to an empty database; the files stay where they are',
    args: 1,
    async run(database, url) {
      const folder = mkdtempSync(join(config.VAR_DIR, 'export-'));
      const other = openPostgres(url, 2);
      try {
        for (const { name, rows } of await exportRows(database, other, folder))
          say(`${String(rows).padStart(9)}  ${name}`);
        say(
          `All of it is there. Start the house with DATABASE_URL, and the same VAR_DIR for its files and key.`,
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
    async run(database) {
      for (const name of await migrate(database)) say(name);
    },
  },
};
type Run = (database: Database, given: string) => Promise<void>;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command?.args !== args.length) {
  process.stderr.write(
    Object.values(COMMANDS)
      .map(({ usage }) => `  ${usage}\n`)
      .join(''),
  );
  process.exitCode = 2;
} else {
  try {
    const database = await openDatabase(config);
    try {
      await command.run(database, args[0] ?? '');
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
