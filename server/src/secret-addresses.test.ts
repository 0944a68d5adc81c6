import { afterAll, beforeAll, expect, test } from 'vitest';

import { routesOf } from '../testing/routes-of.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { startTraceCollector, type TraceCollector } from '../testing/trace-collector.ts';

/* Secrets in URLs are in no log line, no span and no metric, for any route. */

const SECRET = 'Zk3r9QbX0-vT_pLm2sYw8aHc6nUe4gDfJiOqRtBxNyK';
const ID = '019aa000-0000-7000-8000-00000000abcd';
const QUERY = ['code', 'state', 'token', 'secret', 'signed', 'email'];

const written: string[] = [];
let collector: TraceCollector;
let app: TestApp;

beforeAll(async () => {
  collector = await startTraceCollector();
  app = await createTestApp(
    { LOG_LEVEL: 'trace', OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, METRICS_PORT: '0' },
    { write: (line) => void written.push(line) },
  );
  await app.http.ready();
});
afterAll(() => collector.close());

test('no log, span or metric has a secret from an address', async () => {
  const query = QUERY.map((name) => `${name}=${SECRET}`).join('&');
  const routes = routesOf(app.http).map((route) => route.split(' ') as [string, string]);
  expect(routes.length).toBeGreaterThan(80);
  for (const [method, path] of [
    ...routes,
    ['GET', '/create-new-password/*'],
    ['GET', '/unsubscribe/*'],
    ['PUT', '/api/calendars/*'],
    ['GET', '/%ff/*'],
  ] as const) {
    const url = path.replaceAll(/:\w+(\([^)]*\))?|\*/g, SECRET);
    await app.call({ method, url: `${url}?${query}` });
  }
  await app.call({ url: `/favourites/${ID}` });
  const metrics = await (await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).text();
  await app.close();

  const lines = written.map((line) => JSON.parse(line) as Record<string, any>);
  const completed = lines.filter(({ msg }) => msg === 'request completed');
  expect(completed.length).toBeGreaterThan(routes.length);
  expect(
    completed.find(({ route }) => route === '/api/calendars/:token.ics')?.['req'],
  ).toMatchObject({ url: `/api/calendars/…?${QUERY.map((name) => `${name}=…`).join('&')}` });
  const spans = collector.received.join('\n');
  expect(spans).toContain('/api/calendars/:token.ics');
  expect(metrics).toContain('/api/calendars/:token.ics');
  for (const expected of [...written, spans, metrics]) {
    expect(expected).not.toContain(SECRET);
    expect(expected).not.toContain(ID);
  }
}, 60_000);
