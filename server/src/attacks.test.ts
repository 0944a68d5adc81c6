import type { AddressInfo } from 'node:net';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createFullScenario, type FullScenario } from '../testing/full-scenario.ts';
import {
  brokenLines,
  lyingForms,
  sockets,
  spoiledCalls,
  type Attack,
  type Base,
} from '../testing/fuzz/attacks.ts';
import { graphqlCalls } from '../testing/fuzz/graphql-calls.ts';
import { restCalls } from '../testing/fuzz/rest-calls.ts';
import { rowsOf, tableOf, tablesOf } from '../testing/fuzz/rows.ts';
import { valuesOf, type KnownIds } from '../testing/fuzz/values.ts';
import { addPartnerKey } from '../testing/partner-key.ts';
import { rawCall } from '../testing/raw-call.ts';
import { routesOf } from '../testing/routes-of.ts';
import { runsOf } from '../testing/seeds.ts';
import { faultsOf } from '../testing/strangers.ts';
import { schema } from './schema.ts';

/*
 * Sends attacks over real connections to every endpoint: calls with one thing wrong, forged
 * forms, sockets, and bytes that are not a request. None is our fault (5xx), every answer has the security
 * headers and no stack, and the server answers afterwards.
 */
const RUNS = runsOf('attacks', 10_000);
/** Concurrent attacks: fewer than a node's limit. */
const AT_ONCE = 8;
/** Keys and people that call, as each has its own rate limit. */
const CALLERS = 8;

const written: string[] = [];
let scenario: FullScenario;
let attacks: Attack[];
let port: number;

for (const { seed, size, tags, advice } of RUNS)
  describe(`${size} attacks of seed ${seed}`, { tags }, () => {
    beforeAll(async () => {
      written.length = 0;
      scenario = await createFullScenario(
        { LOG_LEVEL: 'error', METRICS_PORT: '0' },
        { write: (line) => void written.push(line) },
      );
      const { app } = scenario;
      await app.http.listen({ port: 0, host: '127.0.0.1' });
      ({ port } = app.http.server.address() as AddressInfo);
      const known: Record<string, string[]> = {};
      for (const [id, row] of await rowsOf(app, await tablesOf(app))) {
        const { id: own } = JSON.parse(row) as { id?: unknown };
        if (typeof own === 'string') (known[tableOf(id)] ??= []).push(own);
      }
      const values = valuesOf(known satisfies KnownIds, ['rents@x.no', 'lets@x.no', 'nobody@x.no']);
      const routes = routesOf(app.http).filter((route) => !/ \/dev\/|^\w+ \*$/.test(route));
      const description = (await app.call({ url: '/partner/v1/openapi.json' })).json();
      const [tokens, keys] = [[] as string[], [] as string[]];
      for (let count = 0; count < CALLERS; count += 1) {
        const { token } = await scenario.actorOf(
          (['tenant', 'landlord', 'agent', 'janitor'] as const)[count % 4]!,
        );
        tokens.push(token!);
        keys.push(await addPartnerKey(app, scenario.fjordutleie));
      }
      const graphql = graphqlCalls(schema(), values, seed).map(({ query, variables }): Base => ({
        method: 'POST',
        url: '/api/graphql',
        type: 'application/json',
        payload: JSON.stringify({ query, variables }),
      }));
      const isOfPartners = (route: string) => route.includes(' /partner/');
      const rest = restCalls(
        routes.filter((route) => !isOfPartners(route)),
        description,
        values,
      );
      const partner = restCalls(routes.filter(isOfPartners), description, values);
      const by = (entry: Attack['entry']) => (bytes: string) => ({ entry, bytes });
      const attack = fc.oneof<{ weight: number; arbitrary: fc.Arbitrary<Attack> }[]>(
        { weight: 5, arbitrary: spoiledCalls(graphql, tokens).map(by('graphql')) },
        { weight: 5, arbitrary: spoiledCalls(rest, tokens).map(by('rest')) },
        { weight: 3, arbitrary: spoiledCalls(partner, keys).map(by('partner')) },
        { weight: 2, arbitrary: lyingForms(tokens).map(by('upload')) },
        {
          weight: 2,
          arbitrary: sockets(app.realtime.client.key).map((one) => ({ entry: 'socket', ...one })),
        },
        { weight: 2, arbitrary: brokenLines.map((one) => ({ entry: 'line', ...one })) },
      );
      attacks = fc.sample(attack, { seed, numRuns: size });
    }, 120_000);
    afterAll(() => scenario.app.close());

    test('break nothing', async () => {
      const problems: string[] = [];
      const counts = new Map<string, number>();
      const open = async ({ entry, bytes, ...line }: Attack, at: number) => {
        const from = `127.${1 + (at % 200)}.${(at >> 8) & 255}.1`;
        const answer = await rawCall(port, Buffer.from(bytes, 'latin1'), { from, ...line });
        const { status } = answer;
        const count = `${entry} ${Math.floor(status / 100)}`;
        counts.set(count, (counts.get(count) ?? 0) + 1);
        // A client that leaves before the end may get no answer, and one admitted to a socket gets no second
        // head.
        const isQuiet = (line.isCut && status === 0) || status === 101;
        const faults = isQuiet ? [] : faultsOf(answer);
        if (faults.length > 0)
          problems.push(
            `${faults.join(', ')}\n  ${JSON.stringify(bytes.slice(0, 1500))}\n  ${answer.body.slice(0, 300)}`,
          );
      };
      const waiting = attacks.entries();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const [at, attack] of waiting) await open(attack, at);
        }),
      );
      console.log(
        [...counts]
          .map(([what, times]) => `${what}xx × ${times}`)
          .sort()
          .join(', '),
      );
      expect(problems.slice(0, 10).join('\n\n'), advice).toBe('');
      // Our own faults are in the log.
      expect(written.slice(0, 5), advice).toEqual([]);
      // And in the metric of the alert for failures.
      const metrics = await (
        await fetch(`http://127.0.0.1:${scenario.app.metricsPort}/metrics`)
      ).text();
      expect(metrics).toContain('husvaer_http_request_duration_seconds_count');
      expect(metrics.split('\n').filter((line) => line.includes('status="5'))).toEqual([]);
      // Every endpoint was attacked.
      for (const kind of ['graphql 2', 'rest 2', 'partner 2', 'upload 4', 'socket 1', 'line 4'])
        expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(10);
      expect(({} as { admin?: unknown }).admin).toBeUndefined();
      for (const path of ['/healthz', '/readyz', '/api'])
        expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
    }, 300_000);
  });
