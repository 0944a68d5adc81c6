import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { needsSecond, type Bearer, type ReductionKind } from '@husvaer/domain/payments/reductions';

import { findInvoicing, type Invoice } from '../../invoices/public.ts';
import { findActsOnBooks, findChangesOfActs, recordActs } from '../../ledger/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { addReduction, hasWaitingReduction, sumReducedAlone, type Reduction } from './store.ts';

const ACT = { write_off: 'wrote_off', credit: 'credited' } as const;

/** Records who reduces what a lease's tenants owe: the person who proposed it, also when another one agreed. */
export const recordReductionAct = (
  work: Work,
  { kind, bookId, leaseId, madeById }: Pick<Reduction, 'kind' | 'bookId' | 'leaseId' | 'madeById'>,
): Promise<void> =>
  recordActs(work, ACT[kind], { bookId, ids: [leaseId], by: { isBank: false, byId: madeById } });

/**
 * Records that the viewer writes off or credits part of a claim. Above the limit of the book it waits for a second
 * person; the caller books only what is `booked`. A landlord who gives up rent of their own needs nobody. The
 * caller has locked the lease's billing. Throws `invoicing.reduction_waits` and `invoicing.unknown_proposer`.
 */
export async function recordReduction(
  work: Work,
  invoice: Invoice,
  {
    rent,
    ...reduction
  }: { rent: LeaseRent; kind: ReductionKind; amount: bigint; borneBy: Bearer | null } & Pick<
    Reduction,
    'reason'
  >,
): Promise<Reduction> {
  const { tx, viewer, clock, newId } = work;
  const { id: invoiceId, bookId, leaseId } = invoice;
  if (await hasWaitingReduction(tx, invoiceId)) throw invoicingErrors.reduction_waits();
  const limit = await findLimit(tx, bookId);
  const alone = await sumReducedAlone(tx, leaseId);
  const isWaiting =
    !isOwnLoss(work, invoice, { rent, borneBy: reduction.borneBy }) &&
    needsSecond({ amount: reduction.amount, alone, limit });
  const madeById = accountIdOf(viewer);
  if (isWaiting && madeById === null) throw invoicingErrors.unknown_proposer();
  const recorded: Reduction = {
    ...{ ...reduction, id: newId(), bookId, leaseId, invoiceId, madeById, madeAt: clock.now() },
    ...{ status: isWaiting ? 'waiting' : 'booked', endedById: null, stopReason: null },
    bookedOn: isWaiting ? null : clock.today().toString(),
  };
  await addReduction(tx, recorded);
  if (isWaiting)
    await work.emit({
      name: 'payments.reduction_proposed',
      payload: { reductionId: recorded.id },
    });
  else await recordReductionAct(work, recorded);
  return recorded;
}

/** The limit of a book. A raised one does not count until another person has agreed to it. */
async function findLimit(tx: Tx, bookId: string): Promise<bigint> {
  const { aloneLimit } = await findInvoicing(tx, bookId);
  const acts = (await findActsOnBooks(tx, [bookId])).flatMap(({ kind, settingChangeId }) =>
    kind === 'raised_alone_limit' ? [{ kind, settingChangeId } as const] : [],
  );
  const raised = await findChangesOfActs(tx, acts);
  return raised.reduce(
    (least, { aloneLimit: change }) =>
      typeof change?.was === 'bigint' && change.was < least ? change.was : least,
    aloneLimit,
  );
}

/** Whether the viewer is the landlord, and the loss is theirs alone. */
const isOwnLoss = (
  { viewer }: Work,
  { kind }: Pick<Invoice, 'kind'>,
  { rent, borneBy }: { rent: LeaseRent; borneBy: Bearer | null },
): boolean =>
  viewer.kind === 'account' &&
  viewer.id === rent.property.landlordId &&
  kind === 'rent' &&
  !rent.assignment.hasPayoutGuarantee &&
  borneBy !== 'agency';
