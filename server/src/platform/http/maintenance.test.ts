import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { schema } from '../../app.ts';
import { serveGraphql } from '../graphql/endpoint.ts';
import { NO_TRACER } from '../tracing/tracing.ts';
import { GUEST } from '../viewer.ts';

const FIND = '{ getListings { data { _id } } }';

describe.each(['off', 'on'] as const)('MAINTENANCE=%s', (mode) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ MAINTENANCE: mode });
  });
  afterAll(() => app.close());

  const refusal = {
    errors: [
      {
        message: 'Maintenance mode on',
        extensions: expect.objectContaining({ code: 'maintenance', statusCode: 503 }),
      },
    ],
  };

  test.each(['/api', '/api/'])('GET %s says so', async (url) => {
    const response = await app.call({ url });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.statusCode).toBe(mode === 'on' ? 503 : 200);
    expect(response.json()).toEqual(mode === 'on' ? refusal : { status: 'ok' });
  });

  test.each([FIND, '{ nothing', 'mutation { reportListing(inputData: {}) { _id } }'])(
    'a call %s',
    async (query) => {
      const { status, data, errors } = await app.api(query);
      if (mode === 'on') expect({ status, errors }).toEqual({ status: 503, ...refusal });
      else expect(status).toBe(query === FIND ? 200 : 400);
      expect(data ?? null).toEqual(mode === 'on' || query !== FIND ? null : expect.anything());
    },
  );

  test('a rendered page’s own call', async () => {
    const bare = fastify();
    const run = await serveGraphql(bare, {
      schema: schema(),
      runner: app.runner,
      limits: app.limits,
      mayReadDocument: async () => false,
      isMaintained: mode === 'on',
      isProduction: false,
      identify: async () => GUEST,
      queues: [],
      metrics: new Registry(),
      tracer: NO_TRACER,
    });
    const answer = await run({ query: FIND }, {} as never);
    await bare.close();
    if (mode === 'on') expect(answer).toEqual({ status: 503, data: null, ...refusal });
    else expect(answer).toEqual({ status: 200, data: { getListings: { data: [] } } });
  });

  test.each(['/healthz', '/readyz'])('%s stays well', async (url) => {
    expect((await app.call({ url })).statusCode).toBe(200);
  });
});
