import fc, { type Arbitrary } from 'fast-check';

import type { Choice } from './act.ts';
import { ACTS, type ActName } from './acts.ts';
import { DAYS } from './days.ts';
import type { LeaseSetting, Setting } from './setting.ts';

/** One thing that somebody does. */
export interface Step extends Choice {
  /** The place of its day in {@link DAYS}. */
  day: number;
  /** The place of the person in the staff. */
  by: number;
  act: ActName;
}

/** What several people do, on purpose or not. */
export interface History {
  setting: Setting;
  /** The member of the staff who approves on each day all that waits. */
  diligent: number;
  steps: readonly Step[];
}

/**
 * What one person does, alone from a day on. Until then the other approvers approve on each day all that
 * waits.
 */
export interface Theft {
  setting: Setting;
  steps: readonly Step[];
  thief: number;
  from: number;
}

/** The acts that histories leave out: MONEY_WITHOUT names them, separated by commas. */
const WITHOUT = (process.env['MONEY_WITHOUT'] ?? '').split(',');
const NAMES = (Object.keys(ACTS) as ActName[]).filter((name) => !WITHOUT.includes(name));
/** Acts that belong together. Among all acts they would seldom meet. */
const THEMES: readonly (readonly ActName[])[] = [
  ['transfer', 'refundSurplus', 'correctRefund', 'credit', 'writeOffSurplus'],
  ['transfer', 'place', 'undo', 'correctRefund', 'withdrawRefund'],
  ['forgePayment', 'place', 'undo', 'bookRepeated', 'setBook'],
  ['forgeAnswer', 'confirm', 'dismiss', 'undo', 'place', 'hold', 'release'],
  ['forgePayment', 'moveDueDay', 'changeComing', 'writeOff', 'credit', 'setSettings'],
  ['receiveDirectly', 'takeBack', 'invoiceLandlord', 'creditLandlord', 'credit'],
  [
    'setSettings',
    'agreeToApprovers',
    'agreeToSettings',
    'stopApprovers',
    'setBook',
    'agreeToAccount',
    'setAccount',
  ],
  NAMES,
].map((names) => names.filter((name): name is ActName => NAMES.includes(name as ActName)));

/** Histories in a run of a property: MONEY_HISTORIES. */
export const HISTORIES = Number(process.env['MONEY_HISTORIES'] ?? 100);

const LEASE = { endsOn: null, isGuaranteed: false, landlord: null, isRejectedOnce: false } as const;

const lease: Arbitrary<LeaseSetting> = fc.record({
  pays: fc.constantFrom('each', 'each', 'first', 'none', 'twice'),
  endsOn: fc.constantFrom(null, null, '2027-01-31'),
  isGuaranteed: fc.nat(3).map((at) => at === 3),
  landlord: fc.constantFrom(null, null, null, 0),
  isRejectedOnce: fc.nat(3).map((at) => at === 3),
});

const setting: Arbitrary<Setting> = fc.record({
  kidSource: fc.constantFrom('camt.054', 'ocr'),
  approvalsNeeded: fc.constantFrom(1, 1, 1, 2),
  staff: fc
    .array(
      fc.record({
        role: fc.constantFrom('agent', 'agent', 'agent', 'bookkeeper'),
        isApprover: fc.nat(2).map((at) => at > 0),
      }),
      { minLength: 2, maxLength: 5 },
    )
    .map((staff) => staff.map((one, at) => (at < 2 ? { ...one, isApprover: true } : one))),
  leases: fc.array(lease, { minLength: 1, maxLength: 2 }),
});

/** Steps of one theme each. */
const stepsOf = (length: number, by: Arbitrary<number>): Arbitrary<Step[]> =>
  fc
    .constantFrom(...THEMES.filter((acts) => acts.length > 0))
    .chain((acts) =>
      fc.array(
        fc.record({
          day: fc.nat(DAYS.length - 1),
          by,
          act: fc.constantFrom(...acts),
          pick: fc.nat(7),
          how: fc.nat(7),
        }),
        { maxLength: length, size: 'max' },
      ),
    )
    .map((steps) => steps.toSorted((one, other) => one.day - other.day));

export const histories: Arbitrary<History> = fc.record({
  setting,
  diligent: fc.nat(4),
  steps: stepsOf(24, fc.nat(4)),
});

/** Few settings, because each is also lived without the thief's acts. */
const settingOfThefts: Arbitrary<Setting> = fc.record({
  kidSource: fc.constantFrom('camt.054', 'ocr'),
  approvalsNeeded: fc.constant(1),
  staff: fc.constant([
    { role: 'agent', isApprover: true },
    { role: 'agent', isApprover: true },
  ]),
  leases: fc.constantFrom(
    [
      { ...LEASE, pays: 'first', landlord: 0 },
      { ...LEASE, pays: 'each' },
    ],
    [
      { ...LEASE, pays: 'first' },
      { ...LEASE, pays: 'twice', endsOn: '2027-01-31' },
    ],
    [
      { ...LEASE, pays: 'each', isRejectedOnce: true },
      { ...LEASE, pays: 'none', isGuaranteed: true },
    ],
  ),
});

export const thefts: Arbitrary<Theft> = fc.record({
  setting: settingOfThefts,
  thief: fc.constant(0),
  from: fc.constantFrom(3, 8),
  // The days before the thief are passed over.
  steps: stepsOf(20, fc.constant(0)),
});

const TWO_AGENTS: Setting = {
  ...{ kidSource: 'camt.054', approvalsNeeded: 1 },
  staff: [
    { role: 'agent', isApprover: true },
    { role: 'agent', isApprover: true },
  ],
  leases: [
    { ...LEASE, pays: 'first' },
    { ...LEASE, pays: 'twice', endsOn: '2027-01-31' },
  ],
};

/** Thefts that succeeded once: a draw finds them too seldom. */
export const KNOWN_THEFTS: readonly Theft[] = [
  // A krone with the KID of a tenant who overpaid makes the thief the last payer, who gets the surplus.
  {
    ...{ setting: TWO_AGENTS, thief: 0, from: 8 },
    steps: [
      { day: 9, by: 0, act: 'transfer', pick: 1, how: 2 },
      { day: 10, by: 0, act: 'refundSurplus', pick: 1, how: 0 },
    ],
  },
  // A payment of January, dated before the real one, moves that one to February, which nobody pays.
  {
    ...{ setting: TWO_AGENTS, thief: 0, from: 3 },
    steps: [{ day: 4, by: 0, act: 'forgePayment', pick: 0, how: 1 }],
  },
];

/** A person approves on a day all that waits. */
export const approvesOn = (day: number, by: number): Step => ({
  ...{ day, by, act: 'approve', pick: 0, how: 0 },
});

/** What the others do on a day before the thief begins. */
export const othersBefore = (
  { setting, thief, from }: Pick<Theft, 'setting' | 'thief' | 'from'>,
  day: number,
): Step[] =>
  setting.staff.flatMap((_, by): Step[] =>
    day >= from || by === thief ? [] : [approvesOn(day, by)],
  );
