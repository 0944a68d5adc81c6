import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays, type IsoDate } from '../kernel/dates.ts';
import { PUBLISHED_RATES, repeatedRates } from '../legal/rates.ts';
import { mayPetition } from '../leases/status.ts';
import { allocate, type Payment } from '../payments/allocation.ts';
import { countedLetters } from './cases.ts';
import {
  letterOfStep,
  ownPromise,
  petitionFrom,
  rentLeft,
  type LateInvoice,
} from './late-claims.ts';
import { USUAL_LATE_RENT, type LateRentSettings } from './late-rent-settings.ts';
import { nextSteps, type DueStep, type LateRentFacts } from './late-rent.ts';
import { arrearsOverview } from './overview.ts';
import { petitionReadiness } from './readiness.ts';

const START = '2026-10-01';
const RATES = [
  ...PUBLISHED_RATES,
  ...repeatedRates(PUBLISHED_RATES, { until: '2028-12-31', source: 'test' }),
];
const OCTOBER: LateInvoice = {
  id: 'october',
  dueOn: '2026-10-01',
  serial: 1,
  isRent: true,
  principal: 10_000_00n,
  otherItems: 0n,
  fees: 0n,
  parts: [],
  stop: null,
  petitionedOn: null,
};
const NOVEMBER = { ...OCTOBER, id: 'november', dueOn: '2026-11-01', serial: 2 };

/** A lease whose payments are allocated as those of a real one. */
interface Lease extends LateRentFacts {
  payments: readonly Payment[];
}

const lease = (invoices: readonly LateInvoice[], settings = USUAL_LATE_RENT): Lease => ({
  settings,
  invoices,
  rates: RATES,
  letters: [],
  closed: null,
  isNavRefused: false,
  payments: [],
});

function settled(known: Lease): Lease {
  const { parts } = allocate(
    known.invoices.map(({ id, dueOn, serial, principal, fees }) => ({
      id,
      dueOn,
      serial,
      owed: principal + fees,
    })),
    known.payments,
  );
  const invoices = known.invoices.map((invoice) => ({
    ...invoice,
    parts: parts.filter(({ invoiceId }) => invoiceId === invoice.id),
  }));
  return { ...known, invoices };
}

const withPayment = (known: Lease, invoiceId: string, amount: bigint, paidOn: IsoDate): Lease =>
  settled({
    ...known,
    payments: [...known.payments, { id: `${known.payments.length}`, invoiceId, amount, paidOn }],
  });

/** The steps of a day, each recorded with what it charges. */
function worked(known: Lease, today: IsoDate): { steps: DueStep[]; then: Lease } {
  const steps = nextSteps(known, today);
  const letters = steps.map(({ kind, payBy, navObjectBy, promise, claims, total }) => ({
    sentOn: today,
    payBy,
    navObjectBy,
    promise,
    claims,
    own: ownPromise({ kind, sentOn: today, payBy, total }),
  }));
  const invoices = known.invoices.map((invoice) => {
    const charged = steps
      .flatMap(({ claims }) => claims)
      .filter(({ invoiceId }) => invoiceId === invoice.id)
      .reduce((sum, { fee, interest }) => sum + fee + interest, 0n);
    return { ...invoice, fees: invoice.fees + charged };
  });
  return { steps, then: settled({ ...known, invoices, letters: [...known.letters, ...letters] }) };
}

function lived(known: Lease, { from, days }: { from: IsoDate; days: number }): Lease {
  let then = known;
  for (let index = 0; index < days; index += 1) ({ then } = worked(then, addDays(from, index)));
  return then;
}

const stages = (known: Lease, today: IsoDate) =>
  arrearsOverview(known, today).claims.map(({ invoiceId, stage, next }) => [
    invoiceId,
    stage,
    next && `${next.step} ${next.on}`,
  ]);

