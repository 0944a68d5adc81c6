import { expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import { Findings } from './checkup.tsx';
import OperationsPage, { HydrateFallback } from './operations-page.tsx';
import type { OperationsQuery } from './operations.graphql.ts';

type Operations = OperationsQuery['getOperations'];

const LATEST: OperationsQuery['getLatestPriceIndex'] = {
  month: '2026-10',
  value: 102.3,
  source: 'statistics',
  at: '2026-11-10T08:00:00Z',
};
const RATES: OperationsQuery['getRates'] = {
  known: [
    {
      kind: 'late_interest',
      since: '2026-07-01',
      until: '2026-12-31',
      value: 12.25,
      source: 'FOR-2026-06-25-1372',
      enteredAt: null,
    },
    {
      kind: 'reminder_fee',
      since: '2026-01-01',
      until: '2026-12-31',
      value: 38,
      source: 'Inkassoforskriften',
      enteredAt: '2026-11-10T08:00:00Z',
    },
  ],
  ending: [],
};
const CALM: Operations = {
  at: '2026-11-20T08:00:00Z',
  queues: [{ name: 'mail', waiting: 0, givenUp: 0, since: null }],
  jobs: [],
  failures: [],
  paymentsWaiting: 0,
  payoutsWaiting: 0,
  webhooksFailing: 0,
  contradictory: 0,
  unprovedAccounts: [],
};
const failure = (values: Partial<Operations['failures'][number]>) => ({
  _id: crypto.randomUUID(),
  kind: 'mail' as const,
  name: 'Koden din',
  whom: 'k…@x.no',
  at: '2026-11-20T08:00:00Z',
  attempts: 36,
  problem: 'ESOCKET',
  ...values,
});
const page = (
  values: Partial<Operations> = {},
  language: 'en' | 'no' = 'no',
  ending: OperationsQuery['getRates']['ending'] = [],
) =>
  render(
    <OperationsPage
      loaderData={{
        getOperations: { ...CALM, ...values },
        getRates: { ...RATES, ending },
        getLatestPriceIndex: LATEST,
      }}
    />,
    { language, site: { partner: null } },
  );

test('when all is well the page says so, and what it would list', () => {
  expect(page().text).toContain('Alt går som det skal.');
  expect(page().text).toContain('prøves igjen av seg selv');
  expect(page().text).toContain('Ingen jobber er satt opp.');
  expect(page().html).not.toContain('Prøv igjen');
  expect(page({}, 'en').text).toContain('Everything is going as it should.');
});

test('abandoned work is grouped by kind, with the reason and a way to retry', () => {
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
  expect(html).toContain('aria-label="Prøv igjen: Klargjør utbetalinger"');
  // There is one button for all if there are several.
  expect(text.match(/Prøv alle igjen/g)).toHaveLength(1);
});

test('queues say how many wait and since when, and an unknown one has its technical name', () => {
  const { text } = page({
    queues: [
      { name: 'photos', waiting: 1200, givenUp: 0, since: '2026-11-20T07:30:00Z' },
      { name: 'outbox', waiting: 0, givenUp: 3, since: null },
      { name: 'something_new', waiting: 0, givenUp: 0, since: null },
    ],
  });
  expect(text).toContain(
    'Bilder som skal skaleres 1 200 venter og den eldste siden 20.11.2026 kl. 08:30',
  );
  expect(text).toContain('Hendelser 3 gitt opp');
  expect(text).toContain('something_new tom');
});

const job = (values: Partial<Operations['jobs'][number]>) => ({
  name: 'payouts.run',
  cron: '40 5 * * *',
  state: null,
  doneAt: null,
  startedAt: null,
  endedAt: null,
  nextAt: '2026-11-21T04:40:00Z',
  ...values,
});

test('jobs have a name, what they do, when, how it went, and when it happens next', () => {
  const ran = { startedAt: '2026-11-20T04:40:00Z', endedAt: '2026-11-20T04:40:03Z' };
  const { text, html } = page({
    jobs: [
      job({ state: 'failed', doneAt: '2026-11-19T04:40:00Z', ...ran }),
      job({ name: 'payouts.order', cron: '0 11 * * *' }),
      job({ name: 'search.mail_weekly', cron: '0 7 * * 1', state: 'active' }),
      job({ name: 'something.new', cron: '1 2 3 * *' }),
    ],
  });
  expect(text).toContain(
    'Klargjør utbetalinger Beregner utbetalingene til utleiere som skal skje nå, og legger dem til godkjenning. ' +
      'hver natt kl. 05:40 feilet 20.11.2026 kl. 05:40, tok 3 sekunder gikk bra 19.11.2026 kl. 05:40 21.11.2026 kl. 05:40 Kjør nå',
  );
  expect(text).toContain('hver dag kl. 11:00 har ikke kjørt ennå');
  expect(text).toContain('hver mandag kl. 07:00 kjører');
  // Those that failed or run come first; the others are folded.
  const [shown, folded] = html.split('2 jobber uten feil');
  for (const name of ['Klargjør utbetalinger', 'hver mandag kl. 07:00']) {
    expect(shown).toContain(name);
    expect(folded).not.toContain(name);
  }
  // An unknown job is shown by its own name and schedule.
  expect(text).toContain('something.new 1 2 3 * *');
  expect(html).toContain('aria-label="Kjør nå: Klargjør utbetalinger"');
  // A running job can't be started again.
  expect(html.match(/disabled=""/g)).toHaveLength(1);
});

test.each([
  ['* * * * *', 'hvert minutt', 'every minute'],
  ['*/15 * * * *', 'hvert 15. minutt', 'every 15 minutes'],
  ['20 * * * *', 'hver time, 20 minutter over', 'every hour, 20 minutes past'],
  ['7 9-19 * * *', 'hver time fra kl. 09:07 til 19:07', 'every hour from 09:07 to 19:07'],
  ['30 2 * * *', 'hver natt kl. 02:30', 'every night at 02:30'],
  ['0 7 * * 1', 'hver mandag kl. 07:00', 'every Monday at 07:00'],
])('%s is written in words', (cron, no, en) => {
  expect(page({ jobs: [job({ cron })] }).text).toContain(no);
  expect(page({ jobs: [job({ cron })] }, 'en').text).toContain(en);
});

test('tasks of others are counted, in singular and plural', () => {
  expect(page({ paymentsWaiting: 1 }).text).toContain('1 uavklart innbetaling.');
  expect(page({ paymentsWaiting: 2, webhooksFailing: 1 }, 'en').text).toContain(
    '2 unmatched payments.',
  );
});

test('the page says that it is loading', () => {
  const { html } = render(<HydrateFallback />, { site: { partner: null } });
  expect(html).toContain('aria-label="Henter driftsstatus …"');
});

test('the last known month of the price index is shown with its source, above the form for the next', () => {
  expect(page().text).toContain(
    'Siste kjente måned er oktober 2026: 102,3 (Statistisk sentralbyrå, hentet 10.11.2026).',
  );
  expect(page().html).toContain('aria-label="Legg inn en måned i konsumprisindeksen"');
  expect(page({}, 'en').text).toContain('October 2026: 102.3 (Statistics Norway');
});

test.each([
  ['en', '1 client account is not confirmed by the bank.', 'Decided on by Hanne Moe'],
  ['no', '1 klientkonto er ikke bekreftet av banken.', 'Avgjøres av Hanne Moe'],
] as const)(
  'client accounts that the bank has not confirmed are listed, in %s',
  (language, note, who) => {
    const account = {
      _id: 'a',
      name: 'Nordbolig',
      clientAccount: '86011117947',
      invoices: 3,
      since: '2026-11-01T08:00:00Z',
      responsible: ['Hanne Moe'],
    };
    const { text } = page({ unprovedAccounts: [account] }, language);
    expect(text).toContain(note);
    expect(text).toContain('Nordbolig · 8601.11.17947');
    expect(text).toContain(who);
  },
);

test('rates of law have their value, period and source, and say when letters wait for the next', () => {
  const { text } = page();
  expect(text).toContain('Forsinkelsesrente: 12,25 % per år');
  expect(text).toContain('FOR-2026-06-25-1372 (fulgte med programmet)');
  expect(text).toContain('01.07.2026 til 31.12.2026');
  expect(text).toContain('lagt inn 10.11.2026');
  const late = page({}, 'no', [
    { kind: 'late_interest', day: '2020-01-01' },
    { kind: 'court_fee', day: '2099-01-01' },
  ]).text;
  expect(late).toContain('Forsinkelsesrente mangler fra 01.01.2020.');
  expect(late).toContain('Rettsgebyr er ikke lagt inn fra 01.01.2099.');
  expect(late).not.toContain('Alt går som det skal.');
});

test('a check shows the worst first, each with what to do', () => {
  const { text } = render(
    <Findings
      found={[
        {
          _id: 'disk.ok 0',
          name: 'Disk',
          outcome: 'ok',
          todo: null,
          found: '50 % av disken er ledig.',
        },
        {
          _id: 'backup.none 1',
          name: 'Sikkerhetskopi',
          outcome: 'failure',
          found: 'Det finnes ingen.',
          todo: 'Kjør script/backup.',
        },
      ]}
    />,
  );
  expect(text).toMatch(
    /Sikkerhetskopi: Det finnes ingen\. ?Kjør script\/backup\. ?må rettes.*Disk: 50 % av disken er ledig\. ?i orden/,
  );
});
