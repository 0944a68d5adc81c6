import { describe, expect, test } from 'vitest';

import { addMonths, daysBetween, type IsoDate } from '@husvaer/domain/kernel/dates';
import { contradictionsOf, type ComparedFacts } from '@husvaer/domain/leases/contradictions';
import { dueDayOn } from '@husvaer/domain/leases/due-day';
import { lastDayByNotice, protestUntil } from '@husvaer/domain/leases/notice';
import { earliestAdjustment } from '@husvaer/domain/leases/rent-adjustment';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';
import { guaranteed, type ClaimOnDay } from '@husvaer/domain/payouts/claims';
import { commissionOf } from '@husvaer/domain/payouts/commissions';
import { payoutDayFrom } from '@husvaer/domain/payouts/days';

import { exampleAssignment, exampleLease, read } from '../../../../testing/example-papers.ts';
import type { AssignmentFacts, ContractFacts } from './contract.ts';
import { CLAUSES } from './editions.ts';

/** Any days on which all months are whole, and no payout day is postponed. */
const [SINCE, TODAY] = ['2027-01-01', '2027-06-01'] as const;
const law = tenancyLawOn(TODAY);

/** Months from a day to another one that is a whole number of months later. */
const monthsTo = (from: IsoDate, to: IsoDate): number => {
  for (let months = 0; months < 100; months += 1) if (addMonths(from, months) === to) return months;
  throw new Error(`${from} and ${to} are no whole months apart.`);
};

/** The unpaid rents that a guarantee pays of nine. */
function paidUnpaid(months: number): number {
  const claims = Array.from({ length: 9 }, (_, index) => ({
    id: String(index),
    serial: index,
    dueOn: addMonths(SINCE, index),
    isUnpaid: true,
    received: 0n,
    lostByAgency: 0n,
  }));
  return guaranteed(claims as unknown as ClaimOnDay[], { months, paidOut: () => 0n }).size;
}

/** The most months' rent of security that nothing stops. */
function mostSecurity(): number {
  const { monthlyRent } = exampleLease;
  const isStopped = (rents: number) =>
    contradictionsOf(
      {
        startsOn: TODAY,
        endsOn: null,
        kind: 'home',
        monthlyRent,
        parties: [],
        others: [],
        securityType: 'deposit_account',
        securityAmount: monthlyRent * BigInt(rents),
        hasStreet: true,
        isSent: false,
        assignment: null,
        isInvoiced: false,
        isAccountRefused: false,
        rentAccount: null,
      } satisfies ComparedFacts,
      { today: TODAY, law },
    ).some(({ name }) => name === 'security_too_big');
  let rents = 0;
  while (!isStopped(rents + 1)) rents += 1;
  return rents;
}

interface Promised {
  what: string;
  /** Two values of a setting; for a number of the law only that. */
  values: readonly number[];
  lease?: (value: number) => Partial<ContractFacts>;
  assignment?: (value: number) => Partial<AssignmentFacts>;
  /** The sentence of the paper, with its number. */
  sentence: { no: RegExp; en: RegExp };
  /** The number that the code applies. */
  applied: (value: number) => number;
}

