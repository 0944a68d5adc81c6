import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'undici';

import type { Served } from './child.ts';
import { CALLS_PATH, measuring, type Measured } from './load.ts';
import type { Call } from './searches.ts';

/** Milliseconds between sending the requests that have become due. */
const TICK = 5;
/** Milliseconds after which a request is given up. */
const GIVEN_UP_AFTER = 10_000;

/** The local address of a user, in 127.0.0.0/8. Each user has another one. */
const addressOf = (person: number): string => `127.1.${person >> 8}.${person & 255}`;

/** Simulated users of one server, each with a connection and an address of their own. */
interface Crowd {
  /**
   * Sends calls in order. The total rate is steady and does not depend on the answers, because real users don't
   * wait for one another. A user who waits for an answer sends nothing new. Times are measured from the moment
   * when a call was due.
   */
  send(calls: readonly Call[], how: { rate: number; seconds: number }): Promise<Measured>;
  close(): Promise<void>;
}

/** Servers are addressed as `localhost`; for https any certificate is accepted. */
export function createCrowd(server: Served, people: number): Crowd {
  const { protocol, port, host } = new URL(server.origin);
  const clients = Array.from(
    { length: people },
    (_, person) =>
      new Client(`${protocol}//127.0.0.1:${port}`, {
        headersTimeout: GIVEN_UP_AFTER,
        localAddress: addressOf(person),
        allowH2: false,
        connect: {
          timeout: GIVEN_UP_AFTER,
          servername: 'localhost',
          rejectUnauthorized: false,
        },
      }),
  );
  return {
    send(calls, { rate, seconds }) {
      const bodies = calls.map((call) => JSON.stringify(call));
      return measuring(server, async (answered) => {
        const pending = new Set<Promise<void>>();
        const waiting = new Set<number>();
        const sendCall = async (number: number, due: number) => {
          const person = number % people;
          if (waiting.has(person)) return;
          waiting.add(person);
          try {
            const answer = await clients[person]!.request({
              path: CALLS_PATH,
              method: 'POST',
              headers: { host, 'content-type': 'application/json' },
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
            const call = sendCall(sent, begun + (sent / rate) * 1000);
            pending.add(call);
            void call.finally(() => pending.delete(call));
          }
        }
        await Promise.all(pending);
      });
    },
    async close() {
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}
