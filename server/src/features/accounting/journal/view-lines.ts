import type { StatementLine } from '../../ledger/public.ts';
import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findVoucherDocuments, type VoucherDocument } from '../documents/store.ts';

/** A line of an account statement, with the account's balance after it. */
export interface StatementRow extends StatementLine {
  balance: bigint;
  document: VoucherDocument | null;
  rent: LeaseRent | null;
}

/** These lines with their documents and leases; `balance` is the account's before them, in øre. */
export async function viewLines(
  tx: ReadTx,
  lines: readonly StatementLine[],
  balance: bigint,
): Promise<StatementRow[]> {
  const documents = await findVoucherDocuments(
    tx,
    lines.map(({ key }) => key),
  );
  const leaseIds = new Set(lines.flatMap(({ leaseId }) => leaseId ?? []));
  const rents = await findLeaseRents(tx, [...leaseIds]);
  let after = balance;
  return lines.map((line) => {
    after += line.amount;
    return {
      ...line,
      balance: after,
      document: documents.get(line.key) ?? null,
      rent: rents.get(line.leaseId ?? '') ?? null,
    };
  });
}
