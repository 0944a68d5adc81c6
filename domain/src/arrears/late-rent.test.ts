import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays, daysBetween, type IsoDate } from '../kernel/dates.ts';
import { debtFeesOn } from '../legal/late-payment.ts';
import { PUBLISHED_RATES, rateOn, repeatedRates } from '../legal/rates.ts';
import {
  interestTo,
  letterOfStep,
  ownPromise,
  type LateInvoice,
  type LetterSent,
} from './late-claims.ts';
import { countedLetters, evictionCase } from './cases.ts';
import { USUAL_LATE_RENT, type LateRentSettings } from './late-rent-settings.ts';
import {
  missingRates,
  nextSteps,
  petitionAgain,
  type DueStep,
  type LateRentFacts,
} from './late-rent.ts';
import { arrearsOverview } from './overview.ts';
import { LATE_RENT_STEPS, type LateRentStep } from '../invoices/enums.ts';

const MAY: LateInvoice = {
  id: 'may',
  dueOn: '2026-05-15',
  serial: 1,
  isRent: true,
  otherItems: 0n,
  principal: 12_000_00n,
  fees: 0n,
  parts: [],
  stop: null,
  petitionedOn: null,
};
const JUNE: LateInvoice = { ...MAY, id: 'june', dueOn: '2026-06-15', serial: 2 };
const RATES = [
  ...PUBLISHED_RATES,
  ...repeatedRates(PUBLISHED_RATES, { until: '2030-12-31', source: 'test' }),
];
const FACTS: LateRentFacts = {
  rates: RATES,
  settings: USUAL_LATE_RENT,
  invoices: [MAY],
  letters: [],
  closed: null,
  isNavRefused: false,
};

const sent = (
  step: Pick<DueStep, 'kind' | 'payBy' | 'claims' | 'promise' | 'total' | 'navObjectBy'>,
  sentOn: IsoDate,
): LetterSent => ({
  sentOn,
  payBy: step.payBy,
  promise: step.promise,
  navObjectBy: step.navObjectBy,
  own: ownPromise({ ...step, sentOn }),
  claims: step.claims.map(({ invoiceId, steps, fee, interest }) => ({
    invoiceId,
    steps,
    fee,
    interest,
  })),
});
const shown = (facts: LateRentFacts, today: IsoDate) =>
  nextSteps(facts, today).map(({ kind, claims }) => [kind, ...claims.map((c) => c.invoiceId)]);

/** Every step from a day on; each is recorded when it is taken. */
function lived(facts: LateRentFacts, from: IsoDate, days: number) {
  let known = facts;
  const steps: { day: IsoDate; step: DueStep }[] = [];
  for (let index = 0; index < days; index += 1) {
    const day = addDays(from, index);
    for (const step of nextSteps(known, day)) {
      steps.push({ day, step });
      known = { ...known, letters: [...known.letters, sent(step, day)] };
    }
    expect(nextSteps(known, day)).toEqual([]);
  }
  return steps;
}

test.each<[kind: LateRentStep, today: IsoDate, payBy: IsoDate, which: string]>([
  // 14 days and five for the post.
  ['notice', '2026-11-17', '2026-12-07', 'a Sunday'],
  ['notice', '2026-12-06', '2026-12-28', 'Christmas Day, and the days after it'],
  ['notice', '2026-11-16', '2026-12-07', 'a Saturday'],
  ['notice', '2026-11-18', '2026-12-07', 'a Monday'],
  ['reminder', '2026-03-19', '2026-04-07', 'Maundy Thursday, and Easter after it'],
  ['reminder', '2026-05-03', '2026-05-18', 'Constitution Day, on a Sunday'],
])('a %s of %s is to be paid by %s: the days add up to %s', (kind, today, payBy) => {
  const steps = { ...USUAL_LATE_RENT.steps, notice: { isOn: kind === 'notice', days: 15 } };
  const settings = { ...USUAL_LATE_RENT, steps };
  const invoices = [{ ...MAY, dueOn: addDays(today, -20) }];
  expect(nextSteps({ ...FACTS, settings, invoices }, today)).toMatchObject([{ kind, payBy }]);
});

