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
 * So many people ask in turn, at a steady rate of all together, whatever comes back: as people come,
 * who don't wait for one another. Whoever has no answer yet asks nothing new. Times are from when
 * a call was due.
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
    const waiting = new Set<number>();
    const ask = async (number: number, due: number) => {
      const person = number % people;
      if (waiting.has(person)) return;
      waiting.add(person);
      try {
        const answer = await pool.request({
          path: CALLS_PATH,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': addressOf(person),
          },
          body: bodies[number % bodies.length]!,
        });
        await answer.body.dump({ limit: Infinity });
        answered(answer.statusCode, performance.now() - due);
      } catch {
        answered(0, 0);
      } finally {
        waiting.delete(person);
      }
    };
    const begun = performance.now();
    for (let sent = 0; sent < rate * seconds; await wait(TICK)) {
      const due = Math.min(rate * seconds, ((performance.now() - begun) / 1000) * rate);
      for (; sent < due; sent++) {
        const one = ask(sent, begun + (sent / rate) * 1000);
        under.add(one);
        void one.finally(() => under.delete(one));
      }
    }
    await Promise.all(under);
  });
  await pool.close();
  return measured;
}
