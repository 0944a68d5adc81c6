import type { ApiScope } from '@husvaer/domain/partners/api-key';

import { moment, type MaybeMoment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface KeyTables {
  partner_key: {
    id: string;
    partner_id: string;
    name: string;
    scopes: ApiScope[];
    hash: string;
    created_by: string | null;
    created_at: Moment;
    last_used_at: MaybeMoment;
    revoked_at: MaybeMoment;
  };
}

const sql = owns<KeyTables>();

/** An API key of a partner's system, without its secret, which is not stored. */
export interface ApiKey {
  id: string;
  partnerId: string;
  name: string;
  /** The scopes it gives access to. */
  scopes: ApiScope[];
  createdAt: Temporal.Instant;
  /** Accurate to a few minutes. */
  lastUsedAt: Temporal.Instant | null;
  revokedAt: Temporal.Instant | null;
}

const COLUMNS = [
  'id',
  'partner_id as partnerId',
  'name',
  'scopes',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'revoked_at as revokedAt',
] as const;

/** `createdBy` null is an operator. */
export async function addKey(
  tx: Tx,
  key: Pick<ApiKey, 'id' | 'partnerId' | 'name' | 'scopes'> & {
    hash: string;
    createdBy: string | null;
  },
  at: Temporal.Instant,
): Promise<void> {
  const { id, partnerId, name, scopes, hash, createdBy } = key;
  await sql(tx)
    .insertInto('partner_key')
    .values({
      id,
      partner_id: partnerId,
      name,
      scopes,
      hash,
      created_by: createdBy,
      created_at: at.toString(),
    })
    .execute();
}

export async function findKey(
  tx: ReadTx,
  id: string,
): Promise<(ApiKey & { hash: string; createdBy: string | null }) | undefined> {
  return sql(tx)
    .selectFrom('partner_key')
    .select([...COLUMNS, 'hash', 'created_by as createdBy'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A partner's keys, valid ones first, then newest first. */
export async function findKeys(tx: ReadTx, partnerId: string, limit: number): Promise<ApiKey[]> {
  return sql(tx)
    .selectFrom('partner_key')
    .select(COLUMNS)
    .where('partner_id', '=', partnerId)
    .orderBy(({ eb }) => eb('revoked_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countGoodKeys(tx: ReadTx, partnerId: string): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('partner_key')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The first time stays. */
export async function markRevoked(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('partner_key')
    .set({ revoked_at: at.toString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Simultaneous calls do not wait for each other: the first to write is enough. */
export async function markUsed(
  tx: Tx,
  { id, before, at }: { id: string; before: Temporal.Instant; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('partner_key')
    .set({ last_used_at: at.toString() })
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([eb('last_used_at', 'is', null), eb('last_used_at', '<', moment(before))]),
    )
    .execute();
}
