import type { BankFileFormat } from '@husvaer/domain/banking/bank-file';
import { pairSums, unitsOf, type StatedSum } from '@husvaer/domain/banking/witnesses';

import type { ReadTx } from '../../../platform/db/tx.ts';
import type { Work } from '../../../platform/work.ts';
import { addSettlement } from '../exceptions/store.ts';
import { bookTo } from '../exceptions/book-exception.ts';
import { lockLine, setState, type NewLine } from '../lines/store.ts';
import {
  addWitness,
  findDaysWithSums,
  findPaymentsOfDays,
  findStatedByKid,
  type AccountDay,
  type StoredPayment,
} from './store.ts';

/** The days of some payments, once each. */
const daysIn = (lines: readonly AccountDay[]): AccountDay[] => [
  ...new Map(lines.map((one) => [`${one.account} ${one.bookedOn}`, one])).values(),
];

const asSum = ({ id, ...payment }: StoredPayment): StatedSum => ({ ...payment, id });

/**
 * Those of a file's payments that are parts of a sum which a person has settled, with that sum. They are not
 * booked: the money is booked already. A sum that a person brought hides nothing that the bank says.
 */
export async function findPartsOfSettled(
  tx: ReadTx,
  lines: readonly NewLine[],
  format: BankFileFormat,
): Promise<Map<string, string>> {
  const [one] = lines;
  if (!one) return new Map();
  const days = await findDaysWithSums(tx, one.bookId, daysIn(lines), format);
  const stored = await findPaymentsOfDays(tx, one.bookId, days);
  const sums = stored.filter(
    ({ isSum, isBrought, format: of }) => isSum && of !== format && (one.isBrought || !isBrought),
  );
  if (!sums.some(({ isSettled }) => isSettled)) return new Map();
  const stated = await findStatedByKid(tx, lines);
  const units = unitsOf(
    lines.map(({ counterparty, entry, takenBy, ...line }) => ({
      ...line,
      format,
      entry: entry ?? null,
      isTaken: takenBy !== null,
      party: counterparty.account,
      name: counterparty.name,
      witnesses: stated.get(line.id) ?? [],
    })),
  );
  const settled = new Set(sums.flatMap(({ id, isSettled }) => (isSettled ? id : [])));
  return new Map(
    [...pairSums(sums.map(asSum), units)].flatMap(([sumId, { payments }]) =>
      settled.has(sumId) ? payments.map(({ id }): [string, string] => [id, sumId]) : [],
    ),
  );
}

/**
 * Settles the sums of these days that other kinds of files state payment by payment: the payments are booked,
 * and the sum is evidence of them, whichever came first. `unbooked` are payments that are not booked yet.
 * Returns the sums.
 */
export async function settleSums(
  work: Work,
  { bookId, days, format }: { bookId: string; days: readonly AccountDay[]; format: BankFileFormat },
  unbooked: ReadonlySet<string>,
): Promise<Set<string>> {
  const { tx, clock, newId } = work;
  const touched = await findDaysWithSums(tx, bookId, daysIn(days), format);
  const payments = await findPaymentsOfDays(tx, bookId, touched);
  const sums = payments.filter(({ isSum, isSettled }) => isSum && !isSettled).map(asSum);
  const pairs = sums.length === 0 ? new Map<never, never>() : pairSums(sums, unitsOf(payments));
  for (const [id, unit] of pairs) {
    const line = (await lockLine(tx, id))!;
    const settlementId = newId();
    const paid = unit.payments.map((payment) => payment.id);
    await addWitness(tx, id, paid);
    await addSettlement(tx, {
      id: settlementId,
      lineId: id,
      choice: 'counted',
      byId: null,
      at: clock.now(),
      leaseId: null,
      invoiceId: null,
      refundId: null,
      note: null,
      dated: line.paidOn,
    });
    await setState(tx, id, 'counted');
    if (!unbooked.has(id))
      await bookTo(work, line, {
        choice: 'counted',
        key: `bank:${settlementId}`,
        dated: line.paidOn,
      });
  }
  return new Set(pairs.keys());
}
