import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');

interface Panel {
  id: number;
  title: string;
  type: string;
  targets?: { expr: string }[];
}

const alerts = read('deploy/prometheus/alerts.yml');
const { panels } = JSON.parse(read('deploy/grafana/husvaer.json')) as { panels: Panel[] };
const operations = read('docs/operations.md');

const NAMES = /\b(?:husvaer|nodejs|process)_\w+/g;
/** The suffixes of a histogram's series in Prometheus. */
const OF_HISTOGRAM = /_(?:bucket|count|sum)$/;

let app: TestApp;
let text: string;

beforeAll(async () => {
  app = await createTestApp({ METRICS_PORT: '0' });
  // pg-boss reports its state from its first start on.
  await app.jobs.start();
  text = await (await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).text();
});
afterAll(() => app.close());

describe.each([
  ['alerts', [...alerts.matchAll(/expr: '?(.*?)'?$/gm)].map(([, expr = '']) => expr)],
  ['the dashboard', panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))],
])('%s', (_, expressions) => {
  test('query only metrics that the process exports', () => {
    expect(expressions.length).toBeGreaterThan(15);
    const kinds = new Map(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind = '']) => [name, kind]),
    );
    const request = expressions.flatMap((one) => one.match(NAMES) ?? []);
    const unknown = request.filter((name) => {
      const whole = name.replace(OF_HISTOGRAM, '');
      return !kinds.has(name) && kinds.get(whole) !== 'histogram';
    });
    expect(unknown).toEqual([]);
  });

  test('have balanced brackets', () => {
    for (const one of expressions)
      for (const [open = '', close = ''] of ['()', '{}', '[]'])
        expect({ one, count: one.split(open).length }).toEqual({
          one,
          count: one.split(close).length,
        });
  });
});

test('every alert says what to do, and nothing else does', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const runbooks = [...alerts.matchAll(/runbook: docs\/operations\.md#(\w+)/g)];
  expect(runbooks.map(([, anchor]) => anchor)).toEqual(names.map((name) => name?.toLowerCase()));
  const section = operations.split(/^## /m).find((one) => one.startsWith('Alerts'));
  const lines = [...(section ?? '').matchAll(/^### (\w+)\n\n(\S.{40,})$/gm)];
  expect(lines.map(([, name]) => name).sort()).toEqual(names.sort());
  expect(new Set(names).size).toBe(names.length);
});

test('every panel has a title and its own place', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(panels.filter(({ title }) => !title)).toEqual([]);
});

test('every exported metric is drawn or watched', () => {
  const own = [...text.matchAll(/^# TYPE (husvaer_\w+)/gm)].map(([, name = '']) => name);
  const seen = `${alerts}${JSON.stringify(panels)}`;
  expect(own.filter((name) => !seen.includes(name))).toEqual([]);
});