describe('the overview of a lease', () => {
  test('has a stage, a next step and its first day for each claim', () => {
    const known = lease([NOVEMBER, OCTOBER]);
    expect(stages(known, '2026-09-20')).toEqual([
      ['october', 'coming', 'pre_reminder 2026-09-28'],
      ['november', 'coming', 'pre_reminder 2026-10-29'],
    ]);
    const noticed = lived(known, { from: '2026-09-28', days: 19 });
    expect(stages(noticed, '2026-10-17')).toEqual([
      ['october', 'noticed', 'petition 2026-11-05'],
      ['november', 'coming', 'pre_reminder 2026-10-29'],
    ]);
    const made = lived(noticed, { from: '2026-10-17', days: 20 });
    expect(stages(made, '2026-11-06')).toEqual([
      ['october', 'notice_over', 'filing 2026-11-06'],
      ['november', 'overdue', 'notice 2026-11-16'],
    ]);
    const filed = { ...OCTOBER, petitionedOn: '2026-11-07' };
    const petitioned = lived(
      { ...made, invoices: [filed, NOVEMBER] },
      { from: '2026-11-08', days: 9 },
    );
    expect(stages(petitioned, '2026-11-17')).toEqual([
      ['october', 'petitioned', null],
      ['november', 'noticed', 'petition 2026-12-08'],
    ]);
  });

  test('waits for the post, and for what is stopped', () => {
    const known = lived(lease([OCTOBER]), { from: '2026-10-16', days: 1 });
    const letters = known.letters.map((letter) => ({ ...letter, waitsForPost: true }));
    expect(stages({ ...known, letters }, '2026-12-01')).toEqual([
      ['october', 'noticed', 'posting 2026-12-01'],
    ]);
    const invoices = known.invoices.map((one) => ({ ...one, stop: 'plan' as const }));
    expect(stages({ ...known, invoices }, '2026-12-01')).toEqual([
      ['october', 'notice_over', null],
    ]);
  });

  test('parts what is unpaid into the invoice, interest and fees', () => {
    const noticed = lived(lease([OCTOBER]), { from: '2026-10-16', days: 1 });
    const [open] = arrearsOverview(noticed, '2026-10-17').claims;
    expect(open).toMatchObject({ principal: 10_000_00n, fees: 38_00n, interest: 50_34n });
    const paid = withPayment(noticed, 'october', 10_030_00n, '2026-10-17');
    expect(arrearsOverview(paid, '2026-10-18')).toMatchObject({
      everything: 58_34n,
      claims: [{ principal: 0n, fees: 38_00n, interest: 20_34n, stage: 'reminded', next: null }],
    });
  });
});

describe('a notice', () => {
  const noticeOf = (known: Lease, today: IsoDate) =>
    nextSteps(known, today).find(({ kind }) => kind === 'notice');

  test('names the petition before it with what is open, and the rent of its own sum is petitioned for by no notice', () => {
    const made = lived(lease([OCTOBER, NOVEMBER]), { from: '2026-10-16', days: 21 });
    const filed = { ...made.invoices[0]!, petitionedOn: '2026-11-07' };
    const notice = noticeOf({ ...made, invoices: [filed, made.invoices[1]!] }, '2026-11-16')!;
    expect(notice.claims.map(({ invoiceId }) => invoiceId)).toEqual(['november']);
    expect(notice.cases).toEqual([
      {
        invoiceId: 'october',
        noticedOn: '2026-10-16',
        payBy: '2026-11-04',
        petitionedOn: '2026-11-07',
        open: notice.everything - notice.total,
      },
    ]);
    expect(notice.promise).toBeNull();
    expect(notice.everything).toBeGreaterThan(20_000_00n);
  });

  test('of two rents keeps its promise, though a payment pays the rent of a petition between them', () => {
    const september = { ...OCTOBER, id: 'september', dueOn: '2026-09-01', serial: 1 };
    const made = lived(lease([september]), { from: '2026-09-16', days: 25 });
    const filed = { ...made.invoices[0]!, petitionedOn: '2026-10-10' };
    const december = { ...NOVEMBER, id: 'december', dueOn: '2026-11-02', serial: 4 };
    const both = { ...made, invoices: [filed, { ...NOVEMBER, dueOn: '2026-11-01' }, december] };
    const notice = noticeOf(both, '2026-11-17')!;
    expect(notice.claims.map(({ invoiceId }) => invoiceId)).toEqual(['november', 'december']);
    const { then } = worked(both, '2026-11-17');
    const paid = withPayment(then, 'november', notice.total, '2026-11-20');
    expect(rentLeft(paid.invoices[2]!)).toBeGreaterThan(0n);
    expect(letterOfStep(countedLetters(paid), 'december', 'notice')).toBeUndefined();
    expect(letterOfStep(countedLetters(paid), 'september', 'notice')).toBeDefined();
  });

  test('states the first of the days that run', () => {
    const soon = { ...NOVEMBER, dueOn: '2026-10-08' };
    const steps = { ...USUAL_LATE_RENT.steps, notice: { isOn: true, days: 5 } };
    const both = lease([OCTOBER, soon], { ...USUAL_LATE_RENT, steps });
    const known = lived(both, { from: '2026-10-06', days: 7 });
    const notice = noticeOf(known, '2026-10-13')!;
    expect([notice.payBy, notice.promise!.by]).toEqual(['2026-11-02', '2026-10-26']);
    expect(arrearsOverview(worked(known, '2026-10-13').then, '2026-10-14').payBy).toBe(
      '2026-10-26',
    );
  });
});

