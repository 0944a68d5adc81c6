import { sql as raw } from 'kysely';

import { USUAL_SETTINGS } from '@husvaer/domain/leases/settings';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'lease'>>();

/**
 * Signed leases that have begun, end soon or are over by their dates, and whose history has no entry of it
 * yet.
 */
export async function findUnnotified(
  tx: ReadTx,
  what: 'begun' | 'ends_soon' | 'over',
  day: string,
  limit: number,
): Promise<string[]> {
  const signed = sql(tx)
    .selectFrom('lease')
    .select('id')
    .where('paper', '=', 'signed')
    .limit(limit);
  const end = raw<string>`coalesce(ended_on, ends_on)`;
  const endsSoonOn = raw<string>`(${end} - make_interval(months => coalesce((
    select ending_months from lease_settings join property using (partner_id)
    where property.id = lease.property_id
  ), ${USUAL_SETTINGS.endingMonths}::int)::int))::date`;
  const rows = await (
    what === 'begun'
      ? signed.where('begunAt', 'is', null).where('startsOn', '<=', day)
      : what === 'ends_soon'
        ? signed
            .where('endsSoonAt', 'is', null)
            .where('overAt', 'is', null)
            .where(endsSoonOn, '<=', day)
        : signed.where('overAt', 'is', null).where(end, '<', day)
  ).execute();
  return rows.map(({ id }) => id);
}

/** Records that the history has the entry. */
export async function markNotified(
  tx: Tx,
  id: string,
  what: 'begun' | 'ends_soon' | 'over',
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('lease')
    .set({ [`${what}_at` as 'begunAt']: at.toString() })
    .where('id', '=', id)
    .execute();
}
