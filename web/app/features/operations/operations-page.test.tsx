import { expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import OperationsPage, { HydrateFallback } from './operations-page.tsx';
import type { OperationsQuery } from './operations.graphql.ts';

type Said = OperationsQuery['getOperations'];

const CALM: Said = {
  at: '2026-11-20T08:00:00Z',
  queues: [{ name: 'mail', waiting: 0, givenUp: 0, since: null }],
  jobs: [],
  failures: [],
  paymentsWaiting: 0,
  webhooksFailing: 0,
};
const failure = (said: Partial<Said['failures'][number]>) => ({
  ...{ _id: crypto.randomUUID(), kind: 'mail' as const, name: 'Koden din', whom: 'k…@x.no' },
  ...{ at: '2026-11-20T08:00:00Z', attempts: 36, problem: 'ESOCKET' },
  ...said,
});
const page = (said: Partial<Said> = {}, language: 'en' | 'no' = 'no') =>
  render(<OperationsPage loaderData={{ ...CALM, ...said }} />, {
    language,
    site: { partner: null },
  });

test('when all is well it says so, and what would come here', () => {
  expect(page().text).toContain('Alt går som det skal.');
  expect(page().text).toContain('prøves igjen av seg selv');
  expect(page().text).toContain('Ingen jobber er satt opp.');
  expect(page().html).not.toContain('Prøv igjen');
  expect(page({}, 'en').text).toContain('Everything is going as it should.');
});

test('what was given up stands by its kind, with why and a way to try again', () => {
  const { text, html } = page({
    failures: [
      failure({}),
      failure({ name: 'Visning' }),
      failure({ kind: 'job', name: 'payouts.run', whom: null, attempts: null, problem: null }),
    ],
  });
  expect(text).toContain('E-poster 2');
  expect(text).toContain('k…@x.no');
  expect(text).toContain('36 forsøk');
  expect(text).toContain('ESOCKET');
  expect(text).not.toContain('Alt går som det skal.');
  expect(html).toContain('aria-label="Prøv igjen: payouts.run"');
  // All at once where there are several.
  expect(text.match(/Prøv alle igjen/g)).toHaveLength(1);
});

test('queues say how many wait and since when, and one without a name of ours its own', () => {
  const { text } = page({
    queues: [
      { name: 'photos', waiting: 1200, givenUp: 0, since: '2026-11-20T07:30:00Z' },
      { name: 'outbox', waiting: 0, givenUp: 3, since: null },
      { name: 'something_new', waiting: 0, givenUp: 0, since: null },
    ],
  });
  expect(text).toContain(
    'Bilder som skal skaleres 1 200 venter og den eldste siden 20.11.2026, 08:30',
  );
  expect(text).toContain('Hendelser 3 gitt opp');
  expect(text).toContain('something_new tom');
});

test('jobs say how their last run went', () => {
  const job = { name: 'payouts.run', cron: '40 5 * * *', endedAt: null };
  const { text } = page({
    jobs: [
      { ...job, state: 'failed', doneAt: '2026-11-19T04:40:00Z' },
      { ...job, name: 'payouts.order', state: null, doneAt: null },
    ],
  });
  expect(text).toContain('payouts.run 40 5 * * * gikk bra 19.11.2026, 05:40 feilet');
  expect(text).toContain('payouts.order 40 5 * * * har ikke kjørt ennå');
});

test('what others have to settle is said, one and many', () => {
  expect(page({ paymentsWaiting: 1 }).text).toContain('1 uavklart innbetaling.');
  expect(page({ paymentsWaiting: 2, webhooksFailing: 1 }, 'en').text).toContain(
    '2 payments that nobody took.',
  );
});

test('while it loads it says so', () => {
  const { html } = render(<HydrateFallback />, { site: { partner: null } });
  expect(html).toContain('aria-label="Henter driftsstatus"');
});
