import type { StoredLine } from '../orders/store.ts';

/** What is written down of what a bank was asked for. */
interface Tried {
  amount: bigint;
  tries: number;
  fails: number;
  isOrdered: boolean;
  bookedOn: string | null;
}

/** What disagrees between what is written down of a payout or a refund and its tries. */
export function auditTries(name: string, written: Tried, tries: readonly StoredLine[]): string[] {
  const failed = tries.filter(
    ({ answer, returnedOn }) => answer === 'rejected' || returnedOn !== null,
  );
  const standing = tries.find((one) => !failed.includes(one));
  const pairs: [string, unknown, unknown][] = [
    ['how often it was tried', written.tries, tries.length],
    ['how often it failed', written.fails, failed.length],
    ['whether it is ordered', written.isOrdered, standing !== undefined],
    ['when it was booked', written.bookedOn, standing?.bookedOn ?? null],
    ...tries.map(({ amount }): [string, unknown, unknown] => [
      'what was ordered of it',
      amount,
      written.amount,
    ]),
  ];
  return pairs.flatMap(([what, is, expected]) => disagreement(name, what, is, expected));
}

/** A sentence where what is written down is not what it comes to. */
export const disagreement = (
  name: string,
  what: string,
  written: unknown,
  expected: unknown,
): string[] =>
  written === expected
    ? []
    : [`${name}: ${what} is ${String(written)}, and comes to ${String(expected)}.`];
