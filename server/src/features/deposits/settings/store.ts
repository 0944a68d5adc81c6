import { USUAL_SETTINGS, type DepositSettings } from '@husvaer/domain/deposits/settings';

import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface SettingsTables {
  deposit_settings: { partner_id: string; insurance_share: number; has_account_each: boolean };
}

const sql = owns<SettingsTables>();

/** How an agency handles deposits, or whoever lets without one. */
export async function settingsOf(tx: ReadTx, partnerId: string | null): Promise<DepositSettings> {
  if (partnerId === null) return USUAL_SETTINGS;
  const row = await sql(tx)
    .selectFrom('deposit_settings')
    .select(['insurance_share as insuranceShare', 'has_account_each as hasAccountEach'])
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row ?? USUAL_SETTINGS;
}

export async function saveSettings(
  tx: Tx,
  partnerId: string,
  { insuranceShare, hasAccountEach }: DepositSettings,
): Promise<void> {
  const row = { insurance_share: insuranceShare, has_account_each: hasAccountEach };
  await sql(tx)
    .insertInto('deposit_settings')
    .values({ partner_id: partnerId, ...row })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(row))
    .execute();
}