test('rent that is never paid, with the default settings', () => {
  const steps = lived(FACTS, '2026-05-01', 90);
  expect(steps.map(({ day, step }) => [day, step.kind, step.payBy, step.claims[0]!.fee])).toEqual([
    ['2026-05-12', 'pre_reminder', null, 0n],
    ['2026-05-18', 'soft_reminder', null, 0n],
    // A reminder and the notice in one letter: 14 days, and five for the post.
    ['2026-05-30', 'notice', '2026-06-18', 38_00n],
    ['2026-06-19', 'petition', null, 0n],
  ]);
  expect(steps[2]!.step.claims[0]).toEqual({
    invoiceId: 'may',
    dueOn: '2026-05-15',
    steps: ['reminder', 'notice'],
    principal: 12_000_00n,
    earlier: 0n,
    fee: 38_00n,
    interest: 59_18n,
  });
  expect(steps[2]!.step.total).toBe(12_097_18n);
});

test('interest of 12 000 kr due 15 May 2026 and paid 10 July is 221.75 kr, whenever computed', () => {
  const paid = { ...MAY, parts: [{ paymentId: 'p', paidOn: '2026-07-10', amount: 12_000_00n }] };
  expect(interestTo(MAY, '2026-07-10', RATES)).toBe(221_75n);
  expect(interestTo(paid, '2026-07-10', RATES)).toBe(221_75n);
  expect(interestTo(paid, '2026-11-22', RATES)).toBe(221_75n);
  const inParts = {
    ...MAY,
    parts: [
      { paymentId: 'p', paidOn: '2026-05-15', amount: 6_000_00n },
      { paymentId: 'p', paidOn: '2026-05-25', amount: 3_000_00n },
    ],
  };
  expect(interestTo(inParts, '2026-06-04', RATES)).toBe(9_86n + 19_73n);
});

describe('nothing is due', () => {
  test.each<[string, Partial<LateRentFacts>]>([
    [
      'about what is paid',
      {
        invoices: [
          { ...MAY, parts: [{ paymentId: 'p', paidOn: '2026-05-29', amount: 12_000_00n }] },
        ],
      },
    ],
    ['about what is stopped', { invoices: [{ ...MAY, stop: 'objection' as const }] }],
    ['for less than the minimum', { invoices: [{ ...MAY, principal: 99_99n }] }],
    ['about fees alone', { invoices: [{ ...MAY, principal: 0n, fees: 200_00n }] }],
    [
      'where every step is off',
      {
        settings: {
          ...USUAL_LATE_RENT,
          steps: Object.fromEntries(
            LATE_RENT_STEPS.map((step) => [step, { isOn: false, days: 15 }]),
          ) as LateRentSettings['steps'],
        },
      },
    ],
  ])('%s', (_, facts) => {
    for (const day of ['2026-05-13', '2026-05-18', '2026-05-30', '2026-06-30'])
      expect(nextSteps({ ...FACTS, ...facts }, day)).toEqual([]);
  });
});

