import type { Json } from '../../../platform/db/json.ts';
import type { Stated } from '../../../platform/db/column.ts';
import { sql as raw } from 'kysely';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

type LeaseEventRow = Stated<Tables['leaseEvent'], { payload: Json<Record<string, unknown>> }>;

const sql = owns<{ leaseEvent: LeaseEventRow }>();

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
    .insertInto('leaseEvent')
    .values(({ selectFrom }) => ({
      leaseId,
      position: selectFrom('leaseEvent')
        .select(raw<number>`coalesce(max(position), 0) + 1`.as('next'))
        .where('leaseId', '=', leaseId),
      at: at.toString(),
      byId,
      name,
      payload: JSON.stringify(payload),
    }))
    .returning('position')
    .executeTakeFirstOrThrow();
  return position;
}

export const findEvents = (tx: ReadTx, leaseId: string): Promise<LeaseEvent[]> =>
  sql(tx)
    .selectFrom('leaseEvent')
    .select(['position', 'at', 'byId', 'name', 'payload'])
    .where('leaseId', '=', leaseId)
    .orderBy('position')
    .execute();

/** Removes a deleted account from the history; the entries stay. */
export async function forgetActor(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('leaseEvent')
    .set({ byId: null })
    .where('byId', '=', accountId)
    .execute();
}
