import { afterAll, beforeAll, expect, test } from 'vitest';

import { PASSWORD } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { startTraceCollector, type TraceCollector } from '../testing/trace-collector.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: object }[];
}

const EMAIL = 'kari.nordmann@example.com';
const NAME = 'Kari Hemmelig Nordmann';

let collector: TraceCollector;
let app: TestApp | undefined;

beforeAll(async () => void (collector = await startTraceCollector()));
afterAll(() => collector.close());

test('the spans of a request are linked, and contain no personal data', async () => {
  const { endpoint, received } = collector;
  app = await createTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const person = {
    email: EMAIL,
    password: PASSWORD,
    name: NAME,
    birthDate: '1990-05-17',
    registerAs: 'tenant',
    optimiseFor: 'tenant',
    agreesToTerms: true,
    agreesToPrivacy: true,
    language: 'no',
  };
  const registered = await app.auth('/register', person);
  expect(await app.auth('/register', person)).toMatchObject({ status: 409 });
  const searched = await app.api(
    'query ($queryData: ListingsQueryData) { getListings(queryData: $queryData) { data { title } } }',
    { queryData: { search: 'hemmelig gate' } },
  );
  expect(searched.status).toBe(200);
  await app.mails();
  await app.jobs.perform('outbox.purge');
  await app.close();
  app = undefined;

  expect(received.every((one) => one.startsWith('/v1/traces '))).toBe(true);
  const bodies = received.map((one) => JSON.parse(one.slice('/v1/traces '.length)));
  const spans: Span[] = bodies
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans: some }) => some);
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const parentOf = ({ parentSpanId = '' }: Span) => byId.get(parentSpanId);
  const lineOf = (span: Span): string[] => {
    const parent = parentOf(span);
    return parent ? [...lineOf(parent), span.name] : [span.name];
  };
  const lines = spans.map((span) => lineOf(span).join(' > '));

  expect(registered).toMatchObject({ status: 201 });
  // A request, its operation, the use case, its statement.
  expect(lines).toContain('POST /api/graphql > graphql > read getListings > sql');
  expect(lines.some((line) => /^POST \/api\/auth\/register > run \w+ > sql$/.test(line))).toBe(
    true,
  );
  expect(lines.some((line) => /^job outbox\.purge > run purgeOutbox > sql$/.test(line))).toBe(true);
  for (const span of spans) {
    const parent = parentOf(span);
    expect(span.parentSpanId ? parent?.traceId : span.traceId).toBe(span.traceId);
    expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
  }

  const everything = received.join('\n');
  for (const secret of [EMAIL, 'kari', 'Hemmelig', 'hemmelig gate', PASSWORD])
    expect(everything).not.toContain(secret);
  expect(everything).toContain('select');
});

test('nothing is loaded and no server is called without an endpoint', async () => {
  const { received } = collector;
  received.length = 0;
  app = await createTestApp();
  await app.call({ url: '/api' });
  await app.close();
  expect(received).toEqual([]);
});