describe('a letter', () => {
  test('is about all that is overdue, and charges one fee', () => {
    const both = { ...FACTS, invoices: [JUNE, MAY] };
    expect(shown(both, '2026-06-18')).toEqual([['notice', 'may', 'june']]);
    const [step] = nextSteps(both, '2026-06-30');
    expect(step!.claims.map(({ steps, fee }) => [steps, fee])).toEqual([
      [['reminder', 'notice'], 38_00n],
      [['reminder', 'notice'], 0n],
    ]);
    const [young] = nextSteps(both, '2026-06-18');
    expect(young!.claims.map(({ steps }) => steps)).toEqual([['reminder', 'notice'], ['notice']]);
  });

  test('lists invoices by due date, and those of one day by number', () => {
    const last = { ...MAY, id: 'last', serial: 3 };
    const earlier = { ...MAY, id: 'april', dueOn: '2026-04-15', serial: 9 };
    expect(shown({ ...FACTS, invoices: [JUNE, last, MAY, earlier] }, '2026-06-30')).toEqual([
      ['notice', 'april', 'may', 'last', 'june'],
    ]);
  });

  test('is sent for exactly the minimum', () => {
    const invoices = [{ ...MAY, principal: USUAL_LATE_RENT.minimum }];
    expect(shown({ ...FACTS, invoices }, '2026-05-12')).toEqual([['pre_reminder', 'may']]);
    expect(shown({ ...FACTS, invoices }, '2026-05-18')).toEqual([['soft_reminder', 'may']]);
  });

  test('charges no fee before the law’s days have passed, and one on the last of them', () => {
    const steps = { ...USUAL_LATE_RENT.steps, reminder: { isOn: true, days: 10 } };
    const feeAfter = (days: number) =>
      nextSteps({ ...FACTS, settings: { ...USUAL_LATE_RENT, steps } }, addDays(MAY.dueOn, days))[0]!
        .claims[0]!.fee;
    expect([13, 14].map(feeAfter)).toEqual([0n, 38_00n]);
  });

  test('charges a fee although a letter about another invoice has charged one', () => {
    const [first] = nextSteps(FACTS, '2026-05-30');
    const letters = [sent(first!, '2026-06-29')];
    const [second] = nextSteps({ ...FACTS, letters, invoices: [JUNE] }, '2026-06-30');
    expect(second!.claims[0]).toMatchObject({ invoiceId: 'june', fee: 38_00n });
  });

  test('is no friendly reminder after a stricter one', () => {
    const only = (step: LateRentStep) => ({
      ...USUAL_LATE_RENT,
      steps: Object.fromEntries(
        LATE_RENT_STEPS.map((one) => [one, { isOn: one === step, days: 3 }]),
      ) as LateRentSettings['steps'],
    });
    const after = (step: LateRentStep) => {
      const claims = [{ invoiceId: 'may', steps: [step], fee: 0n, interest: 0n }];
      const none = { promise: null, own: null, navObjectBy: null };
      const letters = [{ sentOn: '2026-05-18', payBy: '2026-05-19', ...none, claims }];
      // Paid rent closes the case, and leaves the other items of the invoice.
      const rest = {
        ...MAY,
        otherItems: 500_00n,
        parts: [{ paymentId: 'p', paidOn: '2026-05-20', amount: 11_500_00n }],
      };
      return shown(
        { ...FACTS, settings: only('soft_reminder'), letters, invoices: [rest] },
        '2026-05-30',
      );
    };
    expect(after('pre_reminder')).toEqual([['soft_reminder', 'may']]);
    expect(after('reminder')).toEqual([]);
    expect(after('notice')).toEqual([]);
  });

  test('is one only, however late the job runs', () => {
    expect(shown(FACTS, '2026-08-01')).toEqual([['notice', 'may']]);
  });

  test('is not a notice for claims other than rent', () => {
    const insurance = { ...MAY, id: 'insurance', isRent: false };
    const kinds = (invoices: LateInvoice[]) =>
      lived({ ...FACTS, invoices }, '2026-05-16', 60).map(({ step: { kind, claims } }) => [
        kind,
        ...claims.map(({ invoiceId }) => invoiceId),
      ]);
    expect(kinds([insurance])).toEqual([
      ['soft_reminder', 'insurance'],
      ['reminder', 'insurance'],
    ]);
    expect(kinds([MAY, insurance])).toEqual([
      ['soft_reminder', 'may'],
      ['soft_reminder', 'insurance'],
      ['notice', 'may'],
      ['reminder', 'insurance'],
      ['petition', 'may'],
    ]);
  });

  test('of notice is about rent alone: other amounts of its invoice are left out, and paid last', () => {
    const mixed = { ...MAY, otherItems: 1_000_00n };
    expect(nextSteps({ ...FACTS, invoices: [mixed] }, '2026-05-30')).toMatchObject([
      { kind: 'notice', claims: [{ principal: 11_000_00n }] },
    ]);
    const some = {
      ...mixed,
      parts: [{ paymentId: 'p', paidOn: '2026-05-20', amount: 10_000_00n }],
    };
    expect(nextSteps({ ...FACTS, invoices: [some] }, '2026-05-30')).toMatchObject([
      { kind: 'notice', claims: [{ principal: 1_000_00n }] },
    ]);
    const rent = {
      ...mixed,
      parts: [{ paymentId: 'p', paidOn: '2026-05-20', amount: 11_000_00n }],
    };
    expect(nextSteps({ ...FACTS, invoices: [rent] }, '2026-05-30')).toMatchObject([
      { kind: 'reminder', claims: [{ principal: 1_000_00n }] },
    ]);
  });

  test('charges interest once', () => {
    const [first] = nextSteps(FACTS, '2026-05-30');
    const letters = [sent(first!, '2026-05-30')];
    const charged = { ...MAY, fees: 97_18n };
    const [petition] = nextSteps({ ...FACTS, letters, invoices: [charged] }, '2026-07-10');
    expect(petition!.claims[0]).toMatchObject({ earlier: 97_18n, interest: 221_75n - 59_18n });
    expect(petition!.total).toBe(12_000_00n + 38_00n + 221_75n);
  });

  test('charges neither where the partner has turned both off', () => {
    const settings = { ...USUAL_LATE_RENT, chargesFee: false, chargesInterest: false };
    expect(nextSteps({ ...FACTS, settings }, '2026-05-30')[0]!.total).toBe(12_000_00n);
  });

  test('charges the second fee after the deadline of the first, as long as the law has two', () => {
    const steps = {
      ...USUAL_LATE_RENT.steps,
      second_reminder: { isOn: true, days: 30 },
      notice: { isOn: false, days: 15 },
    };
    const fees = (dueOn: IsoDate) =>
      lived(
        { ...FACTS, settings: { ...USUAL_LATE_RENT, steps }, invoices: [{ ...MAY, dueOn }] },
        dueOn,
        60,
      ).map(({ day, step }) => [step.kind, daysBetween(dueOn, day), step.claims[0]!.fee]);
    expect(fees('2026-05-15')).toEqual([
      ['pre_reminder', 0, 0n],
      ['soft_reminder', 3, 0n],
      ['reminder', 15, 38_00n],
      // The deadline of the first was Monday 15 June.
      ['second_reminder', 32, 38_00n],
    ]);
    expect(fees('2027-05-15').at(-1)).toEqual(['second_reminder', 31, 0n]);
  });

  test('notifies Nav with the notice when an earlier letter stated the right to object, and its days are over', () => {
    const facts = { ...FACTS, settings: { ...USUAL_LATE_RENT, tellsNav: true } };
    const navOf = (letters: LateRentFacts['letters'], day: IsoDate, isNavRefused = false) =>
      nextSteps({ ...facts, letters, isNavRefused }, day).map(({ kind, tellsNav, navObjectBy }) => [
        kind,
        tellsNav,
        navObjectBy,
      ]);
    // A reminder before the due date says nothing of it.
    expect(navOf([], '2026-05-12')).toEqual([['pre_reminder', false, null]]);
    expect(navOf([], '2026-05-18')).toEqual([['soft_reminder', false, '2026-05-25']]);
    const [soft] = nextSteps(facts, '2026-05-18');
    const stated = [sent(soft!, '2026-05-18')];
    expect(navOf(stated, '2026-05-30')).toEqual([['notice', true, null]]);
    expect(navOf(stated, '2026-05-30', true)).toEqual([['notice', false, null]]);
    // Without a letter before it, the notice itself states the right, and Nav is not notified.
    expect(navOf([], '2026-05-30')).toEqual([['notice', false, '2026-06-06']]);
    expect(navOf([sent(soft!, '2026-05-23')], '2026-05-30')).toEqual([['notice', true, null]]);
    const late = [{ ...stated[0]!, navObjectBy: '2026-05-30' }];
    expect(navOf(late, '2026-05-30')).toEqual([['notice', false, null]]);
    const [notice] = nextSteps({ ...facts, letters: stated }, '2026-05-30');
    const noticed = [...stated, sent(notice!, '2026-05-30')];
    expect(navOf(noticed, '2026-06-19')).toEqual([['petition', false, null]]);
  });
});

