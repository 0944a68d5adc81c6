import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import {
  BOOK_DAYS,
  LEASE_DAYS,
  leftAlone,
  type Bearer,
  type ProposedKind,
} from '@husvaer/domain/payments/reductions';
import { splitWriteOff } from '@husvaer/domain/payments/split-write-off';

import { findInvoicing, type Invoice } from '../../invoices/public.ts';
import {
  findActsOnBooks,
  findChangesOfActs,
  moneyPolicy,
  recordActs,
} from '../../ledger/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { leftOf } from './left-of.ts';
import {
  addReduction,
  hasWaitingReduction,
  lockReducedAlone,
  sumReducedAlone,
  type Reduction,
} from './store.ts';

const ACT = {
  write_off: 'wrote_off',
  credit: 'credited',
  received_directly: 'received_directly',
  discount: 'changed_day',
} as const;

/** Records who reduces what a lease's tenants owe: the person who proposed it, also when another one agreed. */
export const recordReductionAct = (
  work: Work,
  { kind, bookId, leaseId, madeById }: Pick<Reduction, 'kind' | 'bookId' | 'leaseId' | 'madeById'>,
): Promise<void> =>
  recordActs(work, ACT[kind], { bookId, ids: [leaseId], by: { isBank: false, byId: madeById } });

interface Reducing {
  rent: LeaseRent;
  kind: ProposedKind;
  amount: bigint;
  borneBy: Bearer | null;
  reason: string | null;
  /** The day on which the landlord is said to have received it. */
  receivedOn?: string | null;
}

/**
 * Records that the viewer takes an amount off a claim: the one gate of all that credits `tenant_receivable` without
 * money from a tenant. Above the limit of the book it waits for a second person; the caller books only what is
 * `booked`. A landlord who gives up what is only theirs to lose needs nobody. Who does not run the money of the
 * book gives up nothing of others alone. The caller has locked the claim. Throws `invoicing.reduction_waits` and
 * `invoicing.unknown_proposer`.
 */
export async function recordReduction(
  work: Work,
  invoice: Invoice,
  { rent, receivedOn = null, ...reducing }: Reducing,
): Promise<Reduction> {
  const { tx, viewer, clock } = work;
  const { id: invoiceId, bookId, leaseId } = invoice;
  if (await hasWaitingReduction(tx, invoiceId)) throw invoicingErrors.reduction_waits();
  const isOwnLoss = isOwn(work, invoice, { rent, ...reducing });
  const isWaiting = !isOwnLoss && reducing.amount > (await findLeftAlone(work, { bookId, rent }));
  if (isWaiting && accountIdOf(viewer) === null) throw invoicingErrors.unknown_proposer();
  const recorded = await add(work, {
    ...reducing,
    bookId,
    leaseId,
    invoiceId,
    isOwnLoss,
    receivedOn,
    claimLeft: leftOf(reducing.kind, invoice),
    bookedOn: isWaiting ? null : clock.today().toString(),
  });
  if (isWaiting)
    await work.emit({
      name: 'payments.reduction_proposed',
      payload: { reductionId: recorded.id },
    });
  else await recordReductionAct(work, recorded);
  return recorded;
}

/**
 * Records that an invoice which is not sent yet gets a discount, or a larger one than before. It is no debt yet, so
 * nothing can wait: above the limit it is credited once it is sent, and a second person agrees to that. The caller
 * has locked the lease's billing and records the act. Throws `invoicing.discount_too_large` with the maximum.
 */
export async function recordDiscount(
  work: Work,
  { bookId, rent, amount }: { bookId: string; rent: LeaseRent; amount: bigint },
): Promise<void> {
  const isOwnLoss = isOwnRent(work, rent);
  const most = isOwnLoss ? amount : await findLeftAlone(work, { bookId, rent });
  if (amount > most) throw invoicingErrors.discount_too_large({ maximum: oreToKroner(most) });
  await add(work, {
    kind: 'discount',
    bookId,
    leaseId: rent.leaseId,
    amount,
    isOwnLoss,
    invoiceId: null,
    borneBy: null,
    reason: null,
    claimLeft: null,
    receivedOn: null,
    bookedOn: work.clock.today().toString(),
  });
}

async function add(
  { tx, viewer, clock, newId }: Work,
  one: Omit<
    Reduction,
    'id' | 'madeById' | 'madeAt' | 'status' | 'endedById' | 'stopReason' | 'takenBackById'
  >,
): Promise<Reduction> {
  const recorded: Reduction = {
    ...one,
    id: newId(),
    madeById: accountIdOf(viewer),
    madeAt: clock.now(),
    status: one.bookedOn === null ? 'waiting' : 'booked',
    endedById: null,
    stopReason: null,
    takenBackById: null,
  };
  await addReduction(tx, recorded);
  return recorded;
}

/** What the viewer may still reduce alone on a lease, øre. Others who ask in the same book wait for the answer. */
async function findLeftAlone(
  { tx, viewer, clock }: Work,
  { bookId, rent: { leaseId, property } }: { bookId: string; rent: LeaseRent },
): Promise<bigint> {
  if (!moneyPolicy.run(viewer, property.partnerId)) return 0n;
  await lockReducedAlone(tx, bookId);
  const before = (days: number) => clock.now().subtract({ hours: days * 24 });
  const since = { onLease: before(LEASE_DAYS), inBook: before(BOOK_DAYS) };
  return leftAlone(
    await sumReducedAlone(tx, { leaseId, bookId, ...since }),
    await findLimit(tx, bookId),
  );
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
function isOwn(
  work: Work,
  invoice: Invoice,
  { rent, kind, amount, borneBy }: Pick<Reducing, 'rent' | 'kind' | 'amount' | 'borneBy'>,
): boolean {
  // What a landlord says they have is taken from what they are paid.
  if (kind === 'received_directly') return isLandlord(work, rent);
  if (invoice.kind !== 'rent' || borneBy === 'agency' || !isOwnRent(work, rent)) return false;
  // Fees of letters are not the landlord's.
  return (
    kind === 'credit' ||
    splitWriteOff({ ...invoice, lost: invoice.lost + amount }).fee === splitWriteOff(invoice).fee
  );
}

const isLandlord = ({ viewer }: Work, { property }: LeaseRent): boolean =>
  viewer.kind === 'account' && viewer.id === property.landlordId;

/** Whether the viewer lets the home without an agency, which gets a part of the rent, or pays it in advance. */
const isOwnRent = (work: Work, rent: LeaseRent): boolean =>
  isLandlord(work, rent) &&
  rent.property.partnerId === null &&
  rent.assignment.guaranteeMonths === null;
