import { accountErrors } from '@husvaer/domain/accounts/errors';

import { findBooks } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { payoutPolicy } from '../policy.ts';
import { findBooksPaying } from '../store.ts';

/** By whom the viewer lets, and the years there is a statement of, the latest first. */
export interface Statements {
  /** Null of the house itself. */
  partnerId: string | null;
  name: string;
  years: number[];
}

/** All annual statements the viewer may have. Throws `accounts.login_required`. */
export async function findStatements({ tx, clock, viewer }: ReadWork): Promise<Statements[]> {
  if (!payoutPolicy.account(viewer)) throw accountErrors.login_required();
  const paying = await findBooksPaying(tx, viewer.id);
  const books = await findBooks(
    tx,
    paying.map(({ bookId }) => bookId),
  );
  const last = clock.today().year;
  return books.map(({ id, partnerId, name }) => {
    const since = paying.find(({ bookId }) => bookId === id)?.since ?? clock.now();
    const first = since.toZonedDateTimeISO('Europe/Oslo').year;
    const count = Math.max(last - first + 1, 1);
    return { partnerId, name, years: Array.from({ length: count }, (_, index) => last - index) };
  });
}