describe('a case of eviction', () => {
  const [notice] = nextSteps({ ...FACTS, invoices: [MAY, JUNE] }, '2026-06-18');
  const letters = [sent(notice!, '2026-06-18')];
  const paid = (invoice: LateInvoice) => ({
    ...invoice,
    parts: [{ paymentId: 'p', paidOn: '2026-06-20', amount: invoice.principal }],
  });
  test.each([
    ['is none without a notice', [MAY], [], null],
    ['is about what the notice was', [MAY, JUNE], letters, ['may', 'june']],
    ['goes on without what is paid', [paid(MAY), JUNE], letters, ['june']],
    ['closes when all is paid', [paid(MAY), paid(JUNE)], letters, null],
  ])('%s', (_, invoices, sentLetters, expected) => {
    const found = evictionCase({ invoices, letters: sentLetters, closed: null });
    const from = '2026-07-08';
    expect(found).toEqual(
      expected && {
        noticeSentOn: '2026-06-18',
        petitionFrom: from,
        invoices: expected.map((id) => ({ id, petitionFrom: from })),
      },
    );
  });

  test('gets a petition for the rest, when the printed days are over', () => {
    const known = { ...FACTS, letters, invoices: [paid(MAY), JUNE] };
    expect(shown(known, '2026-07-07').flat()).not.toContain('petition');
    expect(shown(known, '2026-07-08')).toContainEqual(['petition', 'june']);
  });

  test('gets the petition only after the days that the partner has chosen', () => {
    const steps = { ...USUAL_LATE_RENT.steps, petition: { isOn: true, days: 40 } };
    const known = {
      ...FACTS,
      settings: { ...USUAL_LATE_RENT, steps },
      letters,
      invoices: [paid(MAY), JUNE],
    };
    expect(shown(known, addDays('2026-06-18', 39)).flat()).not.toContain('petition');
    expect(shown(known, addDays('2026-06-18', 40))).toContainEqual(['petition', 'june']);
  });
});

