import { parseArgs } from 'node:util';

import { seeded } from '../server/src/demo/random.ts';
import { crashThrough } from '../server/testing/money-crash/crash.ts';
import { fillLeases } from '../server/testing/many-leases.ts';
import { begin, ENGINES, type Engine } from './databases.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    leases: { type: 'string', default: '1200' },
    seed: { type: 'string', default: '1' },
    on: { type: 'string', multiple: true, default: [...ENGINES] },
  },
});
for (const engine of values.on as Engine[]) {
  const database = await begin(engine);
  try {
    const leases = Number(values.leases);
    const filled = await database.open();
    await fillLeases(filled, leases);
    await filled.close();
    const env = database.env();
    const random = seeded(Number(values.seed));
    const { found, ...crashes } = await crashThrough(
      { env, leases },
      { kills: Number(values.kills), random: random.next },
      console.log,
    );
    console.log(database.name, crashes);
    for (const sentence of found) console.log(sentence);
    console.log(found.length === 0 ? 'Nothing was lost, nothing doubled.' : 'Something disagreed.');
    if (found.length > 0) process.exitCode = 1;
  } finally {
    await database.stop();
  }
}
