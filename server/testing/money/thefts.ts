import fc, { type Arbitrary } from 'fast-check';

import type { ActKind } from '@husvaer/domain/ledger/acts';

import type { ActName } from './acts.ts';
import { approvesOn, LEASE, stepsOf, type Step } from './histories.ts';
import type { LeaseSetting, Setting } from './setting.ts';

/**
 * What one person does, alone from a day on, in what the others do in any case. Until that day the other
 * approvers approve on each day all that waits.
 */
export interface Theft {
  /** What the thief is after. */
  goal: string;
  act: ActKind | null;
  setting: Setting;
  others: readonly Step[];
  steps: readonly Step[];
  thief: number;
  from: number;
}

/** A step that leads to a goal: one of these days, rows and ways is drawn. */
interface Aim {
  act: ActName;
  on: readonly number[];
  picks?: readonly number[];
  hows?: readonly number[];
}

/** What the thief is after, and steps that reach it if one of them is nobody's act. */
interface Goal {
  /** The act that keeps the thief from it; null where another rule does. */
  act: ActKind | null;
  leases: readonly Partial<LeaseSetting>[];
  terms?: Partial<Pick<Setting, 'dayLimit' | 'guaranteeMonths'>>;
  from: number;
  others?: readonly Step[];
  steps: readonly Aim[];
}

const FIRST = { pays: 'first' } as const;
const OVERPAID = { pays: 'twice', endsOn: '2027-01-31' } as const;
const GUARANTEED = { pays: 'none', isGuaranteed: true } as const;
const TWO = [FIRST, OVERPAID] as const;
const NAMELESS = [FIRST, { pays: 'unmatched' }] as const;

const by = (who: number, day: number, act: ActName, pick = 0, how = 0): Step => ({
  by: who,
  day,
  act,
  pick,
  how,
});

/**
 * The thief is the first of two agents who approve. Days are places in {@link DAYS}: the rent of January is paid
 * on 3 and paid out on 5, that of February on 10 and 12.
 */