test('rent that is noticed is in no later notice, and rent that is petitioned for in no letter at all', () => {
  const steps = lived({ ...FACTS, invoices: [MAY, JUNE] }, '2026-05-16', 90);
  expect(
    steps.map(({ day, step: { kind, claims } }) => [
      day,
      kind,
      ...claims.map(({ invoiceId }) => invoiceId),
    ]),
  ).toEqual([
    ['2026-05-18', 'soft_reminder', 'may'],
    ['2026-05-30', 'notice', 'may'],
    ['2026-06-12', 'pre_reminder', 'june'],
    // No friendly reminder on 18 June: the notice's deadline runs until that day.
    ['2026-06-19', 'petition', 'may'],
    ['2026-06-30', 'notice', 'june'],
    ['2026-07-21', 'petition', 'june'],
  ]);
});

test('a recorded petition stops letters about its rent, until the rent is paid', () => {
  const noted = { ...MAY, otherItems: 500_00n, petitionedOn: '2026-06-19' };
  expect(nextSteps({ ...FACTS, invoices: [noted] }, '2026-06-19')).toEqual([]);
  const paid = { ...noted, parts: [{ paymentId: 'p', paidOn: '2026-06-18', amount: 11_500_00n }] };
  expect(nextSteps({ ...FACTS, invoices: [paid] }, '2026-06-19')).toMatchObject([
    { kind: 'reminder', claims: [{ principal: 500_00n }] },
  ]);
});

