import type { StoredLine } from '../orders/store.ts';

/** The stored state of what was ordered from a bank. */
interface Tried {
  amount: bigint;
  tries: number;
  fails: number;
  isOrdered: boolean;
  bookedOn: string | null;
}

/** The differences between the stored state of a payout or a refund and its tries. */
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

/** A sentence when the stored value is not the expected one. */
export const disagreement = (
  name: string,
  what: string,
  written: unknown,
  expected: unknown,
): string[] =>
  written === expected
    ? []
    : [`${name}: ${what} is ${String(written)}, and comes to ${String(expected)}.`];