const GOALS: Readonly<Record<string, Goal>> = {
  'is paid too early, by an upload': {
    act: 'brought_file',
    leases: TWO,
    from: 8,
    steps: [{ act: 'forgePayment', on: [10, 11], picks: [2], hows: [0, 4] }],
  },
  'is paid too early, by a key': {
    act: 'brought_file',
    leases: TWO,
    from: 8,
    steps: [{ act: 'forgePayment', on: [10, 11], picks: [2], hows: [6] }],
  },
  'moves the money of one month to the next, by an upload': {
    act: 'brought_file',
    leases: TWO,
    from: 3,
    steps: [{ act: 'forgePayment', on: [4], picks: [0], hows: [1] }],
  },
  'gets another tenant’s money': {
    act: 'placed_payment',
    leases: NAMELESS,
    from: 8,
    steps: [{ act: 'place', on: [9, 10], picks: [0, 1], hows: [0, 6] }],
  },
  'gets own money out again': {
    act: 'placed_payment',
    leases: TWO,
    from: 8,
    steps: [
      { act: 'transfer', on: [8, 9], hows: [3] },
      { act: 'place', on: [9, 10], picks: [0], hows: [0, 6] },
    ],
  },
  'gets a refund': {
    act: 'requested_refund',
    leases: NAMELESS,
    from: 8,
    steps: [{ act: 'place', on: [8, 9], picks: [0, 1], hows: [2, 3] }],
  },
  'gets the surplus of another': {
    act: 'requested_refund',
    leases: TWO,
    from: 8,
    steps: [
      { act: 'transfer', on: [9], picks: [1], hows: [2] },
      { act: 'refundSurplus', on: [10], picks: [1], hows: [0, 1] },
    ],
  },
  'enters the account of a refund': {
    act: 'named_account',
    leases: NAMELESS,
    from: 5,
    others: [by(1, 4, 'place', 0, 2)],
    steps: [{ act: 'correctRefund', on: [5, 6, 8], hows: [0, 2] }],
  },
  'moves money by what the landlord received': {
    act: 'received_directly',
    leases: TWO,
    from: 0,
    steps: [{ act: 'receiveDirectly', on: [0, 1], picks: [0], hows: [1] }],
  },
  'moves money by what the landlord did not receive': {
    act: 'received_directly',
    leases: TWO,
    from: 8,
    others: [by(1, 1, 'receiveDirectly', 0, 1)],
    steps: [{ act: 'takeBack', on: [8, 9] }],
  },
  'moves money by a write-off': {
    act: 'wrote_off',
    leases: TWO,
    from: 10,
    // The agency bears rent that nobody paid: its landlord gets it.
    steps: [{ act: 'writeOff', on: [10, 11], picks: [2, 3], hows: [1] }],
  },
  'takes back what another wrote off': {
    act: 'took_back_write_off',
    leases: TWO,
    from: 11,
    others: [by(1, 10, 'writeOff', 2, 0)],
    steps: [{ act: 'takeBackWriteOff', on: [11, 12] }],
  },
  'moves money by a credit note': {
    act: 'credited',
    leases: TWO,
    from: 0,
    steps: [{ act: 'credit', on: [0, 1, 4], picks: [0], hows: [0, 1] }],
  },
  'credits the landlord': {
    act: 'credited',
    leases: TWO,
    from: 3,
    steps: [
      { act: 'invoiceLandlord', on: [3], picks: [0] },
      { act: 'creditLandlord', on: [4] },
    ],
  },
  'made a guarantee': {
    act: 'agreed_guarantee',
    leases: [{ ...GUARANTEED, madeBy: 0, draftedBy: 1 }],
    from: 0,
    steps: [],
  },
  'drafted a lease with a guarantee': {
    act: 'agreed_guarantee',
    leases: [{ ...GUARANTEED, madeBy: 1, draftedBy: 0 }],
    from: 0,
    steps: [],
  },
  'has more guaranteed': {
    act: 'changed_day',
    leases: [GUARANTEED],
    terms: { guaranteeMonths: 3 },
    from: 3,
    steps: [{ act: 'changeComing', on: [3, 4], picks: [0], hows: [5] }],
  },
  'has it guaranteed earlier': {
    act: 'changed_day',
    leases: [{ ...GUARANTEED, dueDay: 20 }],
    terms: { guaranteeMonths: 3 },
    from: 3,
    steps: [{ act: 'moveDueDay', on: [3, 4], picks: [0], hows: [1] }],
  },
  'releases what another held': {
    act: 'released',
    leases: TWO,
    from: 6,
    others: [by(1, 5, 'hold')],
    steps: [{ act: 'release', on: [6, 7, 8] }],
  },
  'is paid twice, because it says that the money came back': {
    act: 'confirmed_answer',
    leases: TWO,
    from: 8,
    others: [by(0, 6, 'forgeAnswer', 0, 1), by(1, 7, 'confirm')],
    steps: [],
  },
  'is paid twice, because it confirms that the money came back': {
    act: 'confirmed_answer',
    leases: TWO,
    from: 7,
    others: [by(1, 6, 'forgeAnswer', 0, 1)],
    steps: [{ act: 'confirm', on: [7, 8] }],
  },
  'is paid again without a new approval': {
    act: 'failed',
    leases: [{ pays: 'each', isRejectedOnce: true, landlord: 0 }],
    from: 6,
    steps: [],
  },
  'is paid twice, by a late debit': {
    act: 'settled_debit',
    leases: [{ pays: 'each', isRejectedOnce: true, isDebitedLate: true }],
    from: 6,
    others: [by(1, 8, 'release')],
    steps: [{ act: 'place', on: [6, 7], picks: [0], hows: [4] }],
  },
  'names who approves': {
    act: 'changed_approvers',
    leases: [{ pays: 'each' }],
    from: 6,
    steps: [{ act: 'setSettings', on: [6, 8], picks: [0], hows: [0] }],
  },
  'removes a limit': {
    act: 'raised_limit',
    leases: [{ pays: 'each' }],
    terms: { dayLimit: 1_300_000 },
    from: 6,
    steps: [{ act: 'setSettings', on: [6, 8], hows: [3] }],
  },
  'has larger rests written off': {
    act: 'raised_remainder',
    leases: [{ pays: 'each' }],
    from: 6,
    steps: [{ act: 'setRemainder', on: [6, 8], picks: [3, 7] }],
  },
  'reduces more alone': {
    act: 'raised_alone_limit',
    leases: [{ pays: 'each' }],
    from: 6,
    steps: [{ act: 'setAloneLimit', on: [6, 8], picks: [3, 7] }],
  },
  'changes what the bank’s files mean': {
    act: 'changed_bank_terms',
    leases: [{ pays: 'each' }],
    from: 6,
    steps: [{ act: 'setBook', on: [6, 8], picks: [1, 2], hows: [1, 2] }],
  },
  'changes whose the client account is': {
    act: 'changed_owner',
    leases: [{ pays: 'each' }],
    from: 6,
    steps: [{ act: 'setBook', on: [6, 8], hows: [4] }],
  },
  'agrees to an own change': {
    act: 'changed_bank_terms',
    leases: [{ pays: 'each' }],
    from: 6,
    steps: [
      { act: 'setBook', on: [6], picks: [1], hows: [1] },
      { act: 'agreeToSettings', on: [7, 8] },
    ],
  },
  'has tenants pay to an own account': {
    act: null,
    leases: [{ pays: 'each' }],
    from: 3,
    steps: [
      { act: 'setBook', on: [3], hows: [3] },
      { act: 'agreeToAccount', on: [3, 4] },
    ],
  },
  'has a landlord paid to an own account': {
    act: null,
    leases: [{ pays: 'each', madeBy: 0 }],
    from: 3,
    steps: [{ act: 'nameAsLandlord', on: [3, 4, 8] }],
  },
  'is the only one left': {
    act: 'brought_file',
    leases: TWO,
    from: 8,
    others: [by(1, 7, 'deactivate')],
    steps: [{ act: 'forgePayment', on: [10], picks: [2], hows: [0] }],
  },
};

