import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { bankingErrors } from '@husvaer/domain/banking/errors';
import type { Settlement } from '@husvaer/domain/banking/lines';
import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';
import { transferLines } from '@husvaer/domain/ledger/entry';

import { bookEntries } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { requireBankLine } from '../lines/require-bank-line.ts';
import { lockLine, serializeBook, type StoredLine } from '../lines/store.ts';

/** The choices that are booked here. `invoicing` books rent, and `payouts` what was ordered. */
type BookedHere = Exclude<Settlement, 'lease' | 'paid_out' | 'transfer'>;

/** The account to which an amount leaves suspense, by the person's choice. */
const BOOKED_TO: Record<BookedHere, LedgerAccount> = {
  refund: 'payouts_under_way',
  not_ours: 'operating_account',
  bank_charge: 'bank_charges',
  // It never came in a second time.
  counted: 'client_account',
};

/** A payment for a person to decide on, while no file of its book is imported: that would compare it. */
export async function loadBankExceptionForUpdate(work: Work, id: string): Promise<StoredLine> {
  const { bookId } = await requireBankLine(work, id, 'run');
  await serializeBook(work.tx, bookId);
  const line = await lockLine(work.tx, id);
  if (!line || line.reason === null) throw bankingErrors.not_found();
  return line;
}

export const bookTo = (
  work: Work,
  { bookId, amount }: StoredLine,
  {
    choice,
    key,
    dated = work.clock.today().toString(),
  }: { choice: BookedHere; key: string; dated?: IsoDate },
): Promise<void> =>
  bookEntries(work, [
    {
      bookId,
      key,
      kind: choice,
      dated,
      lines: transferLines(amount, { debit: 'suspense', credit: BOOKED_TO[choice] }),
    },
  ]);

/** Books a payment back to suspense, from where a settlement of it had it. */
export const bookBack = (
  work: Work,
  line: StoredLine,
  { id, ...booking }: { id: string; choice: BookedHere; dated?: IsoDate },
): Promise<void> =>
  bookTo(work, { ...line, amount: -line.amount }, { ...booking, key: `bank:${id}:undone` });

/** Emits that a person settled a line, or undid that. */
export const emitSettled = (
  { emit }: Work,
  { bookId }: Pick<StoredLine, 'bookId'>,
): Promise<void> => emit({ name: 'banking.line_settled', payload: { bookId } });

export const actorOf = ({ viewer }: Work): string | null =>
  viewer.kind === 'account' ? viewer.id : null;
