import { USUAL_SETTINGS, type LeaseSettings } from '@husvaer/domain/leases/settings';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'leaseSettings'>>();

/** The lease settings of these agencies; agencies with the defaults are left out. */
async function findSettings(
  tx: ReadTx,
  partnerIds: readonly string[],
): Promise<Map<string, LeaseSettings>> {
  if (partnerIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('leaseSettings')
    .select(['partnerId', 'endingMonths', 'signingDays', 'remindingDays'])
    .where('partnerId', 'in', partnerIds)
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
    endingMonths,
    signingDays,
    remindingDays,
  };
  await sql(tx)
    .insertInto('leaseSettings')
    .values({ partnerId, ...row })
    .onConflict((conflict) => conflict.column('partnerId').doUpdateSet(row))
    .execute();
}