describe('a case that a person closed', () => {
  const before = lived(FACTS, '2026-05-16', 35).map(({ day, step }) => sent(step, day));
  const known = { ...FACTS, letters: before };
  const after = (isEvicted: boolean) => ({ ...known, closed: { on: '2026-07-01', isEvicted } });

  test('is no longer a case, and its rent gets a new notice from the next day on', () => {
    expect(evictionCase(known)).toMatchObject({ noticeSentOn: '2026-05-30' });
    expect(evictionCase(after(false))).toBe(null);
    expect(shown(after(false), '2026-07-01')).toEqual([]);
    // A notice of the day on which the case was closed belongs to it.
    const sameDay = { on: before.at(-2)!.sentOn, isEvicted: false };
    expect(evictionCase({ ...known, closed: sameDay })).toBe(null);
    expect(lived(after(false), '2026-07-02', 30).map(({ step: { kind } }) => kind)).toEqual([
      'notice',
      'petition',
    ]);
  });

  test('by an eviction is followed by reminders alone', () => {
    const reminding = {
      ...USUAL_LATE_RENT.steps,
      reminder: { isOn: true, days: 50 },
    };
    const evicted = {
      ...after(true),
      invoices: [MAY, JUNE],
      settings: { ...USUAL_LATE_RENT, steps: reminding },
    };
    expect(lived(evicted, '2026-07-02', 60).map(({ step: { kind } }) => kind)).toEqual([
      'soft_reminder',
      'reminder',
    ]);
  });
});

test('a petition is made again with what is left, and not where there was none', () => {
  const letters = lived(FACTS, '2026-05-16', 35).map(({ day, step }) => sent(step, day));
  const some = { ...MAY, parts: [{ paymentId: 'p', paidOn: '2026-06-20', amount: 2_000_00n }] };
  expect(petitionAgain({ ...FACTS, letters, invoices: [some] }, '2026-06-25')).toMatchObject({
    kind: 'petition',
    claims: [{ principal: 10_000_00n }],
  });
  const all = { ...MAY, parts: [{ paymentId: 'p', paidOn: '2026-06-20', amount: 12_000_00n }] };
  expect(petitionAgain({ ...FACTS, letters, invoices: [all] }, '2026-06-25')).toBe(null);
  expect(petitionAgain(FACTS, '2026-06-25')).toBe(null);
  const stopped = { ...some, stop: 'objection' as const };
  expect(petitionAgain({ ...FACTS, letters, invoices: [stopped] }, '2026-06-25')).toBe(null);
  // The notice of June was not followed by a petition.
  const [notice] = nextSteps({ ...FACTS, invoices: [JUNE] }, '2026-06-30');
  const both = { ...FACTS, letters: [...letters, sent(notice!, '2026-06-30')] };
  expect(petitionAgain({ ...both, invoices: [some, JUNE] }, '2026-08-25')!.claims).toMatchObject([
    { invoiceId: 'may' },
  ]);
});

const START = '2026-10-01';
const step = (min: number, max: number) =>
  fc.record({ isOn: fc.boolean(), days: fc.integer({ min, max }) });
const settings: fc.Arbitrary<LateRentSettings> = fc.record({
  steps: fc.record({
    pre_reminder: step(1, 14),
    soft_reminder: step(1, 30),
    // Also earlier than a fee is allowed: settings may be older than laws.
    reminder: step(1, 40),
    second_reminder: step(2, 60),
    notice: step(1, 40),
    petition: step(15, 40),
  }),
  chargesFee: fc.boolean(),
  chargesInterest: fc.boolean(),
  tellsNav: fc.boolean(),
  minimum: fc.constantFrom(0n, 500n, 1500n),
});
const invoices = fc.array(
  fc.record({
    due: fc.integer({ min: 0, max: 90 }),
    principal: fc.constantFrom(400n, 1000n),
    otherItems: fc.constantFrom(0n, 100n),
    isRent: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);
/** Events on a day: a payment, an objection, or its settlement. Days may be skipped. */
const events = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 200 }),
    of: fc.nat(3),
    what: fc.constantFrom('pay', 'pay_some', 'take_back', 'stop', 'go_on', 'nobody_works'),
  }),
  { maxLength: 20 },
);

