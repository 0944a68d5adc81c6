import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, type IsoDate } from '../kernel/dates.ts';
import { invoiceStatus, openOf, principalOpenOf, type InvoiceFacts } from './states.ts';
import { INVOICE_COLOURS, INVOICE_KINDS, INVOICE_STATUSES, type InvoiceStatus } from './enums.ts';

const TODAY = '2027-06-15';
const [YESTERDAY, TOMORROW] = ['2027-06-14', '2027-06-16'];
const SENT: InvoiceFacts = {
  kind: 'rent',
  isFinalSettlement: false,
  total: 1000n,
  fees: 0n,
  paid: 0n,
  surplus: 0n,
  credited: 0n,
  creditedOn: null,
  lost: 0n,
  setOff: 0n,
  dueOn: TOMORROW,
  madeOn: '2027-06-01',
  sentOn: '2027-06-01',
  sendingFailed: false,
  isSaidPaid: false,
  hasObjection: false,
  petitionFrom: null,
};
const LATE = { dueOn: '2027-05-03' };
const SETTLEMENT = { kind: 'landlord', isFinalSettlement: true } as const;
const PAID = { ...LATE, paid: 1000n };

const CASES: [Partial<InvoiceFacts>, InvoiceStatus][] = [
  [{ madeOn: null, sentOn: null }, 'new'],
  [{ sentOn: null }, 'created'],
  [{ sentOn: null, sendingFailed: true }, 'failed'],
  [{}, 'sent'],
  [{ dueOn: '2027-06-30' }, 'sent'],
  [{ dueOn: '2027-07-01' }, 'upcoming'],
  [{ dueOn: '2028-06-15' }, 'upcoming'],
  [{ dueOn: '2027-07-01', sentOn: null }, 'created'],
  [{ dueOn: '2027-07-01', paid: 1n }, 'partially_paid'],
  [{ dueOn: TODAY }, 'unpaid'],
  [{ dueOn: YESTERDAY }, 'overdue'],
  [{ dueOn: YESTERDAY, sentOn: null }, 'overdue'],
  [{ dueOn: YESTERDAY, paid: 999n }, 'overdue'],
  [{ paid: 1n }, 'partially_paid'],
  [{ dueOn: TODAY, paid: 1n, credited: 1n, creditedOn: TODAY }, 'partially_paid'],
  [{ credited: 1n, creditedOn: TODAY }, 'partially_credited'],
  [{ ...LATE, petitionFrom: '2027-06-16' }, 'overdue'],
  [{ ...LATE, petitionFrom: '2027-06-15' }, 'eviction_notice_due'],
  [{ ...LATE, petitionFrom: '2027-06-15', isSaidPaid: true }, 'waiting_for_payment'],
  [{ ...LATE, isSaidPaid: true, hasObjection: true }, 'pending'],
  [{ isSaidPaid: true }, 'waiting_for_payment'],
  [{ paid: 1000n }, 'paid'],
  [{ total: 0n }, 'paid'],
  [{ ...PAID, isSaidPaid: true, hasObjection: true, petitionFrom: '2027-06-15' }, 'paid'],
  [{ ...PAID, surplus: 1n }, 'over_paid'],
  [{ surplus: 1000n, credited: 1000n, creditedOn: TODAY }, 'over_paid'],
  [{ ...LATE, fees: 38n, paid: 1000n }, 'fees_due'],
  [{ ...LATE, fees: 38n, paid: 999n }, 'overdue'],
  [{ ...LATE, fees: 38n, paid: 1038n }, 'fees_paid'],
  [{ ...LATE, paid: 600n, credited: 400n, creditedOn: TODAY }, 'balanced'],
  [{ credited: 1000n, creditedOn: TODAY }, 'canceled'],
  [{ ...LATE, credited: 1000n, creditedOn: '2027-05-03' }, 'canceled'],
  [{ ...LATE, credited: 1000n, creditedOn: '2027-05-04' }, 'credited'],
  [{ ...LATE, total: 1_000_000n, paid: 400n, lost: 999_600n }, 'lost'],
  [{ ...LATE, lost: 1000n }, 'lost'],
  [{ ...LATE, paid: 400n, lost: 600n }, 'balanced'],
  [{ kind: 'deposit_insurance', ...LATE }, 'overdue'],
  [{ kind: 'deposit_insurance', dueOn: '2027-07-01' }, 'upcoming'],
  [{ kind: 'deposit_insurance', ...PAID }, 'active'],
  [{ kind: 'deposit_insurance', ...PAID, surplus: 1n }, 'over_paid'],
  [{ kind: 'deposit_insurance', ...LATE, credited: 1000n, creditedOn: TODAY }, 'credited'],
  [{ kind: 'deposit_insurance', ...LATE, paid: 400n, lost: 600n }, 'active'],
  [{ kind: 'deposit_insurance', ...LATE, lost: 1000n }, 'lost'],
  [{ kind: 'landlord', madeOn: null, sentOn: null }, 'new'],
  [{ kind: 'landlord', ...LATE }, 'outstanding'],
  [{ kind: 'landlord', ...LATE, setOff: 1n }, 'partially_paid'],
  [{ kind: 'landlord', ...LATE, credited: 1n, creditedOn: TODAY }, 'partially_credited'],
  [{ kind: 'landlord', setOff: 1000n }, 'completed'],
  [{ kind: 'landlord', paid: 1000n }, 'paid'],
  [{ ...SETTLEMENT, sentOn: null }, 'created'],
  [SETTLEMENT, 'sent'],
  [{ ...SETTLEMENT, dueOn: '2027-07-01' }, 'upcoming'],
  [{ kind: 'landlord', dueOn: '2027-07-01' }, 'outstanding'],
  [{ ...SETTLEMENT, dueOn: TODAY }, 'unpaid'],
  [{ ...SETTLEMENT, paid: 1n }, 'partially_paid'],
  [{ ...SETTLEMENT, credited: 1n, creditedOn: TODAY }, 'partially_credited'],
  [{ ...SETTLEMENT, dueOn: YESTERDAY, paid: 1n }, 'overdue'],
  [{ ...SETTLEMENT, ...LATE, petitionFrom: '2027-06-15' }, 'overdue'],
  [{ ...SETTLEMENT, paid: 1000n, surplus: 1n }, 'over_paid'],
  [{ ...SETTLEMENT, paid: 600n, credited: 400n, creditedOn: TODAY }, 'balanced'],
  [{ ...SETTLEMENT, kind: 'landlord_credit_note' }, 'completed'],
  [{ ...SETTLEMENT, kind: 'landlord_credit_note', sentOn: null }, 'created'],
  [{ kind: 'credit_note', sentOn: null }, 'created'],
  [{ kind: 'credit_note', ...LATE }, 'completed'],
  [{ kind: 'landlord_credit_note', ...LATE, setOff: 1n }, 'outstanding'],
  [{ kind: 'landlord_credit_note', setOff: 1000n }, 'completed'],
];

