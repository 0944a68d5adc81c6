import { sql, type Generated } from 'kysely';

import { owns, type Tx } from './db/tx.ts';
import { outboxName } from './former-names.ts';

/** An event that a feature publishes to the others. */
export interface DomainEvent {
  /** `<feature>.<what happened>`: `listings.imported` */
  name: string;
  payload: Record<string, unknown>;
}

export interface OutboxTables {
  outbox: {
    id: string;
    position: Generated<bigint>;
    name: string;
    payload: string;
    created_at: string;
    attempts: Generated<number>;
    /** The event is claimed until this time: it is being handled, or waits after a failure. */
    due_at: string;
    done_at: string | null;
    last_error: string | null;
  };
  outbox_delivery: { event_id: string; listener: string };
}

const tables = owns<OutboxTables>();

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
      name: outboxName(event.name),
      payload: JSON.stringify(event.payload),
      created_at: at.toString(),
      due_at: at.toString(),
      done_at: null,
      last_error: null,
    })
    .execute();
  await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(tables(tx));
}
