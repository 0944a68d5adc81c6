import { addDays } from '@husvaer/domain/kernel/dates';

/** An invoice as a tenant received it. Amounts in øre. */
export interface Claim {
  id: string;
  leaseId: string;
  kid: string;
  dueOn: string;
  total: bigint;
  /** The unpaid amount today, including fees. */
  open: bigint;
}

/** An action of a tenant, or of their bank, on a day. */
export type Deed =
  | { kind: 'pays'; amount: bigint; kid: string | null; times?: number }
  /** The bank reverses an earlier payment. */
  | { kind: 'reversed'; amount: bigint; kid: string }
  | { kind: 'received' }
  | { kind: 'says' | 'denied' | 'objects' | 'settled' };

/** Actions by days after the due date. */
interface Habit {
  name: string;
  deeds: readonly [days: number, deed: (claim: Claim) => Deed][];
}

const pays = (claim: Claim): Deed => ({ kind: 'pays', amount: claim.open, kid: claim.kid });
const part =
  (share: bigint) =>
  (claim: Claim): Deed => ({
    kind: 'pays',
    amount: claim.total / share,
    kid: claim.kid,
  });

/** A KID with two digits swapped: if its check digit is valid, it is another invoice's or unknown. */
const swapped = (kid: string): string => {
  const at = [...kid].findIndex((digit, index) => index > 3 && digit !== kid[index + 1]);
  return kid.slice(0, at) + kid[at + 1] + kid[at] + kid.slice(at + 2);
};

/** How tenants pay; each lease has its own habit. */
export const HABITS: readonly Habit[] = [
  { name: 'on time', deeds: [[0, pays]] },
  { name: 'early', deeds: [[-5, pays]] },
  { name: 'after a reminder', deeds: [[6, pays]] },
  { name: 'after the notice', deeds: [[22, pays]] },
  { name: 'after the petition', deeds: [[48, pays]] },
  { name: 'rent without the fees', deeds: [[20, part(1n)]] },
  {
    name: 'in parts',
    deeds: [
      [-1, part(3n)],
      [4, part(3n)],
      [9, pays],
    ],
  },
  {
    name: 'twice in one file',
    deeds: [[0, (claim) => ({ kind: 'pays', amount: claim.total, kid: claim.kid, times: 2 })]],
  },
  {
    name: 'a little more',
    deeds: [[-2, (claim) => ({ kind: 'pays', amount: claim.total + 12_345n, kid: claim.kid })]],
  },
  {
    name: 'with a wrong KID',
    deeds: [[-1, (claim) => ({ kind: 'pays', amount: claim.open, kid: swapped(claim.kid) })]],
  },
  {
    name: 'without a KID',
    deeds: [[-1, (claim) => ({ kind: 'pays', amount: claim.open, kid: null })]],
  },
  {
    name: 'reversed, and paid again',
    deeds: [
      [-1, part(1n)],
      [2, (claim) => ({ kind: 'reversed', amount: claim.total, kid: claim.kid })],
      [8, pays],
    ],
  },
  { name: 'never', deeds: [] },
  { name: 'to the landlord', deeds: [[3, () => ({ kind: 'received' })]] },
  {
    name: 'says it was paid',
    deeds: [
      [2, () => ({ kind: 'says' })],
      [10, () => ({ kind: 'denied' })],
      [12, pays],
    ],
  },
  {
    name: 'objects',
    deeds: [
      [1, () => ({ kind: 'objects' })],
      [25, () => ({ kind: 'settled' })],
      [27, pays],
    ],
  },
];

/** The actions on an invoice on a day. */
export function deedsOn(habit: number, claim: Claim, day: string): Deed[] {
  const { deeds } = HABITS[habit % HABITS.length]!;
  return deeds
    .filter(([days]) => addDays(claim.dueOn, days) === day)
    .map(([, deed]) => deed(claim))
    .filter((deed) => !('amount' in deed) || deed.amount > 0n);
}