const PROMISES: readonly Promised[] = [
  {
    what: 'months that a payout guarantee pays',
    values: [1, 2, 5],
    assignment: (guaranteeMonths) => ({ guaranteeMonths }),
    sentence: {
      no: /for inntil (\S+) måneds?(?:ers)? ubetalt/,
      en: /for up to (\S+) months?’s? unpaid/,
    },
    applied: paidUnpaid,
  },
  {
    what: 'payout day',
    values: [10, 24],
    assignment: (payoutDay) => ({ payoutDay }),
    sentence: {
      no: /Utbetales den (\d+)\. i hver måned/,
      en: /the (\d+)(?:th|st|nd|rd) of each month/,
    },
    applied: (payoutDay) => Number(payoutDayFrom(TODAY, payoutDay).slice(8)),
  },
  ...(['brokering', 'management'] as const).map((which): Promised => ({
    what: `per cent of ${which}`,
    values: [8, 50],
    assignment: (share) => ({
      brokering: null,
      management: null,
      [which]: { type: 'percent', amount: BigInt(share * 100) },
    }),
    sentence: { no: /honorar (\d+) % av/, en: /commission (\d+) ?% of/ },
    applied: (share) =>
      Number(commissionOf({ type: 'percent', amount: BigInt(share * 100) }, 10_000n)) / 100,
  })),
  {
    what: 'due day',
    values: [1, 20],
    lease: (dueDay) => ({ dueDay }),
    sentence: { no: /den (\d+)\. i hver måned/, en: /the (\d+)(?:st|th) of each month/ },
    applied: (dueDay) => dueDayOn({ dueDay, dueDays: [] }, TODAY),
  },
  {
    what: 'months of notice',
    values: [1, 3],
    lease: (noticeMonths) => ({ noticeMonths }),
    sentence: { no: /Oppsigelsesfristen er (\d+) måned/, en: /period of notice is (\d+) month/ },
    applied: (noticeMonths) =>
      Math.round(
        daysBetween(
          '2027-06-30',
          lastDayByNotice(
            { startsOn: SINCE, endsOn: null, kind: 'home', mayGiveNotice: true, noticeMonths },
            '2027-06-15',
          ),
        ) / 30.5,
      ),
  },
  {
    what: 'months in which a tenant may protest against a notice',
    values: [law.protestMonths],
    sentence: {
      no: /protestere skriftlig innen (\S+) måned/,
      en: /protest in writing within (\S+) month/,
    },
    applied: () => monthsTo(TODAY, protestUntil(TODAY, law)),
  },
  {
    what: 'years between adjustments of the rent',
    values: [law.adjustmentMonths],
    sentence: {
      no: /tidligst settes i verk (\S+) år etter/,
      en: /no earlier than (\S+) year after/,
    },
    applied: () =>
      monthsTo(TODAY, earliestAdjustment({ lastSetOn: TODAY, announcedOn: TODAY }, law)) / 12,
  },
  {
    what: 'months of notice before an adjustment',
    values: [law.adjustmentNoticeMonths],
    sentence: {
      no: /med (\S+) måneds skriftlig varsel/,
      en: /with (\S+) month’s notice in writing/,
    },
    applied: () =>
      monthsTo(TODAY, earliestAdjustment({ lastSetOn: '2020-01-01', announcedOn: TODAY }, law)),
  },
  {
    what: 'days in which a consumer may withdraw from an assignment',
    // The law's number: the parties count the days, not the code (angrerettloven § 21).
    values: [14],
    assignment: () => ({}),
    sentence: { no: /innen (\d+) dager fra den dagen alle/, en: /within (\d+) days/ },
    applied: (days) => days,
  },
  {
    what: 'months of rent in advance',
    values: [law.advanceMonths],
    sentence: { no: /høyst for (\S+) måned om gangen/, en: /for (\S+) month at most/ },
    applied: () => law.advanceMonths,
  },
  {
    what: 'months’ rent of security',
    values: [law.securityRents],
    lease: () => ({ securityType: 'deposit_account', securityAmount: 1_000_000n }),
    sentence: { no: /ikke være mer enn (\S+) måneders leie/, en: /not exceed (\S+) months’ rent/ },
    applied: mostSecurity,
  },
];

const WORDS = ['null', 'én', 'to', 'tre', 'fire', 'fem', 'seks'];
const NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(WORDS.map((word, number) => [word, number])),
  ett: 1,
  one: 1,
  two: 2,
  three: 3,
  six: 6,
};

describe.each(['no', 'en'] as const)('a paper (%s) promises what the code applies:', (language) => {
  test.each(PROMISES)('$what', ({ values, lease, assignment, sentence, applied }) => {
    for (const value of values) {
      const text = assignment
        ? CLAUSES.assignment[language]({ ...exampleAssignment, ...assignment(value) })
        : CLAUSES.lease[language]({ ...exampleLease, ...lease?.(value) });
      const stated = sentence[language].exec(read(text))?.[1];
      expect(NUMBERS[stated ?? ''] ?? Number(stated)).toBe(applied(value));
    }
  });
});