test.each(CASES)('%o: %s', (facts, expected) => {
  expect(invoiceStatus({ ...SENT, ...facts }, TODAY)).toBe(expected);
});

test('every status is reached', () => {
  expect(new Set(CASES.map(([, status]) => status))).toEqual(new Set(INVOICE_STATUSES));
});

const amount = fc.bigInt({ min: 0n, max: 6n });
const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays(TODAY, days));
const nullable = <T>(what: fc.Arbitrary<T>) => fc.option(what, { nil: null });
const facts: fc.Arbitrary<InvoiceFacts> = fc.record({
  kind: fc.constantFrom(...INVOICE_KINDS),
  isFinalSettlement: fc.boolean(),
  total: amount,
  fees: amount,
  paid: amount,
  surplus: amount,
  credited: amount,
  creditedOn: nullable(day),
  lost: amount,
  setOff: amount,
  dueOn: day,
  madeOn: nullable(day),
  sentOn: nullable(day),
  sendingFailed: fc.boolean(),
  isSaidPaid: fc.boolean(),
  hasObjection: fc.boolean(),
  petitionFrom: nullable(day),
});

const SETTLED: readonly InvoiceStatus[] = [
  'paid',
  'active',
  'over_paid',
  'balanced',
  'completed',
  'fees_paid',
  'credited',
  'canceled',
  'lost',
];

test('all facts give one status, and it agrees with the amount owed', () => {
  fc.assert(
    fc.property(facts, (facts) => {
      const status = invoiceStatus(facts, TODAY);
      expect(INVOICE_STATUSES).toContain(status);
      if (facts.kind.endsWith('credit_note')) return;
      expect(SETTLED.includes(status)).toBe(openOf(facts) === 0n);
      expect(status === 'fees_due' && principalOpenOf(facts) > 0n).toBe(false);
      if (status === 'over_paid') expect(facts.surplus).toBeGreaterThan(0n);
      if (status === 'overdue') expect(facts.dueOn < TODAY).toBe(true);
      if (status === 'partially_paid') expect(facts.paid + facts.setOff).toBeGreaterThan(0n);
      if (facts.kind === 'landlord') expect(status).not.toBe('eviction_notice_due');
      if (facts.kind === 'landlord' && !facts.isFinalSettlement) expect(status).not.toBe('overdue');
    }),
    { numRuns: 5000 },
  );
});

