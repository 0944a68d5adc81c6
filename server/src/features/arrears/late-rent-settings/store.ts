import { USUAL_LATE_RENT, type LateRentSettings } from '@husvaer/domain/arrears/late-rent-settings';

import { writeJson } from '../../../platform/db/json.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { LateTables } from '../store.ts';

const sql = owns<LateTables>();

export async function findLateRent(tx: ReadTx, bookId: string): Promise<LateRentSettings> {
  const row = await sql(tx)
    .selectFrom('late_rent_settings')
    .select('settings')
    .where('book_id', '=', bookId)
    .executeTakeFirst();
  return row ? { ...row.settings, minimum: BigInt(row.settings.minimum) } : USUAL_LATE_RENT;
}

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
