import { USUAL_SETTINGS, type DepositSettings } from '@husvaer/domain/deposits/settings';

import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface SecurityTables {
  deposit_settings: {
    partner_id: string;
    insurance_share: number;
    has_account_each: boolean;
    insurer: string | null;
  };
}

const sql = owns<SecurityTables>();

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
    .selectFrom('deposit_settings')
    .select(['insurance_share as insuranceShare', 'has_account_each as hasAccountEach', 'insurer'])
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row ?? USUAL_SETTINGS;
}

export async function saveDepositSettings(
  tx: Tx,
  partnerId: string,
  { insuranceShare, hasAccountEach, insurer }: DepositSettings,
): Promise<void> {
  const row = { insurance_share: insuranceShare, has_account_each: hasAccountEach, insurer };
  await sql(tx)
    .insertInto('deposit_settings')
    .values({ partner_id: partnerId, ...row })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(row))
    .execute();
}
