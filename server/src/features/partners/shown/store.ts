import type { Json } from '../../../platform/db/json.ts';
import type { Stated } from '../../../platform/db/column.ts';
import { sql as raw } from 'kysely';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

type PartnerRecordRow = Stated<Tables['partnerRecord'], { notified: Json<object> }>;

const sql = owns<Pick<Tables, 'partnerKey'> & { partnerRecord: PartnerRecordRow }>();

/** What the partner API lists by the time of its last change. */
export type ShownKind = 'lease' | 'invoice' | 'payment';

/** The last known answer about a record. */
interface ShownRecord {
  id: string;
  /** SHA-256 of the answer. */
  digest: string;
  /** What the last events said of it. */
  notified: object;
  version: number;
  updatedAt: Temporal.Instant;
}

/** Partners whose systems have keys. */
export const findKeyedPartners = async (tx: ReadTx): Promise<string[]> =>
  (
    await sql(tx)
      .selectFrom('partnerKey')
      .select('partnerId as id')
      .distinct()
      .where('revokedAt', 'is', null)
      .orderBy('partnerId')
      .execute()
  ).map(({ id }) => id);

/** Lets one transaction at a time compare a partner's records, so that an older answer never replaces a newer one. */
export async function lockShown(tx: Tx, partnerId: string): Promise<void> {
  const lock = `partner_record ${partnerId}`;
  await raw`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(sql(tx));
}

export async function findShown(
  tx: ReadTx,
  ids: readonly string[],
): Promise<Map<string, ShownRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('partnerRecord')
    .select(['id', 'digest', 'notified', 'version', 'updatedAt'])
    .where(raw<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const COLUMNS = { id: 'uuid', digest: 'text', notified: 'jsonb' } as const;

/** Saves new answers about records. Each raises its version. */
export async function saveShown(
  tx: Tx,
  { partnerId, kind, at }: { partnerId: string; kind: ShownKind; at: Temporal.Instant },
  changed: readonly Pick<ShownRecord, 'id' | 'digest' | 'notified'>[],
): Promise<void> {
  if (changed.length === 0) return;
  await raw`
    insert into partner_record (id, partner_id, kind, digest, notified, version, updated_at)
    select id, ${partnerId}::uuid, ${kind}, digest, notified, 1, ${at.toString()}::timestamptz
    from ${unnestRows('input', COLUMNS, changed)}
    on conflict (id) do update set digest = excluded.digest, notified = excluded.notified,
      version = partner_record.version + 1, updated_at = excluded.updated_at`.execute(sql(tx));
}
