import type { BankLine } from '@husvaer/domain/banking/bank-file';
import { moved } from '@husvaer/domain/ledger/entry';

import { bookEntries } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { settleLeases } from '../allocation/settle-leases.ts';
import { addLandlordPayments } from '../final-settlements/store.ts';
import { tellPaid } from '../final-settlements/tell-paid.ts';
import { findKids, type KnownKid } from '../invoices/store.ts';
import { addPayments, type Brought } from './store.ts';

/** A line of a bank file, as it was taken in. */
export type IncomingLine = BankLine & Brought & { id: string; bookId: string };

/** Lines that are looked up, booked and allocated at once. */
const AT_ONCE = 2000;

/**
 * Takes payments whose KID is an invoice's, or a lease's: books each on the client account against what
 * the tenants owe, or what the landlord does, and works out what it pays. Says which lines it took. Leases come in one order, so
 * that two files that are taken in at once never wait for each other crosswise.
 */
export async function takePayments(
  work: Work,
  lines: readonly IncomingLine[],
): Promise<ReadonlySet<string>> {
  const owned: { line: IncomingLine; owner: KnownKid }[] = [];
  for (let start = 0; start < lines.length; start += AT_ONCE)
    owned.push(...(await findOwners(work, lines.slice(start, start + AT_ONCE))));
  owned.sort((a, b) => (a.owner.leaseId < b.owner.leaseId ? -1 : 1));
  for (let start = 0; start < owned.length; start += AT_ONCE) {
    const some = owned.slice(start, start + AT_ONCE);
    await addPayments(
      work.tx,
      some
        .filter(({ owner }) => !owner.isLandlords)
        .map(({ line, owner: { invoiceId, leaseId } }) => ({
          ...paymentOf(work, line),
          leaseId,
          invoiceId,
        })),
      work.clock.now(),
    );
    await addLandlordPayments(
      work.tx,
      some.flatMap(({ line, owner }) =>
        owner.isLandlords
          ? [{ ...paymentOf(work, line), leaseId: owner.leaseId, invoiceId: owner.invoiceId }]
          : [],
      ),
      work.clock.now(),
    );
    await bookEntries(
      work,
      some.map(({ line, owner: { leaseId, isLandlords } }) => ({
        bookId: line.bookId,
        key: `bank:${line.id}`,
        kind: 'payment',
        dated: line.paidOn,
        lines: moved(line.amount, {
          debit: 'client_account',
          credit: isLandlords ? 'landlord_payable' : 'tenant_receivable',
          leaseId,
        }),
      })),
    );
    await settleLeases(
      work,
      some.map(({ owner }) => owner.leaseId),
    );
    await tellPaid(
      work,
      some.filter(({ owner }) => owner.isLandlords).map(({ owner }) => owner.leaseId),
    );
  }
  return new Set(owned.map(({ line }) => line.id));
}

const paymentOf = (
  work: Work,
  { id, bookId, amount, paidOn, isBrought, broughtById }: IncomingLine,
) => ({
  ...{ id: work.newId(), bookId, amount, paidOn, bankLineId: id, isBrought, broughtById },
  ...({ source: 'bank', saidBy: null, takesBackId: null } as const),
});

async function findOwners(
  { tx }: Work,
  lines: readonly IncomingLine[],
): Promise<{ line: IncomingLine; owner: KnownKid }[]> {
  const withKid = lines.flatMap(({ account, kid }) => (kid === null ? [] : [{ account, kid }]));
  const owners = new Map(
    (await findKids(tx, withKid)).map((owner) => [`${owner.account} ${owner.kid}`, owner]),
  );
  return lines.flatMap((line) => {
    const owner = owners.get(`${line.account} ${line.kid}`);
    return owner ? [{ line, owner }] : [];
  });
}
