import { accountErrors } from '@husvaer/domain/accounts/errors';

import { findBooks } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { payoutPolicy } from '../../policy.ts';
import { findBooksPaying, findLeasesPaidTo } from '../../store.ts';
import { findLetHomes } from '../find-movements.ts';

/** An agency that lets for the viewer, and the years with a statement, the latest first. */
export interface Statements {
  /** Null for Husvær itself. */
  partnerId: string | null;
  name: string;
  years: number[];
}

/** All annual statements of the viewer. Throws `accounts.login_required`. */
export async function getAnnualStatements({ tx, clock, viewer }: ReadWork): Promise<Statements[]> {
  if (!payoutPolicy.account(viewer)) throw accountErrors.login_required();
  const books = await findBooks(tx, await findBooksPaying(tx, viewer.id));
  const last = clock.today().year;
  const statements: Statements[] = [];
  for (const { id: bookId, partnerId, name } of books) {
    const leaseIds = await findLeasesPaidTo(tx, { bookId, landlordId: viewer.id });
    const homes = await findLetHomes(tx, leaseIds);
    // Rent may come in the year before it is first paid out.
    const years = homes.flatMap(({ movements }) =>
      movements.map(({ on }) => Number(on.slice(0, 4))),
    );
    const count = last - Math.min(last, ...years) + 1;
    statements.push({
      partnerId,
      name,
      years: Array.from({ length: count }, (_, index) => last - index),
    });
  }
  return statements;
}