test('no event repeats a step, charges a fee too early or too often, or acts after settlement or while stopped', () => {
  fc.assert(
    fc.property(settings, invoices, events, (agreed, owed, happens) => {
      let known: LateRentFacts = {
        settings: agreed,
        isNavRefused: false,
        rates: RATES,
        letters: [],
        closed: null,
        invoices: owed.map(({ due, principal, otherItems, isRent }, index) => ({
          ...MAY,
          id: `i${index}`,
          serial: index,
          dueOn: addDays(START, due),
          principal,
          otherItems,
          isRent,
        })),
      };
      const seen = new Set<string>();
      for (let index = -15; index < 200; index += 1) {
        const today = addDays(START, index);
        const now = happens.filter(({ day }) => day === index);
        for (const { of, what } of now) known = after(known, `i${of}`, what, today);
        if (now.some(({ what }) => what === 'nobody_works')) continue;
        for (const due of nextSteps(known, today)) {
          check(known, due, today, seen);
          known = withStep(known, due, today);
        }
      }
    }),
    { numRuns: 500 },
  );
});

function after(known: LateRentFacts, id: string, what: string, paidOn: IsoDate): LateRentFacts {
  const change = (invoice: LateInvoice): Partial<LateInvoice> => {
    const part = (amount: bigint) => ({
      paymentId: `${id} ${invoice.parts.length}`,
      paidOn,
      amount,
    });
    const paid = (amount: bigint) => ({ parts: [...invoice.parts, part(amount)] });
    if (what === 'pay') return paid(invoice.principal + invoice.fees);
    if (what === 'pay_some') return paid(300n);
    if (what === 'take_back') return { parts: [] };
    return what === 'nobody_works' ? {} : { stop: what === 'stop' ? 'objection' : null };
  };
  const all = known.invoices.map((one) => (one.id === id ? { ...one, ...change(one) } : one));
  return { ...known, invoices: all };
}

function withStep(known: LateRentFacts, due: DueStep, today: IsoDate): LateRentFacts {
  const charged = (id: string) => {
    const claim = due.claims.find(({ invoiceId }) => invoiceId === id);
    return claim ? claim.fee + claim.interest : 0n;
  };
  return {
    ...known,
    letters: [...known.letters, sent(due, today)],
    invoices: known.invoices.map((one) => ({ ...one, fees: one.fees + charged(one.id) })),
  };
}

function check(known: LateRentFacts, due: DueStep, today: IsoDate, seen: Set<string>): void {
  expect(due.claims.length).toBeGreaterThan(0);
  expect(known.settings.steps[due.kind].isOn).toBe(true);
  expect(due.claims.flatMap(({ steps }): LateRentStep[] => [...steps])).toContain(due.kind);
  expect(due.claims.filter(({ fee }) => fee > 0n).length).toBeLessThan(2);
  for (const { invoiceId, dueOn, steps, fee, principal } of due.claims) {
    const invoice = known.invoices.find(({ id }) => id === invoiceId)!;
    expect(invoice.stop).toBeNull();
    if (due.kind === 'notice' || due.kind === 'petition') expect(invoice.isRent).toBe(true);
    expect(principal).toBeGreaterThan(0n);
    expect(due.kind === 'pre_reminder' ? today <= dueOn : today > dueOn).toBe(true);
    for (const one of steps) {
      if (one === 'notice' || one === 'petition')
        // Who paid what a notice said gets a new one for the rest.
        expect(letterOfStep(countedLetters(known), invoiceId, one)).toBeUndefined();
      else expect(seen).not.toContain(`${one} ${invoiceId}`);
      seen.add(`${one} ${invoiceId}`);
    }
    const about = known.letters.filter(({ claims }) =>
      claims.some((claim) => claim.invoiceId === invoiceId),
    );
    if (fee > 0n) {
      const before = about.filter(({ claims }) =>
        claims.some((claim) => claim.invoiceId === invoiceId && claim.fee > 0n),
      );
      expect(fee).toBe(rateOn(RATES, 'reminder_fee', today).value);
      expect(known.settings.chargesFee).toBe(true);
      expect(daysBetween(dueOn, today)).toBeGreaterThanOrEqual(14);
      expect(before.length).toBeLessThan(debtFeesOn(today).most);
      for (const { sentOn } of before) expect(daysBetween(sentOn, today)).toBeGreaterThan(14);
    }
    if (steps.includes('petition')) {
      const notice = about.findLast(({ claims }) =>
        claims.some((claim) => claim.invoiceId === invoiceId && claim.steps.includes('notice')),
      )!;
      expect(daysBetween(notice.sentOn, today)).toBeGreaterThan(14);
      expect(today > notice.payBy!).toBe(true);
    }
  }
}

