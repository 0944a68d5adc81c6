import { USUAL_SETTINGS, type LeaseSettings } from '@husvaer/domain/leases/settings';

import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

export interface SettingsTables {
  lease_settings: {
    partner_id: string;
    ending_months: number;
    signing_days: number;
    reminding_days: number;
  };
}

const sql = owns<SettingsTables>();

/** The lease settings of these agencies; agencies with the defaults are left out. */
async function findSettings(
  tx: ReadTx,
  partnerIds: readonly string[],
): Promise<Map<string, LeaseSettings>> {
  if (partnerIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('lease_settings')
    .select([
      'partner_id as partnerId',
      'ending_months as endingMonths',
      'signing_days as signingDays',
      'reminding_days as remindingDays',
    ])
    .where('partner_id', 'in', partnerIds)
    .execute();
  return new Map(rows.map(({ partnerId, ...settings }) => [partnerId, settings]));
}

/** The lease settings of an agency, or of landlords without one. */
export async function settingsOf(tx: ReadTx, partnerId: string | null): Promise<LeaseSettings> {
  const found = partnerId === null ? undefined : await findSettings(tx, [partnerId]);
  return found?.get(partnerId ?? '') ?? USUAL_SETTINGS;
}

export async function saveSettings(
  tx: Tx,
  partnerId: string,
  { endingMonths, signingDays, remindingDays }: LeaseSettings,
): Promise<void> {
  const row = {
    ending_months: endingMonths,
    signing_days: signingDays,
    reminding_days: remindingDays,
  };
  await sql(tx)
    .insertInto('lease_settings')
    .values({ partner_id: partnerId, ...row })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(row))
    .execute();
}
