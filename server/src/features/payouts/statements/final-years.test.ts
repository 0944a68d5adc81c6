import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { yearOf, type YearOfLetting } from '@husvaer/domain/payouts/year';

import { letOneReduce, openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, setProved, type TestPerson } from '../../../../testing/people.ts';
import { SEED } from '../../../../testing/seeds.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { features } from '../../../features.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { closeBooks, findBalances, lockPeriods, type Book } from '../../ledger/public.ts';
import { acceptPayments } from '../../payments/public.ts';
import { findLetHomes } from './find-movements.ts';

let app: TestApp;
let book: Book;
let anne: TestPerson;
let leaseIds: string[];

/** Months of two years that are lived, each from its first day. */
const MONTHS = Array.from({ length: 14 }, (_, index) =>
  Temporal.PlainYearMonth.from('2026-11').add({ months: index }),
);
const LEASES = 10;
const LOST = ['by_agency', 'by_landlord'] as const;
/** Rent is mostly paid before the day of payouts, and taken back after it. */
const BEFORE = ['pay', 'pay', 'pay', 'pay_part', ...LOST, null] as const;
const AFTER = ['pay_back', 'pay_back', ...LOST, 'take_back', null] as const;
type Act = (typeof BEFORE)[number] | (typeof AFTER)[number];
/** What happens with a lease each month, before and after the day of payouts. */
const life = fc.array(fc.tuple(fc.constantFrom(...BEFORE), fc.constantFrom(...AFTER)), {
  minLength: MONTHS.length,
  maxLength: MONTHS.length,
});

/** Paid out in December, then reversed by the bank, and in January the agency's loss, which is taken back. */
const REVERSED = MONTHS.map((month): [Act, Act] => {
  if (month.toString() === '2026-12') return ['pay', 'pay_back'];
  if (month.toString() === '2027-01') return ['by_agency', null];
  return month.toString() === '2027-02' ? ['take_back', null] : [null, null];
});

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
const query = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  app.database.session((session) => session.query<Row>(text, values));
async function settle() {
  for (const worker of app.workers) await worker.runDue();
  await app.dispatcher.settle();
}
const mutate = async (call: string) =>
  app.api(`mutation { ${call} }`, {}, await newToken(app, anne, 'identity'));

beforeAll(async () => {
  app = await createTestApp();
  on('2026-10-20');
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  anne = await addPerson(app, { email: 'anne@x.no', grants: [{ role: 'agent', partnerId }] });
  await setProved(app, anne, 'identity');
  await letOneReduce(app, book.id);
  await query('update invoicing_settings set alone_limit = 1000000000');
  const landlord = await addPerson(app, { email: 'eier@x.no', name: 'Eva Eier' });
  leaseIds = [];
  for (let index = 0; index < LEASES; index++) {
    const tenant = await addPerson(app, { email: `leietaker${index}@x.no` });
    leaseIds.push(
      await addSignedLease(app, {
        partnerId,
        landlord,
        tenants: [tenant],
        startsOn: '2026-11-01',
      }),
    );
  }
  await settle();
});
afterAll(() => app.close());

interface Claim {
  id: string;
  kid: string;
  open: string;
}

async function payOf(leaseId: string, { kid }: Pick<Claim, 'kid'>, amount: bigint) {
  const day = app.clock.today().toString();
  await app.runner.run(SYSTEM, acceptPayments, [
    {
      id: randomUUID(),
      bookId: book.id,
      account: book.clientAccount,
      amount,
      kid,
      bookedOn: day,
      paidOn: day,
      text: null,
      reference: null,
      endToEndId: null,
      counterparty: { account: null, name: null },
      isReversal: amount < 0n,
      isBrought: false,
      broughtById: null,
    },
  ]);
}

