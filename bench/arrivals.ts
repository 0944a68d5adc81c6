import { setTimeout as wait } from 'node:timers/promises';

import { Pool } from 'undici';

import type { Served } from './child.ts';
import { addressOf, CALLS_PATH, measuring, type Measured } from './load.ts';
import type { Call } from './searches.ts';

/** How often those who have come meanwhile are sent. Milliseconds. */
const TICK = 5;
/** Milliseconds after which nobody waits for an answer any more. */
const GIVEN_UP_AFTER = 10_000;

/**
 * Sends calls at a steady rate, whatever comes back and however late, by as many connections as that
 * takes: as people come, who don't wait for one another. Times are from when a call was due.
 */
export async function arrive(
  server: Served,
  calls: readonly Call[],
  { rate, seconds, people }: { rate: number; seconds: number; people: number },
): Promise<Measured> {
  const pool = new Pool(server.origin, {
    connections: people,
    pipelining: 1,
    headersTimeout: GIVEN_UP_AFTER,
  });
  const bodies = calls.map((call) => JSON.stringify(call));
  const measured = await measuring(server, async (answered) => {
    const under = new Set<Promise<void>>();
    const ask = async (number: number, due: number) => {
      const answer = await pool.request({
        path: CALLS_PATH,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': addressOf(number % people),
        },
        body: bodies[number % bodies.length]!,
      });
      await answer.body.dump({ limit: Infinity });
      answered(answer.statusCode, performance.now() - due);
    };
    const begun = performance.now();
    for (let sent = 0; sent < rate * seconds; await wait(TICK)) {
      const due = Math.min(rate * seconds, ((performance.now() - begun) / 1000) * rate);
      for (; sent < due; sent++) {
        const one = ask(sent, begun + (sent / rate) * 1000).catch(() => answered(0, 0));
        under.add(one);
        void one.finally(() => under.delete(one));
      }
    }
    await Promise.all(under);
  });
  await pool.close();
  return measured;
}