const AGENT = { role: 'agent', isApprover: true } as const;
const settingOf = (
  leases: readonly Partial<LeaseSetting>[],
  terms: Goal['terms'] = {},
  other: Setting['staff'][number] = AGENT,
): Setting => ({
  kidSource: 'camt.054',
  approvalsNeeded: 1,
  dayLimit: null,
  guaranteeMonths: 1,
  staff: [AGENT, other],
  ...terms,
  leases: leases.map((one): LeaseSetting => ({ ...LEASE, pays: 'each', ...one })),
});

/** One of the ways to a goal. */
const towards = ([goal, { act: kind, leases, terms, from, others = [], steps }]: [
  string,
  Goal,
]): Arbitrary<Theft> =>
  fc
    .tuple(
      ...steps.map(({ act, on, picks = [0], hows = [0] }) =>
        fc.record({
          by: fc.constant(0),
          act: fc.constant(act),
          day: fc.constantFrom(...on),
          pick: fc.constantFrom(...picks),
          how: fc.constantFrom(...hows),
        }),
      ),
    )
    .map((drawn) => ({
      goal,
      act: kind,
      thief: 0,
      from,
      others,
      setting: settingOf(leases, terms),
      steps: drawn.toSorted((one, other) => one.day - other.day),
    }));

/** Anything that the thief can do. Few settings, because each is also lived without the thief's acts. */
const anything: Arbitrary<Theft> = fc
  .record({
    goal: fc.constant('tries anything'),
    act: fc.constant(null),
    others: fc.constant([]),
    setting: fc.constantFrom(
      settingOf([{ ...FIRST, landlord: 0 }, { pays: 'each' }]),
      settingOf(
        [{ pays: 'each', isRejectedOnce: true }, GUARANTEED],
        {},
        {
          role: 'bookkeeper',
          isApprover: true,
        },
      ),
    ),
    thief: fc.constantFrom(0, 1),
    from: fc.constantFrom(3, 8),
    // The days before the thief are passed over.
    steps: stepsOf(20, fc.constant(0)),
  })
  .map((theft) => ({ ...theft, steps: theft.steps.map((step) => ({ ...step, by: theft.thief })) }));

/** Two of three have a goal. */
export const thefts: Arbitrary<Theft> = fc.oneof(
  { arbitrary: fc.oneof(...Object.entries(GOALS).map(towards)), weight: 2 },
  { arbitrary: anything, weight: 1 },
);

/** A theft of each goal: the first day, row and way. */
export const KNOWN_THEFTS: readonly Theft[] = Object.entries(GOALS).map(
  ([goal, { act: kind, leases, terms, from, others = [], steps }]) => ({
    goal,
    act: kind,
    thief: 0,
    from,
    others,
    setting: settingOf(leases, terms),
    steps: steps.map(({ act, on, picks = [0], hows = [0] }) =>
      by(0, on[0]!, act, picks[0], hows[0]),
    ),
  }),
);

/** What the others do on a day, with the thief or without. */
export const othersOn = ({ setting, thief, from, others }: Theft, day: number): Step[] => [
  ...setting.staff.flatMap((_, who): Step[] =>
    day >= from || who === thief ? [] : [approvesOn(day, who)],
  ),
  ...others.filter((step) => step.day === day),
];
