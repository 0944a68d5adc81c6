import { bankingErrors } from '@husvaer/domain/banking/errors';

import { findBooks, moneyPolicy } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findLine, type StoredLine } from './store.ts';

/** A payment, if the viewer has this permission on the money of its book. Throws `banking.not_found`. */
export async function requireBankLine(
  { tx, viewer }: ReadWork,
  id: string,
  may: keyof typeof moneyPolicy,
): Promise<StoredLine> {
  const line = await findLine(tx, id);
  const [book] = line ? await findBooks(tx, [line.bookId]) : [];
  if (!line || !book || !moneyPolicy[may](viewer, book.partnerId)) throw bankingErrors.not_found();
  return line;
}