const step = (min: number, max: number) =>
  fc.record({ isOn: fc.boolean(), days: fc.integer({ min, max }) });
const settings: fc.Arbitrary<LateRentSettings> = fc.record({
  steps: fc.record({
    pre_reminder: step(1, 14),
    soft_reminder: step(1, 30),
    reminder: step(1, 40),
    second_reminder: step(2, 60),
    notice: fc.record({ isOn: fc.constant(true), days: fc.integer({ min: 1, max: 30 }) }),
    petition: step(15, 40),
  }),
  chargesFee: fc.boolean(),
  chargesInterest: fc.boolean(),
  tellsNav: fc.constant(false),
  minimum: fc.constantFrom(0n, 500n),
});
const claims = fc.array(
  fc.record({
    due: fc.integer({ min: 0, max: 60 }),
    principal: fc.constantFrom(4_000n, 10_000n),
    otherItems: fc.constantFrom(0n, 1_000n),
    isRent: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);
const events = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 110 }),
    of: fc.nat(3),
    what: fc.constantFrom(
      'pay',
      'pay_some',
      'reverse',
      'stop',
      'go_on',
      'file',
      'call_off',
      'evict',
    ),
  }),
  { maxLength: 14 },
);

function afterEvent(
  known: Lease,
  { of, what }: { of: number; what: string },
  today: IsoDate,
): Lease {
  const invoice = known.invoices[of];
  if (!invoice) return known;
  const changed = (change: (one: LateInvoice) => Partial<LateInvoice>): Lease => ({
    ...known,
    invoices: known.invoices.map((one) => ({ ...one, ...change(one) })),
  });
  const open = arrearsOverview(known, today).claims.find(
    ({ invoiceId }) => invoiceId === invoice.id,
  );
  switch (what) {
    case 'pay':
      return open ? withPayment(known, invoice.id, open.amount, today) : known;
    case 'pay_some':
      return withPayment(known, invoice.id, 2_500n, today);
    case 'reverse':
      return settled({ ...known, payments: known.payments.slice(0, -1) });
    case 'file':
      return changed(({ id }) => {
        const notice = letterOfStep(countedLetters(known), id, 'notice');
        return notice && mayPetition(petitionFrom(notice), today) ? { petitionedOn: today } : {};
      });
    case 'call_off':
    case 'evict':
      return {
        ...changed(() => ({ petitionedOn: null })),
        closed: { on: today, isEvicted: what === 'evict' },
      };
    default:
      return changed(({ id, stop }) => ({
        stop: id === invoice.id ? (what === 'stop' ? 'objection' : null) : stop,
      }));
  }
}

const noticed = (known: Lease) =>
  known.invoices
    .filter((one) => rentLeft(one) > 0n && letterOfStep(countedLetters(known), one.id, 'notice'))
    .map(({ id }) => id);

