import { createAppContext } from './app-context.ts';
import { describeFailure } from './describe-failure.ts';
import { ownFolders } from './folders.ts';
import { openDatabase } from './open-database.ts';
import { readConfig } from './config.ts';
import { features } from './features.ts';
import { platform } from './platform/platform-manifest.ts';
import { recordStaffAction, terminalUser } from './platform/audit-log.ts';
import { runningClock } from './platform/clock.ts';
import { migrate } from './platform/db/migrate.ts';
import { restrictToOwner } from './platform/restrict-to-owner.ts';
import { createLogger } from './platform/log.ts';
import { runChecks } from './platform/checks/check.ts';
import { contributionsTo, contributorsTo, type Command } from './platform/feature.ts';
import { SYSTEM } from './platform/viewer.ts';
import { createRunner } from './platform/work.ts';

// The reader of our output may stop reading (`| head`): the work continues.
process.stdout.on('error', () => undefined);

// Commands for operators: `script/console listings import FILE`.
const commands = contributionsTo(features, 'commands');
/** `script/console` runs these by `backup-commands.ts`. */
const WITHOUT_FEATURE = ['migrate', 'export postgres://…'];
const given = process.argv.slice(2);
const command = commands.find(
  ({ name }) => given.slice(0, name.split(' ').length).join(' ') === name,
);

if (command && given.includes('--help')) {
  process.stdout.write(`${command.usage}\n`);
} else if (command) {
  process.exitCode = await run(command, given.slice(command.name.split(' ').length)).catch(
    (error: unknown) => {
      process.stderr.write(`${describeFailure(error)}\n`);
      return 1;
    },
  );
} else {
  const isHelp = given.includes('--help');
  const usages = [...commands.map(({ usage }) => usage), ...WITHOUT_FEATURE];
  const list = `Commands:\n${usages.map((usage) => `  ${usage}\n`).join('')}`;
  (isHelp ? process.stdout : process.stderr).write(list);
  process.exitCode = isHelp ? 0 : 2;
}

async function run(command: Command, args: string[]): Promise<number> {
  const config = readConfig(process.env);
  restrictToOwner(ownFolders(config));
  const database = await openDatabase(config);
  const log = createLogger(config);
  const context = createAppContext(config, runningClock(config.HUSVAER_NOW), log, {
    signatureChecks: contributionsTo(features, 'signatureChecks'),
    payeeAccounts: contributionsTo(features, 'payeeAccounts'),
  });
  try {
    await migrate(database);
    const runner = createRunner(database, context);
    if (!command.isReadOnly) {
      const [who, whom] = [terminalUser(process.env), args.join(' ') || null];
      await runner.run(SYSTEM, recordStaffAction, { who, what: command.name, whom });
    }
    return await command.run({
      args,
      runner,
      audits: contributorsTo(features, 'audit'),
      sealed: contributionsTo(features, 'sealed'),
      check: () =>
        runChecks(contributionsTo([platform, ...features], 'checks'), {
          ...context,
          config,
          database,
          runner,
          log,
        }),
      print: (line) => void process.stdout.write(`${line}\n`),
    });
  } finally {
    // A connection to Redis would keep the process running.
    context.realtime.close();
    await database.close();
  }
}
