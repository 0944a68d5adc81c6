import type { BankLine } from '@husvaer/domain/banking/bank-file';
import { transferLines } from '@husvaer/domain/ledger/entry';

import { bookEntries, recordActs } from '../../ledger/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { settleLeases } from '../allocation/settle-leases.ts';
import { addLandlordPayments } from '../landlord-payments/store.ts';
import { emitLandlordPaid } from '../landlord-payments/emit-landlord-paid.ts';
import { findKids, type KnownKid } from '../../invoices/public.ts';
import { addPayments, type BroughtBy } from '../store.ts';
import { emitPaymentsReceived } from '../emit-payments-received.ts';

/** An imported line of a bank file. */
export type IncomingLine = BankLine & BroughtBy & { id: string; bookId: string };

/** Lines that are looked up, booked and allocated in one batch. */
const AT_ONCE = 2000;

/** The owners of payments, by the ids of the lines. */
export type Owners = ReadonlyMap<string, KnownKid>;

/** The owners of these payments by their KIDs; payments without one are left out. */
export async function findOwners(
  { tx }: ReadWork,
  lines: readonly Pick<IncomingLine, 'id' | 'account' | 'kid'>[],
): Promise<Owners> {
  const owners = new Map<string, KnownKid>();
  for (let start = 0; start < lines.length; start += AT_ONCE) {
    const some = lines.slice(start, start + AT_ONCE);
    const kids = some.flatMap(({ account, kid }) => (kid === null ? [] : [{ account, kid }]));
    const known = new Map(
      (await findKids(tx, kids)).map((owner) => [`${owner.account} ${owner.kid}`, owner]),
    );
    for (const { id, account, kid } of some) {
      const owner = known.get(`${account} ${kid}`);
      if (owner) owners.set(id, owner);
    }
  }
  return owners;
}

/**
 * Accepts payments whose KID is an invoice's or a lease's. Books each on the client account against what the
 * tenants, or the landlord, owe, and calculates what it pays. Returns the ids of the accepted lines.
 */
export async function acceptPayments(
  work: Work,
  lines: readonly IncomingLine[],
): Promise<ReadonlySet<string>> {
  const owners = await findOwners(work, lines);
  await acceptOwnedPayments(
    work,
    lines.filter(({ id }) => owners.has(id)),
    owners,
  );
  return new Set(owners.keys());
}

/**
 * Accepts payments that all have owners. Leases are locked in one order, so that two concurrent files never
 * deadlock.
 */
export async function acceptOwnedPayments(
  work: Work,
  lines: readonly IncomingLine[],
  owners: Owners,
): Promise<void> {
  const owned = lines.map((line) => ({ line, owner: owners.get(line.id)! }));
  owned.sort((a, b) => (a.owner.leaseId < b.owner.leaseId ? -1 : 1));
  for (const batch of batchesOf(owned)) await acceptBatch(work, batch);
}

interface Owned {
  line: IncomingLine;
  owner: KnownKid;
}

/** Batches of payments sorted by lease; those of one lease stay in one batch. */
function* batchesOf(owned: readonly Owned[]): Generator<readonly Owned[]> {
  for (let start = 0; start < owned.length;) {
    let end = Math.min(start + AT_ONCE, owned.length);
    while (end < owned.length && owned[end]!.owner.leaseId === owned[end - 1]!.owner.leaseId)
      end += 1;
    yield owned.slice(start, end);
    start = end;
  }
}

/** Records that people brought in payments of leases, or that the bank took them back. */
async function recordBringers(work: Work, batch: readonly Owned[]): Promise<void> {
  const brought = batch.filter(({ line }) => line.isBrought);
  const by = ({ line }: Owned) => `${line.bookId} ${line.broughtById}`;
  for (const some of Map.groupBy(brought, by).values()) {
    const { bookId, broughtById } = some[0]!.line;
    await recordActs(work, 'brought_file', {
      bookId,
      ids: some.map(({ owner }) => owner.leaseId),
      by: { isBank: false, byId: broughtById },
    });
  }
}

async function acceptBatch(work: Work, batch: readonly Owned[]): Promise<void> {
  await recordBringers(work, batch);
  const ofTenants = batch.filter(({ owner }) => !owner.isLandlords);
  const payments = ofTenants.map(({ line, owner: { invoiceId, leaseId } }) => ({
    ...paymentOf(work, line),
    leaseId,
    invoiceId,
  }));
  await addPayments(work.tx, payments, work.clock.now());
  await addLandlordPayments(
    work.tx,
    batch.flatMap(({ line, owner }) =>
      owner.isLandlords
        ? [{ ...paymentOf(work, line), leaseId: owner.leaseId, invoiceId: owner.invoiceId }]
        : [],
    ),
    work.clock.now(),
  );
  await bookEntries(
    work,
    batch.map(({ line, owner: { leaseId, isLandlords } }) => ({
      bookId: line.bookId,
      key: `bank:${line.id}`,
      kind: 'payment',
      dated: line.paidOn,
      lines: transferLines(line.amount, {
        debit: 'client_account',
        credit: isLandlords ? 'landlord_payable' : 'tenant_receivable',
        leaseId,
      }),
    })),
  );
  await settleLeases(
    work,
    batch.map(({ owner }) => owner.leaseId),
  );
  await emitPaymentsReceived(
    work,
    payments.map(({ id }) => id),
  );
  await emitLandlordPaid(
    work,
    batch.filter(({ owner }) => owner.isLandlords).map(({ owner }) => owner.leaseId),
  );
}

const paymentOf = (
  work: Work,
  { id, bookId, amount, paidOn, isBrought, broughtById }: IncomingLine,
) => ({
  id: work.newId(),
  bookId,
  amount,
  paidOn,
  bankLineId: id,
  isBrought,
  broughtById,
  ...({ source: 'bank', recordedById: null, takesBackId: null } as const),
});
