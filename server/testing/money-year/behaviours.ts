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
export type TenantAction =
  | { kind: 'pays'; amount: bigint; kid: string | null; times?: number }
  /** The bank reverses an earlier payment. */
  | { kind: 'reversed'; amount: bigint; kid: string }
  | { kind: 'received' }
  | { kind: 'says' | 'denied' | 'objects' | 'settled' };

/** Actions by days after the due date. */
interface Behaviour {
  name: string;
  actions: readonly [days: number, action: (claim: Claim) => TenantAction][];
}

const pays = (claim: Claim): TenantAction => ({ kind: 'pays', amount: claim.open, kid: claim.kid });
const part =
  (share: bigint) =>
  (claim: Claim): TenantAction => ({
    kind: 'pays',
    amount: claim.total / share,
    kid: claim.kid,
  });

/** A KID with two digits swapped: if its check digit is valid, it is another invoice's or unknown. */
const swapped = (kid: string): string => {
  const at = [...kid].findIndex((digit, index) => index > 3 && digit !== kid[index + 1]);
  return kid.slice(0, at) + kid[at + 1] + kid[at] + kid.slice(at + 2);
};

/** How tenants pay; each lease has its own behaviour. */
export const BEHAVIOURS: readonly Behaviour[] = [
  { name: 'on time', actions: [[0, pays]] },
  { name: 'early', actions: [[-5, pays]] },
  { name: 'after a reminder', actions: [[6, pays]] },
  { name: 'after the notice', actions: [[22, pays]] },
  { name: 'after the petition', actions: [[48, pays]] },
  { name: 'rent without the fees', actions: [[20, part(1n)]] },
  {
    name: 'in parts',
    actions: [
      [-1, part(3n)],
      [4, part(3n)],
      [9, pays],
    ],
  },
  {
    name: 'twice in one file',
    actions: [[0, (claim) => ({ kind: 'pays', amount: claim.total, kid: claim.kid, times: 2 })]],
  },
  {
    name: 'a little more',
    actions: [[-2, (claim) => ({ kind: 'pays', amount: claim.total + 12_345n, kid: claim.kid })]],
  },
  {
    name: 'with a wrong KID',
    actions: [[-1, (claim) => ({ kind: 'pays', amount: claim.open, kid: swapped(claim.kid) })]],
  },
  {
    name: 'without a KID',
    actions: [[-1, (claim) => ({ kind: 'pays', amount: claim.open, kid: null })]],
  },
  {
    name: 'reversed, and paid again',
    actions: [
      [-1, part(1n)],
      [2, (claim) => ({ kind: 'reversed', amount: claim.total, kid: claim.kid })],
      [8, pays],
    ],
  },
  { name: 'never', actions: [] },
  { name: 'to the landlord', actions: [[3, () => ({ kind: 'received' })]] },
  {
    name: 'says it was paid',
    actions: [
      [2, () => ({ kind: 'says' })],
      [10, () => ({ kind: 'denied' })],
      [12, pays],
    ],
  },
  {
    name: 'objects',
    actions: [
      [1, () => ({ kind: 'objects' })],
      [25, () => ({ kind: 'settled' })],
      [27, pays],
    ],
  },
];

/** The actions on an invoice on a day. */
export function actionsOn(behaviour: number, claim: Claim, day: string): TenantAction[] {
  const { actions } = BEHAVIOURS[behaviour % BEHAVIOURS.length]!;
  return actions
    .filter(([days]) => addDays(claim.dueOn, days) === day)
    .map(([, action]) => action(claim))
    .filter((action) => !('amount' in action) || action.amount > 0n);
}
