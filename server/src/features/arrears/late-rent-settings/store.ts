import { USUAL_LATE_RENT, type LateRentSettings } from '@husvaer/domain/arrears/late-rent-settings';

import { writeJson } from '../../../platform/db/json.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { LateTables } from '../store.ts';

const sql = owns<LateTables>();

/** The settings of each of these books. */
export async function findAllLateRent(
  tx: ReadTx,
  bookIds: readonly string[],
): Promise<(bookId: string) => LateRentSettings> {
  if (bookIds.length === 0) return () => USUAL_LATE_RENT;
  const rows = await sql(tx)
    .selectFrom('late_rent_settings')
    .select(['book_id', 'settings'])
    .where('book_id', 'in', bookIds)
    .execute();
  const settings = new Map(rows.map((row) => [row.book_id, row.settings]));
  return (bookId) => {
    const own = settings.get(bookId);
    return own ? { ...own, minimum: BigInt(own.minimum) } : USUAL_LATE_RENT;
  };
}

export const findLateRent = async (tx: ReadTx, bookId: string): Promise<LateRentSettings> =>
  (await findAllLateRent(tx, [bookId]))(bookId);

export async function saveLateRent(
  tx: Tx,
  bookId: string,
  settings: LateRentSettings,
): Promise<void> {
  const row = { settings: writeJson(settings) };
  await sql(tx)
    .insertInto('late_rent_settings')
    .values({ book_id: bookId, ...row })
    .onConflict((conflict) => conflict.column('book_id').doUpdateSet(row))
    .execute();
}