describe('without a rate', () => {
  const NEW_YEAR = { ...MAY, id: 'december', dueOn: '2026-12-15' };
  const facts = (rates: LateRentFacts['rates'], off: Partial<LateRentSettings> = {}) => ({
    ...FACTS,
    rates,
    invoices: [NEW_YEAR],
    settings: { ...USUAL_LATE_RENT, ...off },
  });
  const of = (kind: string, since: string) =>
    PUBLISHED_RATES.filter((one) => one.kind !== kind || one.since < since);
  const waits = (known: LateRentFacts, today: IsoDate) => [
    shown(known, today).map(([kind]) => kind),
    missingRates(known, today).map(({ kind, day }) => [kind, day]),
  ];
  const held = (known: LateRentFacts, today: IsoDate) => arrearsOverview(known, today).waitsFor;

  test('a letter with interest waits for the rate of its first day without one', () => {
    expect(waits(facts(PUBLISHED_RATES), '2026-12-30')).toEqual([['notice'], []]);
    expect(waits(facts(PUBLISHED_RATES), '2027-01-02')).toEqual([
      [],
      [['late_interest', '2027-01-01']],
    ]);
    expect(waits(facts(RATES), '2027-01-02')).toEqual([['notice'], []]);
    // The overview, which pages show, says the same.
    expect(held(facts(PUBLISHED_RATES), '2026-12-30')).toBeNull();
    expect(held(facts(PUBLISHED_RATES), '2027-01-02')).toEqual({
      kind: 'late_interest',
      day: '2027-01-01',
    });
  });

  test('a letter with a fee waits for the fee, and one without does not', () => {
    const noFee = of('reminder_fee', '2026-01-01');
    expect(waits(facts(noFee), '2026-12-30')).toEqual([[], [['reminder_fee', '2026-12-30']]]);
    expect(waits(facts(noFee, { chargesFee: false }), '2026-12-30')).toEqual([['notice'], []]);
    const nothing = { chargesFee: false, chargesInterest: false };
    expect(waits(facts([], nothing), '2026-12-30')).toEqual([['notice'], []]);
  });

  test('friendly reminders need no rate', () => {
    expect(waits(facts([]), '2026-12-12')).toEqual([['pre_reminder'], []]);
    expect(waits(facts([]), '2026-12-18')).toEqual([['soft_reminder'], []]);
  });

  test('a petition waits for the court fee, also one that is made again', () => {
    const [notice] = nextSteps({ ...FACTS, invoices: [NEW_YEAR] }, '2026-12-30');
    const letters = [sent(notice!, '2026-12-30')];
    const noCourt = { ...facts(RATES.filter(({ kind }) => kind !== 'court_fee')), letters };
    expect(waits(noCourt, '2027-01-25')).toEqual([[], [['court_fee', '2027-01-25']]]);
    const petitioned = {
      ...noCourt,
      letters: [
        ...letters,
        sent(nextSteps({ ...noCourt, rates: RATES }, '2027-01-25')[0]!, '2027-01-25'),
      ],
    };
    expect(petitionAgain(petitioned, '2027-01-26')).toBeNull();
    expect(petitionAgain({ ...petitioned, rates: RATES }, '2027-01-26')).not.toBeNull();
  });
});
