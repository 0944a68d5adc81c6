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
interface History {
  setting: Setting;
  /** The member of the staff who approves on each day all that waits. */
  diligent: number;
  steps: readonly Step[];
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
    'setRemainder',
    'setAloneLimit',
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
export const HISTORIES = Number(process.env['MONEY_HISTORIES'] ?? 50);

export const LEASE = {
  endsOn: null,
  isGuaranteed: false,
  landlord: null,
  isRejectedOnce: false,
  isDebitedLate: false,
  madeBy: null,
  draftedBy: null,
  dueDay: 1,
} as const satisfies Omit<LeaseSetting, 'pays'>;

const lease: Arbitrary<LeaseSetting> = fc.record({
  pays: fc.constantFrom('each', 'each', 'first', 'none', 'twice'),
  endsOn: fc.constantFrom(null, null, '2027-01-31'),
  isGuaranteed: fc.nat(3).map((at) => at === 3),
  landlord: fc.constantFrom(null, null, null, 0),
  isRejectedOnce: fc.nat(3).map((at) => at === 3),
  isDebitedLate: fc.constant(false),
  madeBy: fc.constantFrom(null, null, 0, 1),
  draftedBy: fc.constantFrom(null, null, 0, 1),
  dueDay: fc.constant(1),
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
  guaranteeMonths: fc.constant(1),
  dayLimit: fc.constant(null),
});

/** Steps of one theme each. */
export const stepsOf = (length: number, by: Arbitrary<number>): Arbitrary<Step[]> =>
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

/** A person approves on a day all that waits. */
export const approvesOn = (day: number, by: number): Step => ({
  day,
  by,
  act: 'approve',
  pick: 0,
  how: 0,
});