/** Does what was drawn, if it can be done today: what is not possible is refused and changes nothing. */
async function act(leaseId: string, what: Act): Promise<void> {
  const today = app.clock.today().toString();
  const [oldest] = await query<Claim>(
    `select id, kid, (total + fees - paid - credited - lost)::text as open from invoice
     where lease_id = $1 and kind = 'rent' and due_on < $2 and total + fees > paid + credited + lost
     order by serial limit 1`,
    [leaseId, today],
  );
  if (what === 'pay_back') {
    const [paid] = await query<{ kid: string; amount: string }>(
      `select kid, paid::text as amount from invoice
       where lease_id = $1 and kind = 'rent' and paid > 0 and date_trunc('month', settled_on) = date_trunc('month', $2::date)
       order by serial desc limit 1`,
      [leaseId, today],
    );
    if (paid) await payOf(leaseId, paid, -BigInt(paid.amount));
    return;
  }
  if (what === 'take_back') {
    const [one] = await query<{ id: string }>(
      `select id from claim_reduction where lease_id = $1 and status = 'booked' order by made_at limit 1`,
      [leaseId],
    );
    if (one) await mutate(`takeBackWriteOff(inputData: { reductionId: "${one.id}" })`);
    return;
  }
  if (!oldest || what === null) return;
  const open = BigInt(oldest.open);
  if (what === 'pay') return payOf(leaseId, oldest, open);
  if (what === 'pay_part') return payOf(leaseId, oldest, open / 3n);
  const borneBy = what === 'by_agency' ? 'agency' : 'landlord';
  const { errors } = await mutate(
    `writeOffInvoice(inputData: { invoiceId: "${oldest.id}", reason: "Flyttet", borneBy: ${borneBy} }) { _id }`,
  );
  expect(errors?.[0]?.extensions.code).toBeUndefined();
}

async function close(work: Work, until: string) {
  await lockPeriods(work.tx, book.id);
  await closeBooks(work, book.id, until);
}

/** The year of each lease, as its landlord's statement has it today. */
async function statements(year: number): Promise<Map<string, YearOfLetting>> {
  const homes = await app.runner.read(SYSTEM, ({ tx }) => findLetHomes(tx, leaseIds), undefined);
  return new Map(homes.map(({ rent, movements }) => [rent.leaseId, yearOf(movements, year)]));
}

test(
  'a final year stays as it was, and two years together are the ledger',
  { timeout: 600_000 },
  async () => {
    const lives = [REVERSED, ...fc.sample(life, { seed: SEED, numRuns: LEASES - 1 })];
    const live = async (month: Temporal.PlainYearMonth, half: 0 | 1) => {
      for (const [index, leaseId] of leaseIds.entries())
        await act(leaseId, lives[index]![MONTHS.indexOf(month)]![half]);
    };
    let final: Map<string, YearOfLetting> | null = null;
    for (const month of MONTHS) {
      on(`${month.toString()}-06`);
      if (month.toString() === '2027-01') {
        await app.runner.run(SYSTEM, close, '2026-12-31');
        final = await statements(2026);
      }
      await app.jobs.perform('billing.issue_invoices');
      await settle();
      await live(month, 0);
      on(`${month.toString()}-16`);
      await app.jobs.perform('payouts.run');
      await settle();
      on(`${month.toString()}-20`);
      await live(month, 1);
      if (final) expect(await statements(2026), month.toString()).toEqual(final);
    }
    // The payout of this day has what the agency bears.
    on('2028-01-16');
    await app.jobs.perform('payouts.run');
    const [first, second, third] = [
      await statements(2026),
      await statements(2027),
      await statements(2028),
    ];
    for (const leaseId of leaseIds) {
      expect(second.get(leaseId)!.opening).toBe(first.get(leaseId)!.closing);
      expect(third.get(leaseId)!.opening).toBe(second.get(leaseId)!.closing);
      const of = await app.runner.read(
        SYSTEM,
        ({ tx }) => findBalances(tx, { bookId: book.id, leaseId, on: '2028-01-31' }),
        undefined,
      );
      const held = -(of.get('landlord_payable') ?? 0n) - (of.get('tenant_receivable') ?? 0n);
      expect(third.get(leaseId)!.closing, leaseId).toBe(held);
    }
    const lost = await query<{ count: number }>(
      `select count(*)::int as count from ledger_line join ledger_entry on ledger_entry.id = entry_id
     where kind = 'write_off' and account = 'losses' and amount > 0
     group by extract(year from dated)`,
    );
    expect(lost).toHaveLength(2);
    const found: string[] = [];
    for (const feature of features)
      // No bank has told of the payments of this test.
      if (feature.audit && feature.name !== 'banking')
        found.push(...(await app.runner.read(SYSTEM, feature.audit, undefined)));
    expect(found).toEqual([]);
  },
);
