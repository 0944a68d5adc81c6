import { evictionCase } from '@husvaer/domain/invoicing/late-rent';
import { leasePath } from '@husvaer/domain/leases/paths';
import { reversed } from '@husvaer/domain/ledger/entry';

import { bookEntries } from '../../ledger/public.ts';
import { findLeaseRents, setCase } from '../../leases/public.ts';
import { notify } from '../../notifications/public.ts';
import type { Work } from '../../../platform/work.ts';
import { findInvoicesOf, type Invoice } from '../invoices/store.ts';
import { findParts, type PaymentPart } from '../payments/store.ts';
import { chargeLines, landlordsInterest } from './charge-lines.ts';
import { lateInvoices, lettersSent, principalPaidOn } from './late-facts.ts';
import {
  addFees,
  changeCase,
  findCases,
  findLetters,
  openCase,
  waiveClaim,
  type EvictionCase,
  type RentLetter,
} from './store.ts';

/**
 * Looks again at what letters said about these leases, after money came or went: what one charged for
 * an invoice that had been paid before it was sent is taken back, a case whose rent is paid closes, and
 * one whose payment was taken back is open again. Says which leases owe another sum by that.
 */
export async function reviewLeases(work: Work, leaseIds: readonly string[]): Promise<string[]> {
  const { tx } = work;
  const letters = Map.groupBy(await findLetters(tx, { leaseIds }), ({ leaseId }) => leaseId);
  const ids = [...letters.keys()];
  const invoices = Map.groupBy(await findInvoicesOf(tx, ids), ({ leaseId }) => leaseId);
  const parts = Map.groupBy(await findParts(tx, ids), ({ leaseId }) => leaseId);
  const cases = Map.groupBy(await findCases(tx, ids), ({ leaseId }) => leaseId);
  const changed: string[] = [];
  for (const [leaseId, own] of letters) {
    const lease: Reminded = {
      leaseId,
      letters: own,
      invoices: invoices.get(leaseId) ?? [],
      parts: parts.get(leaseId) ?? [],
      open: cases.get(leaseId)?.find(({ closedOn }) => closedOn === null),
    };
    if (await waive(work, lease)) changed.push(leaseId);
    else await reviewCase(work, lease);
  }
  return changed;
}

/** A lease that letters were written about. */
interface Reminded {
  leaseId: string;
  letters: readonly RentLetter[];
  invoices: readonly Invoice[];
  parts: readonly PaymentPart[];
  /** Its case of eviction, while there is one. */
  open: EvictionCase | undefined;
}

async function waive(
  work: Work,
  { leaseId, letters, invoices, parts }: Reminded,
): Promise<boolean> {
  const { tx, clock } = work;
  const charged = letters.flatMap(({ id, bookId, sentOn, claims }) =>
    claims
      .filter(({ isWaived, fee, interest }) => !isWaived && fee + interest > 0n)
      .map((claim) => ({ ...claim, letterId: id, bookId, sentOn })),
  );
  if (charged.length === 0) return false;
  const byId = new Map(invoices.map((one) => [one.id, one]));
  const unjust = charged.filter(({ invoiceId, sentOn }) => {
    const paidOn = principalPaidOn(byId.get(invoiceId)!, parts);
    return paidOn !== null && paidOn < sentOn;
  });
  for (const charge of unjust) {
    const { letterId, bookId, invoiceId, fee, interest } = charge;
    if (!(await waiveClaim(tx, { letterId, invoiceId }, clock.now()))) continue;
    await bookEntries(work, [
      {
        bookId,
        key: `letter:${letterId}:${invoiceId}:waived`,
        kind: 'fee_waived',
        dated: clock.today().toString(),
        lines: reversed(chargeLines(charge, leaseId)),
      },
    ]);
    const ofLandlord = landlordsInterest(charge);
    await addFees(tx, invoiceId, { fees: -(fee + interest), interest: -ofLandlord });
    if (ofLandlord > 0n)
      await work.emit({ name: 'invoicing.interest_changed', payload: { leaseId } });
  }
  return unjust.length > 0;
}

async function reviewCase(
  work: Work,
  { leaseId, letters, invoices, parts, open }: Reminded,
): Promise<void> {
  const { tx, clock, newId } = work;
  const found = evictionCase({
    invoices: lateInvoices(invoices, parts),
    letters: lettersSent(letters),
  });
  const today = clock.today().toString();
  if (found && !open) await openCase(tx, { id: newId(), leaseId, openedOn: found.noticeSentOn });
  if (!found && open) {
    await changeCase(tx, open.id, { closedOn: today, outcome: 'paid' });
    await tellClosed(work, leaseId);
  }
  await setCase(tx, leaseId, {
    noticeSentOn: found?.noticeSentOn ?? null,
    petitionedOn: found ? (open?.petitionedOn ?? null) : null,
  });
}

async function tellClosed(work: Work, leaseId: string): Promise<void> {
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  if (!rent) return;
  const { property, assignment } = rent;
  for (const accountId of new Set([property.landlordId, assignment.agentId ?? property.landlordId]))
    await notify(work, {
      accountId,
      kind: 'eviction_case_closed',
      params: { title: property.name },
      path: leasePath({ id: leaseId, partnerId: property.partnerId }),
    });
}
