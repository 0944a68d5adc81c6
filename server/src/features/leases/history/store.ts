import { sql as raw, type ColumnType } from 'kysely';

import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface HistoryTables {
  lease_event: {
    lease_id: string;
    position: number;
    at: Moment;
    by_id: string | null;
    name: string;
    payload: ColumnType<Record<string, unknown>, string, never>;
  };
}

const sql = owns<HistoryTables>();

/** An entry in the history of a lease. */
export interface LeaseEvent {
  /** 1 is the first. */
  position: number;
  at: Temporal.Instant;
  byId: string | null;
  name: string;
  payload: Record<string, unknown>;
}

/** Adds an entry to the history of a lease that is locked or new. Returns its position. */
export async function addEvent(
  tx: Tx,
  leaseId: string,
  { at, byId, name, payload }: Omit<LeaseEvent, 'position'>,
): Promise<number> {
  const { position } = await sql(tx)
    .insertInto('lease_event')
    .values(({ selectFrom }) => ({
      lease_id: leaseId,
      position: selectFrom('lease_event')
        .select(raw<number>`coalesce(max(position), 0) + 1`.as('next'))
        .where('lease_id', '=', leaseId),
      at: at.toString(),
      by_id: byId,
      name,
      payload: JSON.stringify(payload),
    }))
    .returning('position')
    .executeTakeFirstOrThrow();
  return position;
}

export const findEvents = (tx: ReadTx, leaseId: string): Promise<LeaseEvent[]> =>
  sql(tx)
    .selectFrom('lease_event')
    .select(['position', 'at', 'by_id as byId', 'name', 'payload'])
    .where('lease_id', '=', leaseId)
    .orderBy('position')
    .execute();

/** Removes a deleted account from the history; the entries stay. */
export async function forgetActor(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('lease_event')
    .set({ by_id: null })
    .where('by_id', '=', accountId)
    .execute();
}
