import type { Stated } from '../../../platform/db/column.ts';
import { USUAL_LATE_RENT, type LateRentSettings } from '@husvaer/domain/arrears/late-rent-settings';

import { writeJson, type Json } from '../../../platform/db/json.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

type LateRentSettingsRow = Stated<
  Tables['lateRentSettings'],
  { settings: Json<Omit<LateRentSettings, 'minimum'> & { minimum: string }> }
>;

const sql = owns<
  Pick<Tables, 'rentLetter' | 'petitionFacts' | 'rentLetterClaim' | 'evictionCase' | 'invoice'> & {
    lateRentSettings: LateRentSettingsRow;
  }
>();

/** The settings of each of these books. */
export async function findAllLateRent(
  tx: ReadTx,
  bookIds: readonly string[],
): Promise<(bookId: string) => LateRentSettings> {
  if (bookIds.length === 0) return () => USUAL_LATE_RENT;
  const rows = await sql(tx)
    .selectFrom('lateRentSettings')
    .select(['bookId', 'settings'])
    .where('bookId', 'in', bookIds)
    .execute();
  const settings = new Map(rows.map((row) => [row.bookId, row.settings]));
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
    .insertInto('lateRentSettings')
    .values({ bookId, ...row })
    .onConflict((conflict) => conflict.column('bookId').doUpdateSet(row))
    .execute();
}
