import { evictionCase } from '@husvaer/domain/invoicing/late-rent';
import { leasePath } from '@husvaer/domain/leases/paths';

import { findLeaseRents, setCase } from '../../leases/public.ts';
import { notify } from '../../notifications/public.ts';
import type { Work } from '../../../platform/work.ts';
import { findInvoicesOf, type Invoice } from '../invoices/store.ts';
import { findParts, type PaymentPart } from '../payments/store.ts';
import { lateInvoices, lettersSent } from './late-facts.ts';
import {
  changeCase,
  findCases,
  findLetters,
  openCase,
  type EvictionCase,
  type RentLetter,
} from './store.ts';

/**
 * Looks again at these leases' cases of eviction, after money came or went: one whose rent is paid closes,
 * and one whose payment was taken back is open again.
 */
export async function reviewCases(work: Work, leaseIds: readonly string[]): Promise<void> {
  const { tx } = work;
  const letters = Map.groupBy(await findLetters(tx, { leaseIds }), ({ leaseId }) => leaseId);
  const ids = [...letters.keys()];
  const invoices = Map.groupBy(await findInvoicesOf(tx, ids), ({ leaseId }) => leaseId);
  const parts = Map.groupBy(await findParts(tx, ids), ({ leaseId }) => leaseId);
  const cases = Map.groupBy(await findCases(tx, ids), ({ leaseId }) => leaseId);
  for (const [leaseId, own] of letters)
    await reviewCase(work, {
      leaseId,
      letters: own,
      invoices: invoices.get(leaseId) ?? [],
      parts: parts.get(leaseId) ?? [],
      open: cases.get(leaseId)?.find(({ closedOn }) => closedOn === null),
    });
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
