import type { Json } from '../../../platform/db/json.ts';
import type { Stated } from '../../../platform/db/column.ts';
import { sql as raw } from 'kysely';

import type { Condition, Meter, ProtocolKind } from '@husvaer/domain/leases/protocol';

import type { Tables } from '../../../platform/db/tables.gen.ts';
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

type LeaseProtocolRow = Stated<Tables['leaseProtocol'], { content: Json<ProtocolContent> }>;

const sql = owns<Pick<Tables, 'leaseProtocolPhoto'> & { leaseProtocol: LeaseProtocolRow }>();

export interface Protocol {
  id: string;
  leaseId: string;
  kind: ProtocolKind;
  version: number;
  content: ProtocolContent;
  signedAt: Temporal.Instant | null;
}

const PROTOCOL = ['id', 'leaseId', 'kind', 'version', 'content', 'signedAt'] as const;

export const findProtocols = (tx: ReadTx, leaseId: string): Promise<Protocol[]> =>
  sql(tx)
    .selectFrom('leaseProtocol')
    .select(PROTOCOL)
    .where('leaseId', '=', leaseId)
    .orderBy('kind')
    .execute();

/** Saves the content of a protocol, with its photos. */
export async function saveProtocol(
  tx: Tx,
  { id, leaseId, kind, content }: Pick<Protocol, 'id' | 'leaseId' | 'kind' | 'content'>,
  at: Temporal.Instant,
): Promise<void> {
  const row = { content: JSON.stringify(content), changedAt: at.toString() };
  const saved = await sql(tx)
    .insertInto('leaseProtocol')
    .values({ id, leaseId, kind, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['leaseId', 'kind'])
        .doUpdateSet({ ...row, version: raw<number>`lease_protocol.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql(tx).deleteFrom('leaseProtocolPhoto').where('protocolId', '=', saved.id).execute();
  const photoIds = [...new Set(content.rooms.flatMap((room) => room.photoIds))];
  if (photoIds.length > 0)
    await sql(tx)
      .insertInto('leaseProtocolPhoto')
      .values(photoIds.map((id) => ({ protocolId: saved.id, documentId: id })))
      .execute();
}

export async function markSigned(
  tx: Tx,
  { leaseId, kind }: { leaseId: string; kind: ProtocolKind },
  at: Temporal.Instant,
): Promise<Protocol | undefined> {
  return sql(tx)
    .updateTable('leaseProtocol')
    .set({ signedAt: at.toString() })
    .where('leaseId', '=', leaseId)
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
    .selectFrom('leaseProtocolPhoto')
    .innerJoin('leaseProtocol', 'leaseProtocol.id', 'leaseProtocolPhoto.protocolId')
    .select('leaseId')
    .where('documentId', '=', documentId)
    .executeTakeFirst();
  return row?.leaseId;
}
