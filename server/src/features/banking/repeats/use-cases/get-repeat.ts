import { bankingErrors } from '@husvaer/domain/banking/errors';

import { findBooks, moneyPolicy } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findRepeat, type Repeat } from '../../lines/repeats/store.ts';
import { type ShownRepeat, withNames } from '../shown-repeat.ts';

export async function getRepeat(work: ReadWork, id: string): Promise<ShownRepeat> {
  const [shown] = await withNames(work, [await requireRepeat(work, id, 'see')]);
  return shown!;
}

/** A repeat, if the viewer has this permission on the money of its book. Throws `banking.not_found`. */
export async function requireRepeat(
  { tx, viewer }: ReadWork,
  id: string,
  may: keyof typeof moneyPolicy,
): Promise<Repeat> {
  const repeat = await findRepeat(tx, id);
  const [book] = repeat ? await findBooks(tx, [repeat.bookId]) : [];
  if (!repeat || !book || !moneyPolicy[may](viewer, book.partnerId))
    throw bankingErrors.not_found();
  return repeat;
}
