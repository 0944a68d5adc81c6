import { seeded } from '../demo/src/random.ts';
import { crashThrough } from '../server/testing/money-crash/crash.ts';
import { fillLeases } from '../server/testing/many-leases.ts';
import { startSftp } from '../server/testing/sftp-server.ts';
import { startDatabase, ENGINES } from './databases.ts';
import { readOptions } from './options.ts';
import { printTable } from './table.ts';

const options = readOptions({
  kills: { default: 200, smoke: 1 },
  leases: { default: 1200, smoke: 20 },
  seed: { default: 1, smoke: 1 },
  on: { default: ENGINES, smoke: ['postgres'] },
});
for (const engine of options.on) {
  const database = await startDatabase(engine);
  const bank = await startSftp();
  try {
    const { leases } = options;
    const filled = await database.open();
    await fillLeases(filled, leases);
    await filled.close();
    const env = { ...database.env(), TEST_FEATURES: 'on' };
    const random = seeded(options.seed);
    const { found, ...crashes } = await crashThrough(
      { env, leases, bank },
      { kills: options.kills, random: random.next },
      console.log,
    );
    console.log();
    printTable(
      [database.name, 'count'],
      Object.entries(crashes).map(([name, count]) => [name, String(count)]),
    );
    for (const sentence of found) console.log(sentence);
    console.log(
      found.length === 0 ? 'No payment was lost or booked twice.' : 'The books disagreed.',
    );
    if (found.length > 0) process.exitCode = 1;
  } finally {
    await bank.stop();
    await database.stop();
  }
}
