import { sql } from 'kysely';

import type { Tables } from './db/tables.gen.ts';
import { owns, type Tx } from './db/tx.ts';

/** An event that a feature publishes to the others. */
export interface DomainEvent {
  /** `<feature>.<what happened>`: `listings.imported` */
  name: string;
  payload: Record<string, unknown>;
}

const tables = owns<Pick<Tables, 'outbox'>>();

/** The notification channel for new events. */
export const OUTBOX_CHANNEL = 'husvaer_outbox';

/** Writes an event in the transaction it happened in. */
export async function addToOutbox(
  tx: Tx,
  { id, event, at }: { id: string; event: DomainEvent; at: Temporal.Instant },
): Promise<void> {
  await tables(tx)
    .insertInto('outbox')
    .values({
      id,
      name: event.name,
      payload: JSON.stringify(event.payload),
      createdAt: at.toString(),
      dueAt: at.toString(),
      doneAt: null,
      lastError: null,
    })
    .execute();
  await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(tables(tx));
}