const PAGE = readFileSync(new URL('../../../docs/invoice-states.md', import.meta.url), 'utf8');

/** Events of an invoice, one at a time; an event that is not possible changes nothing. */
const EVENTS: Record<string, (facts: InvoiceFacts, today: IsoDate) => Partial<InvoiceFacts>> = {
  make: ({ madeOn }, today) => ({ madeOn: madeOn ?? today }),
  send: ({ madeOn, sentOn }, today) => (madeOn && !sentOn ? { sentOn: today } : {}),
  fail: ({ madeOn, sentOn }) => (madeOn && !sentOn ? { sendingFailed: true } : {}),
  pay_some: (facts) => (isCreditNote(facts) ? {} : { paid: facts.paid + openOf(facts) / 2n }),
  pay: (facts) => (isCreditNote(facts) ? {} : { paid: facts.paid + openOf(facts) }),
  pay_more: (facts) =>
    isCreditNote(facts) ? {} : { paid: facts.paid + openOf(facts), surplus: facts.surplus + 1n },
  move_on: () => ({ surplus: 0n }),
  take_back: () => ({ paid: 0n, surplus: 0n }),
  credit: (facts, today) =>
    isCreditNote(facts)
      ? {}
      : { credited: facts.credited + principalOpenOf(facts), creditedOn: today },
  credit_some: (facts, today) =>
    isCreditNote(facts)
      ? {}
      : { credited: facts.credited + principalOpenOf(facts) / 2n, creditedOn: today },
  set_off: (facts) =>
    facts.kind.startsWith('landlord') && !facts.isFinalSettlement
      ? { setOff: facts.setOff + openOf(facts) }
      : {},
  write_off: (facts) => (isCreditNote(facts) ? {} : { lost: facts.lost + openOf(facts) }),
  say_paid: (facts) => (isClaim(facts) ? { isSaidPaid: true } : {}),
  deny: () => ({ isSaidPaid: false }),
  object: (facts) => (isClaim(facts) ? { hasObjection: true } : {}),
  settle: () => ({ hasObjection: false }),
  charge: (facts, today) =>
    isClaim(facts) && addDays(facts.dueOn, 14) <= today && principalOpenOf(facts) > 0n
      ? { fees: facts.fees + 38n }
      : {},
  notice: (facts, today) =>
    isClaim(facts) && today > facts.dueOn && openOf(facts) > 0n
      ? { petitionFrom: addDays(today, 15) }
      : {},
  'a week': () => ({}),
};
const isCreditNote = ({ kind }: InvoiceFacts) => kind.endsWith('credit_note');
const isClaim = ({ kind }: InvoiceFacts) => kind === 'rent' || kind === 'deposit_insurance';

test('events in any order follow the drawn transitions of an invoice', () => {
  const groups = [...PAGE.matchAll(/^ {2}state (\w+) \{\n([^}]+)\}/gm)];
  const groupOf = new Map(
    groups.flatMap(([, group, statuses]) =>
      statuses!
        .trim()
        .split(/\s+/)
        .map((status) => [status, group!] as const),
    ),
  );
  expect(new Set(groupOf.keys())).toEqual(new Set(INVOICE_STATUSES));
  const drawn = new Set(
    [...PAGE.matchAll(/^ {2}(\w+ --> \w+)$/gm)].map(([, transition]) => transition),
  );
  const seen = new Set<string>();
  const eventNames = fc.array(fc.constantFrom(...Object.keys(EVENTS)), {
    minLength: 20,
    maxLength: 60,
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...INVOICE_KINDS),
      fc.boolean(),
      eventNames,
      (kind, isFinal, events) => {
        let today = TODAY;
        let facts: InvoiceFacts = {
          ...SENT,
          kind,
          isFinalSettlement: isFinal && kind.startsWith('landlord'),
          dueOn: addDays(TODAY, 15),
          madeOn: null,
          sentOn: null,
        };
        for (const event of events) {
          const before = groupOf.get(invoiceStatus(facts, today))!;
          if (event === 'a week') today = addDays(today, 7);
          facts = { ...facts, ...EVENTS[event]!(facts, today) };
          const after = groupOf.get(invoiceStatus(facts, today))!;
          if (before !== after) seen.add(`${before} --> ${after}`);
        }
      },
    ),
    { numRuns: 3000 },
  );
  expect([...seen].sort()).toEqual([...drawn].sort());
});

test('docs/invoice-states.md says what each means, and shows it in its colour', () => {
  const expected = [...PAGE.matchAll(/^\| `(\w+)` +\| (\w+) +\|/gm)].map(([, status, colour]) => [
    status,
    colour,
  ]);
  expect(Object.fromEntries(expected)).toEqual(INVOICE_COLOURS);
});
