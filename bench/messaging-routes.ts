import type { App } from '../server/src/app.ts';
import { startConversation } from '../server/src/features/messaging/public.ts';
import { SYSTEM } from '../server/src/platform/viewer.ts';
import { addPerson } from '../server/testing/people.ts';

/** A logged-in user of the bench. */
export interface Person {
  id: string;
  token: string;
  /** The token with which a browser renews its login every quarter of an hour. */
  refreshToken: string;
}

/** Two routes for benches: they create accounts, and a conversation for each pair of them. */
export function serveMessagingRoutes(app: App): void {
  app.http.post<{ Body: { from: number; count: number } }>(
    '/bench/people',
    { bodyLimit: 1e6 },
    async ({ body: { from, count } }) => {
      const people: Person[] = [];
      for (let number = from; number < from + count; number++) {
        const { id, tokens } = await addPerson(app, { email: `bench-${number}@example.com` });
        people.push({ id, token: tokens.accessToken, refreshToken: tokens.refreshToken });
      }
      return people;
    },
  );
  app.http.post<{ Body: { pairs: [string, string][] } }>(
    '/bench/conversations',
    async ({ body: { pairs } }) => {
      const [listing] = await app.database.session(({ query }) =>
        query<{ id: string; partnerId: null }>('select id, partner_id from listing limit 1'),
      );
      const ids: string[] = [];
      for (const [by, to] of pairs)
        ids.push(await app.runner.run(SYSTEM, startConversation, { listing: listing!, by, to }));
      return ids;
    },
  );
}
