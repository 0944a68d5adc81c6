import { advanceOf, claimOnDay, type RentClaim } from '@husvaer/domain/payouts/claims';
import type { StatementLine } from '@husvaer/domain/payouts/statement';
import { COMMISSION_LINES, RENT_LINES } from '@husvaer/domain/payouts/enums';
import type { Movement, MovementKind } from '@husvaer/domain/payouts/year';

import type { EntryKind } from '@husvaer/domain/ledger/entry-kinds';

import { findInvoicesOf, type Invoice } from '../../invoices/public.ts';
import { findLeaseLines, type LeaseLine } from '../../ledger/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findPayoutFacts, type LeasePayouts } from '../run/find-facts.ts';
import { findLinesOf } from '../records/lines/store.ts';
import { findPayoutsOf } from '../store.ts';

/** A landlord's home, and its movements. */
export interface LetHome extends Pick<LeasePayouts, 'rent'> {
  movements: Movement[];
}

/** What the ledger has on other days than those on which money moved at a bank, and what was written off when. */
const MOVED: readonly EntryKind[] = [
  ...(['payment', 'direct_payment', 'write_off', 'write_off_taken_back'] as const),
  ...(['payout_paid', 'payout_came_back'] as const),
];

/**
 * All movements of these leases of one book, on their days in the ledger: rent, and late interest that came
 * in, which counts as invoiced on the day it was paid. Late payment fees are not the landlord's. What came when
 * its period was closed is therefore in the year in which it was booked.
 */
export async function findLetHomes(tx: ReadTx, leaseIds: readonly string[]): Promise<LetHome[]> {
  const all = await findPayoutFacts(tx, leaseIds);
  const invoices = Map.groupBy(await findInvoicesOf(tx, leaseIds), ({ leaseId }) => leaseId);
  const payouts = Map.groupBy(await findPayoutsOf(tx, leaseIds), ({ leaseId }) => leaseId);
  const lines = Map.groupBy(await findLinesOf(tx, { leaseIds }), ({ ofId }) => ofId);
  const booked = leaseIds.length === 0 ? [] : await findLeaseLines(tx, { leaseIds, kinds: MOVED });
  const days = new Map(booked.map(({ key, dated }) => [key, dated]));
  const dayOf = ({ entryKey, paidOn }: { entryKey: string | null; paidOn: string }) =>
    days.get(entryKey ?? '') ?? paidOn;
  const debited = Map.groupBy(booked.filter(isOfPayout), ({ leaseId }) => leaseId);
  const losses = Map.groupBy(booked.filter(isLoss), invoiceOf);
  return [...all].map(([leaseId, { rent, rents, facts, fromLandlord, invoicedVat }]): LetHome => {
    const parts = new Map(rents.map((one) => [one.id, one.parts]));
    const claims = facts.claims.map((claim) => ({
      ...claim,
      parts: parts.get(claim.id)!.map((part) => ({
        paidOn: dayOf(part),
        amount: part.amount,
        isDirect: part.source === 'direct',
      })),
    }));
    const own = invoices.get(leaseId) ?? [];
    const made = (payouts.get(leaseId) ?? []).flatMap(({ id, madeOn }) =>
      madeOn === null ? [] : [{ id, madeOn, lines: lines.get(id) ?? [] }],
    );
    const isGuaranteed = facts.terms.guaranteeMonths !== null;
    return {
      rent,
      movements: [
        ...invoicedOf(own, claims),
        ...claims.flatMap((claim) => [...receivedOf(claim), ...interestOf(claim)]),
        ...claims.flatMap((claim) =>
          guaranteedOf(claim, { made, isGuaranteed, losses: losses.get(claim.id) ?? [] }),
        ),
        ...made.flatMap(commissionsOf),
        ...ofLandlordInvoices(own, invoicedVat),
        ...(debited.get(leaseId) ?? []).map(({ dated, amount }) => moved(dated, 'paidOut', amount)),
        // What the landlord paid of a final settlement reduces what was paid out to them.
        ...fromLandlord.map((payment) => moved(dayOf(payment), 'paidOut', -payment.amount)),
      ],
    };
  });
}

const moved = (on: string, kind: MovementKind, amount: bigint, vat = 0n): Movement => ({
  on,
  kind,
  amount,
  ...(vat !== 0n && { vat }),
});

/** Rent that was invoiced and credited. */
function invoicedOf(own: readonly Invoice[], claims: readonly RentClaim[]): Movement[] {
  const claimIds = new Set(claims.map(({ id }) => id));
  return own.flatMap(({ id, creditsId, total, issuedOn }) => {
    if (claimIds.has(id)) return [moved(issuedOn, 'invoiced', total)];
    const isCredit = creditsId !== null && claimIds.has(creditsId);
    return isCredit ? [moved(issuedOn, 'invoiced', -total)] : [];
  });
}

