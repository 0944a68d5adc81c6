import type { DueDays } from '@husvaer/domain/leases/due-day';

import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type Tx } from '../../../platform/db/tx.ts';

export interface DueDayTables {
  lease_due_day: {
    lease_id: string;
    since: string;
    due_day: number;
    said_at: Moment;
    said_by: string | null;
  };
}

const sql = owns<DueDayTables>();

export const DUE_DAY = ['since', 'due_day as dueDay'] as const;

/** Sets the due day from a month on; changes for later months are deleted. */
export async function setDueDay(
  tx: Tx,
  leaseId: string,
  { since, dueDay }: DueDays['dueDays'][number],
  { by, at }: { by: string; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .deleteFrom('lease_due_day')
    .where('lease_id', '=', leaseId)
    .where('since', '>=', since)
    .execute();
  await sql(tx)
    .insertInto('lease_due_day')
    .values({ lease_id: leaseId, since, due_day: dueDay, said_at: at.toString(), said_by: by })
    .execute();
}

/** Removes the account from due days it set, when it is deleted. */
export async function forgetDueDaySetter(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('lease_due_day')
    .set({ said_by: null })
    .where('said_by', '=', accountId)
    .execute();
}