test('in any history a letter names the cases before it, its promise is kept, and the next step is what follows', () => {
  fc.assert(
    fc.property(settings, claims, events, fc.nat(), (agreed, owed, happens, seed) => {
      let known = lease(
        owed.map(({ due, ...claim }, index) => ({
          ...OCTOBER,
          ...claim,
          id: `i${index}`,
          serial: index,
          dueOn: addDays(START, due),
          otherItems: claim.isRent ? claim.otherItems : 0n,
        })),
        agreed,
      );
      for (let index = -2; index < 110; index += 1) {
        const today = addDays(START, index);
        for (const event of happens.filter(({ day }) => day === index))
          known = afterEvent(known, event, today);
        const before = noticed(known);
        const { steps, then } = worked(known, today);
        for (const due of steps) {
          checkNames(due, before);
          if (due.kind === 'petition') expectReady(known, due, today);
          else expectPromise(then, due, { today, seed });
        }
        known = then;
        if (index % 10 === seed % 10) expectNext(known, today);
      }
    }),
    { numRuns: 150 },
  );
});

/** Nothing is in the way of a petition that is made. */
function expectReady(known: Lease, due: DueStep, today: IsoDate): void {
  const { claims: open } = arrearsOverview(known, today);
  const { ready, refusals } = petitionReadiness({ claims: open, missing: [], rates: RATES }, today);
  expect(refusals).toEqual([]);
  expect(ready).toEqual(expect.arrayContaining(due.claims.map(({ invoiceId }) => invoiceId)));
}

function checkNames(due: DueStep, before: readonly string[]): void {
  if (due.kind === 'petition' || due.kind === 'pre_reminder') return;
  expect(due.cases.map(({ invoiceId }) => invoiceId)).toEqual(before);
  if (before.length > 0 && due.promise) expect(due.promise.amount).toBe(due.everything);
}

/** Paying what a letter says to be enough, on any day in time, leaves no rent of its day to petition for. */
function expectPromise(
  known: Lease,
  { promise: all, claims: about, everything, ...step }: DueStep,
  { today, seed }: { today: IsoDate; seed: number },
): void {
  expect(arrearsOverview(known, addDays(today, 0)).everything).toBe(everything);
  const own = ownPromise({ ...step, sentOn: today });
  const promise = seed % 2 === 0 ? (own ?? all) : (all ?? own);
  if (!promise) return;
  const isCovered = (id: string) =>
    promise === all || about.some(({ invoiceId }) => invoiceId === id);
  let day = addDays(today, 1);
  let then = known;
  for (let waits = seed % 20; waits > 0 && day < promise.by; waits -= 1) {
    const next = worked(then, day);
    expect(next.steps.every(({ kind }) => kind !== 'petition' || hasOlder(then, today))).toBe(true);
    then = next.then;
    day = addDays(day, 1);
  }
  const late = noticed(then).filter(isCovered);
  then = withPayment(then, about[0]!.invoiceId, promise.amount, day);
  for (let index = 0; index < 45; index += 1) {
    const next = worked(then, addDays(day, index));
    const petitioned = next.steps
      .filter(({ kind }) => kind === 'petition')
      .flatMap(({ claims: of }) => of.map(({ invoiceId }) => invoiceId));
    for (const id of petitioned.filter((one) => late.includes(one)))
      // A rest that a later fee left had a notice of its own.
      expect(letterOfStep(countedLetters(then), id, 'notice')!.sentOn > today).toBe(true);
    then = next.then;
  }
}

/** Whether a notice was over or could be before the promise: its letter says that it is to be paid at once. */
const hasOlder = ({ letters }: Lease, today: IsoDate): boolean =>
  letters.some(({ sentOn, claims: about }) =>
    about.some(({ steps }) => sentOn < today && steps.includes('notice')),
  );

/** The first of the next steps is what the coming days bring, if nothing else happens. */
function expectNext(known: Lease, today: IsoDate): void {
  const { claims: open } = arrearsOverview(known, today);
  const next = open
    .flatMap(({ next: one }) => one ?? [])
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))[0];
  for (let index = 0; index < 70; index += 1) {
    const day = addDays(today, index);
    const steps = nextSteps(known, day);
    if (steps.length === 0) continue;
    if (next?.step === 'filing') return expect(next.on <= day).toBe(true);
    expect(next?.on).toBe(day);
    expect(steps.flatMap(({ claims: about }) => about.flatMap((one) => one.steps))).toContain(
      next!.step,
    );
    return;
  }
  if (next?.step !== 'filing')
    expect(next === undefined || next.on >= addDays(today, 70)).toBe(true);
}
