import { createApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import type { Clock } from '../server/src/platform/clock.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { newToken } from '../server/testing/people.ts';
import { recording, type Statement } from '../server/testing/recorded-sql.ts';
import { SECRET_KEY, type Served } from './child.ts';

/** A page that a user opens: its GraphQL call. */
export interface Page {
  accountId: string;
  call: { query: string; operationName?: string; variables: object };
}

/** A page, the user who opens it, and the server's statements for it. */
interface OpenedPage extends Page {
  token: string;
  statements: Statement[];
}

/** Logs users in and opens each page once to record its statements. Throws if a page is refused. */
export async function openPages(
  db: Database,
  clock: Clock,
  pages: readonly Page[],
): Promise<OpenedPage[]> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET_KEY });
  const recorder = recording(db);
  const app = await createApp({
    config,
    clock,
    log: createLogger(config),
    pages: false,
    database: recorder.database,
  });
  const opened: OpenedPage[] = [];
  for (const page of pages) {
    const token = await newToken(app, { id: page.accountId });
    recorder.sent.length = 0;
    const { statusCode, body } = await app.http.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
      payload: page.call,
    });
    if (statusCode !== 200 || body.includes('"errors"')) throw new Error(body);
    opened.push({ ...page, token, statements: [...recorder.sent] });
  }
  await app.http.close();
  return opened;
}

/** The columns that {@link load} prints. */
export const LOAD_HEADING = ['pages/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms'];

/** Opens each page once, several at the same time, and measures each. */
export async function load(
  server: Served,
  pages: readonly Pick<OpenedPage, 'token'>[],
  bodies: readonly object[],
  concurrency: number,
): Promise<string[]> {
  const times: number[] = [];
  const before = await server.used();
  const started = performance.now();
  let next = 0;
  const visitor = async () => {
    for (let page = next++; page < pages.length; page = next++) {
      const started = performance.now();
      const response = await fetch(`${server.origin}/api/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${pages[page]!.token}`,
        },
        body: JSON.stringify(bodies[page]),
      });
      const body = await response.text();
      if (!response.ok || body.includes('"errors"')) throw new Error(body);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  const seconds = (performance.now() - started) / 1000;
  const { cpu } = await server.used();
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.ceil(times.length * share) - 1]!.toFixed(1);
  return [
    (pages.length / seconds).toFixed(0),
    percentile(0.5),
    percentile(0.95),
    percentile(0.99),
    ((cpu - before.cpu) / pages.length).toFixed(2),
  ];
}
