import { USUAL_SETTINGS, type DepositSettings } from '@husvaer/domain/deposits/settings';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'depositSettings'>>();

/**
 * The deposit settings of an agency, or of landlords without one. Leases state the insurer and the price of
 * an insurance.
 */
export async function depositSettingsOf(
  tx: ReadTx,
  partnerId: string | null,
): Promise<DepositSettings> {
  if (partnerId === null) return USUAL_SETTINGS;
  const row = await sql(tx)
    .selectFrom('depositSettings')
    .select(['insuranceShare', 'hasAccountEach', 'insurer'])
    .where('partnerId', '=', partnerId)
    .executeTakeFirst();
  return row ?? USUAL_SETTINGS;
}

export async function saveDepositSettings(
  tx: Tx,
  partnerId: string,
  { insuranceShare, hasAccountEach, insurer }: DepositSettings,
): Promise<void> {
  const row = { insuranceShare, hasAccountEach, insurer };
  await sql(tx)
    .insertInto('depositSettings')
    .values({ partnerId, ...row })
    .onConflict((conflict) => conflict.column('partnerId').doUpdateSet(row))
    .execute();
}
