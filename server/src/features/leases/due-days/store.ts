import type { DueDays } from '@husvaer/domain/leases/due-day';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'leaseDueDay'>>();

export const DUE_DAY = ['since', 'dueDay'] as const;

/** Sets the due day from a month on; changes for later months are deleted. */
export async function setDueDay(
  tx: Tx,
  leaseId: string,
  { since, dueDay }: DueDays['dueDays'][number],
  { by, at }: { by: string; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .deleteFrom('leaseDueDay')
    .where('leaseId', '=', leaseId)
    .where('since', '>=', since)
    .execute();
  await sql(tx)
    .insertInto('leaseDueDay')
    .values({ leaseId, since, dueDay, saidAt: at.toString(), saidBy: by })
    .execute();
}

/** Removes the account from due days it set, when it is deleted. */
export async function forgetDueDaySetter(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('leaseDueDay')
    .set({ saidBy: null })
    .where('saidBy', '=', accountId)
    .execute();
}
