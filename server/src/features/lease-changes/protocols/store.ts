import { sql as raw, type ColumnType, type Generated } from 'kysely';

import type { Condition, Meter, ProtocolKind } from '@husvaer/domain/leases/protocol';

import type { MaybeMoment, Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

/** The content of a protocol. Photos are ids of documents. */
export interface ProtocolContent {
  takenOn: string;
  meters: { meter: Meter; number: string | null; reading: string }[];
  keys: { name: string; count: number }[];
  rooms: { name: string; condition: Condition; note: string | null; photoIds: string[] }[];
  note: string | null;
  /** øre, as text: a bigint is not valid JSON. */
  deposit: { toLandlord: string; reason: string | null } | null;
}

interface ProtocolTables {
  lease_protocol: {
    id: string;
    lease_id: string;
    kind: ProtocolKind;
    version: Generated<number>;
    content: ColumnType<ProtocolContent, string, string>;
    changed_at: Moment;
    signed_at: MaybeMoment;
  };
  lease_protocol_photo: { protocol_id: string; document_id: string };
}

const sql = owns<ProtocolTables>();

export interface Protocol {
  id: string;
  leaseId: string;
  kind: ProtocolKind;
  version: number;
  content: ProtocolContent;
  signedAt: Temporal.Instant | null;
}

const PROTOCOL = [
  'id',
  'lease_id as leaseId',
  'kind',
  'version',
  'content',
  'signed_at as signedAt',
] as const;

export const findProtocols = (tx: ReadTx, leaseId: string): Promise<Protocol[]> =>
  sql(tx)
    .selectFrom('lease_protocol')
    .select(PROTOCOL)
    .where('lease_id', '=', leaseId)
    .orderBy('kind')
    .execute();

/** Saves the content of a protocol, with its photos. */
export async function saveProtocol(
  tx: Tx,
  { id, leaseId, kind, content }: Pick<Protocol, 'id' | 'leaseId' | 'kind' | 'content'>,
  at: Temporal.Instant,
): Promise<void> {
  const row = { content: JSON.stringify(content), changed_at: at.toString() };
  const saved = await sql(tx)
    .insertInto('lease_protocol')
    .values({ id, lease_id: leaseId, kind, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['lease_id', 'kind'])
        .doUpdateSet({ ...row, version: raw<number>`lease_protocol.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql(tx).deleteFrom('lease_protocol_photo').where('protocol_id', '=', saved.id).execute();
  const photoIds = [...new Set(content.rooms.flatMap((room) => room.photoIds))];
  if (photoIds.length > 0)
    await sql(tx)
      .insertInto('lease_protocol_photo')
      .values(photoIds.map((id) => ({ protocol_id: saved.id, document_id: id })))
      .execute();
}

export async function markSigned(
  tx: Tx,
  { leaseId, kind }: { leaseId: string; kind: ProtocolKind },
  at: Temporal.Instant,
): Promise<Protocol | undefined> {
  return sql(tx)
    .updateTable('lease_protocol')
    .set({ signed_at: at.toString() })
    .where('lease_id', '=', leaseId)
    .where('kind', '=', kind)
    .returning(PROTOCOL)
    .executeTakeFirst();
}

/** The lease of a photo in a protocol. */
export async function findLeaseOfPhoto(
  tx: ReadTx,
  documentId: string,
): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('lease_protocol_photo')
    .innerJoin('lease_protocol', 'lease_protocol.id', 'lease_protocol_photo.protocol_id')
    .select('lease_id as leaseId')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row?.leaseId;
}