/** A payout that was made, with its lines. */
interface MadePayout {
  id: string;
  madeOn: string;
  lines: readonly StatementLine[];
}

/** Commissions, kept on the day a payout is made. */
function commissionsOf({ madeOn, lines }: MadePayout): Movement[] {
  const commissions = lines.filter(({ type }) => COMMISSION_LINES.includes(type));
  const amount = -commissions.reduce((sum, line) => sum + line.amount, 0n);
  const vat = -commissions.reduce((sum, line) => sum + line.vat, 0n);
  return amount === 0n && vat === 0n ? [] : [moved(madeOn, 'kept', amount, vat)];
}

/** Invoices and credit notes to the landlord, kept from the day they were issued. */
const ofLandlordInvoices = (
  own: readonly Invoice[],
  vatOf: ReadonlyMap<string, bigint>,
): Movement[] =>
  own
    .filter(({ id }) => vatOf.has(id))
    .map(({ id, kind, issuedOn, total }) =>
      moved(issuedOn, 'kept', kind === 'landlord' ? total : -total, vatOf.get(id)),
    );

/** Whether a line is what the bank debited of a payout or, below zero, what came back. */
const isOfPayout = ({ kind, account }: LeaseLine): boolean =>
  (kind === 'payout_paid' || kind === 'payout_came_back') && account !== 'client_account';

/** Whether a line is rent that the agency bears: written off or, below zero, taken back. */
const isLoss = ({ kind, account }: LeaseLine): boolean =>
  (kind === 'write_off' || kind === 'write_off_taken_back') && account === 'losses';

/** The invoice in the key of a write-off: `write_off:{invoice}:{id}`. */
const invoiceOf = ({ key }: LeaseLine): string => key.split(':')[1] ?? '';

/**
 * What the agency paid of a claim in the tenant's place; below zero, the part of that which then came in. What it
 * bears of a claim counts from the day of the ledger, so that a write-off changes no year before it.
 */
function guaranteedOf(
  claim: RentClaim,
  {
    made,
    isGuaranteed,
    losses,
  }: { made: readonly MadePayout[]; isGuaranteed: boolean; losses: readonly LeaseLine[] },
): Movement[] {
  const paidOut = made.map(({ madeOn, lines }) => ({
    on: madeOn,
    amount: lines
      .filter(({ type, invoiceId }) => invoiceId === claim.id && RENT_LINES.includes(type))
      .reduce((sum, { amount }) => sum + amount, 0n),
  }));
  const lost = losses.map(({ dated: on, amount }) => ({ on, amount }));
  const days = new Set([...paidOut, ...lost].map(({ on }) => on).concat(daysOf(claim)));
  return rises('guaranteed', [...days].sort(), (day) => {
    const until = (all: readonly { on: string; amount: bigint }[]) =>
      all.filter(({ on }) => on <= day).reduce((total, { amount }) => total + amount, 0n);
    const onDay = { ...claimOnDay(claim, day), lostByAgency: until(lost) };
    return advanceOf(onDay, until(paidOut), { isGuaranteed });
  });
}

/** Late interest that came in with a claim, by day. */
const interestOf = (claim: RentClaim): Movement[] =>
  (['invoiced', 'received'] as const).flatMap((kind) =>
    rises(kind, daysOf(claim), (day) => claimOnDay(claim, day).receivedInterest),
  );

/**
 * What payments paid of a claim's rent. What the landlord received directly counts as paid out on the same
 * day.
 */
const receivedOf = (claim: RentClaim): Movement[] => [
  ...rises('received', daysOf(claim), (day) => {
    const { received, direct } = claimOnDay(claim, day);
    return received + direct;
  }),
  ...rises('paidOut', daysOf(claim), (day) => claimOnDay(claim, day).direct),
];

/** The days on which part of a claim was paid. */
const daysOf = ({ parts }: RentClaim): string[] =>
  [...new Set(parts.map(({ paidOn }) => paidOn))].sort();

/** The changes of a sum from day to day. */
const rises = (
  kind: MovementKind,
  days: readonly string[],
  sumOn: (day: string) => bigint,
): Movement[] =>
  days
    .map((day, index) =>
      moved(day, kind, sumOn(day) - (index === 0 ? 0n : sumOn(days[index - 1]!))),
    )
    .filter(({ amount }) => amount !== 0n);
