import { sql as raw } from 'kysely';

import type { PayoutEvent } from '@husvaer/domain/payouts/enums';

import { unnestRows } from '../../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'payoutEvent'>>();

export interface StoredEvent {
  payoutId: string;
  name: PayoutEvent;
  /** The day that the event concerns. */
  dated: string;
  byId: string | null;
  note: string | null;
}

export async function addEvents(
  tx: Tx,
  events: readonly (StoredEvent & { id: string })[],
  at: Temporal.Instant,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ id, payoutId, name, dated, byId, note }) => ({
    id,
    payoutId,
    name,
    dated,
    byId,
    note,
  }));
  const columns = {
    id: 'uuid',
    payoutId: 'uuid',
    name: 'text',
    dated: 'date',
    byId: 'uuid',
    note: 'text',
  };
  const names = raw.join(Object.keys(columns).map((name) => raw.id(name)));
  await raw`insert into payout_event (${names}, at) select ${names}, ${at.toString()}::timestamptz
    from ${unnestRows('input', columns, rows)}`.execute(sql(tx));
}

/** The events of these payouts, the earliest first. */
export async function findEvents(
  tx: ReadTx,
  payoutIds: readonly string[],
): Promise<(StoredEvent & { at: Temporal.Instant })[]> {
  if (payoutIds.length === 0) return [];
  return sql(tx)
    .selectFrom('payoutEvent')
    .select(['payoutId', 'name', 'dated', 'at', 'byId', 'note'])
    .where('payoutId', 'in', payoutIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
