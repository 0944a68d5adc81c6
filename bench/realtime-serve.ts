import { createApp, openDatabase } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { startConversation } from '../server/src/features/messaging/public.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { SYSTEM } from '../server/src/platform/viewer.ts';
import { addPerson } from '../server/testing/people.ts';
import { ready } from './child.ts';

/** Somebody who is logged in, as the bench is told of them. */
export interface Person {
  id: string;
  token: string;
}

// The house as it is served, delivering its own events. One address is the bench's own: it opens
// accounts, and a conversation for each pair of them.
const config = readConfig(process.env);
const app = await createApp({
  config,
  clock: runningClock(),
  log: createLogger(config),
  database: await openDatabase(config),
  pages: false,
});
app.http.post<{ Body: { from: number; count: number } }>(
  '/bench/people',
  { bodyLimit: 1e6 },
  async ({ body: { from, count } }) => {
    const people: Person[] = [];
    for (let number = from; number < from + count; number++) {
      const { id, tokens } = await addPerson(app, { email: `bench-${number}@example.com` });
      people.push({ id, token: tokens.accessToken });
    }
    return people;
  },
);
app.http.post<{ Body: { pairs: [string, string][] } }>(
  '/bench/conversations',
  async ({ body: { pairs } }) => {
    const [listing] = await app.database.session(({ query }) =>
      query<{ id: string; partner_id: null }>('select id, partner_id from listing limit 1'),
    );
    const ids: string[] = [];
    for (const [by, to] of pairs)
      ids.push(await app.runner.run(SYSTEM, startConversation, { listing: listing!, by, to }));
    return ids;
  },
);
await app.dispatcher.start();
ready(await app.http.listen({ host: '127.0.0.1', port: 0 }));
