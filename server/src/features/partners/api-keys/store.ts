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
    last_used_from: string | null;
    revoked_at: MaybeMoment;
    ends_on: string;
    addresses: string[];
    warned_at: MaybeMoment;
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
  /** The last day on which it is valid. */
  endsOn: string;
  /** IP addresses and networks from which it is valid; empty is everywhere. */
  addresses: string[];
  /** Accurate to a minute. */
  lastUsedAt: Temporal.Instant | null;
  /** The IP address of that call. */
  lastUsedFrom: string | null;
  revokedAt: Temporal.Instant | null;
}

const COLUMNS = [
  'id',
  'partner_id as partnerId',
  'name',
  'scopes',
  'created_at as createdAt',
  'ends_on as endsOn',
  'addresses',
  'last_used_at as lastUsedAt',
  'last_used_from as lastUsedFrom',
  'revoked_at as revokedAt',
] as const;

/** `createdBy` null is an operator. */
export async function addKey(
  tx: Tx,
  key: ApiKey & { hash: string; createdBy: string | null },
): Promise<void> {
  const { id, partnerId, name, scopes, hash, createdBy, createdAt, endsOn, addresses } = key;
  await sql(tx)
    .insertInto('partner_key')
    .values({
      id,
      partner_id: partnerId,
      name,
      scopes,
      hash,
      created_by: createdBy,
      created_at: createdAt.toString(),
      ends_on: endsOn,
      addresses,
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
export async function findKeys(
  tx: ReadTx,
  { partnerId, today, limit }: { partnerId: string; today: string; limit: number },
): Promise<ApiKey[]> {
  return sql(tx)
    .selectFrom('partner_key')
    .select(COLUMNS)
    .where('partner_id', '=', partnerId)
    .orderBy(({ eb, or }) => or([eb('revoked_at', 'is not', null), eb('ends_on', '<', today)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countGoodKeys(
  tx: ReadTx,
  { partnerId, today }: { partnerId: string; today: string },
): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('partner_key')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('revoked_at', 'is', null)
    .where('ends_on', '>=', today)
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
  use: { id: string; before: Temporal.Instant; at: Temporal.Instant; from: string },
): Promise<void> {
  const { id, before, at, from } = use;
  await sql(tx)
    .updateTable('partner_key')
    .set({ last_used_at: at.toString(), last_used_from: from })
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([eb('last_used_at', 'is', null), eb('last_used_at', '<', moment(before))]),
    )
    .execute();
}

/** Marks valid keys that end between two days as warned of, each once, and returns them. */
export async function markWarned(
  tx: Tx,
  { from, until, at }: { from: string; until: string; at: Temporal.Instant },
): Promise<(Pick<ApiKey, 'name' | 'partnerId' | 'endsOn'> & { createdBy: string | null })[]> {
  return sql(tx)
    .updateTable('partner_key')
    .set({ warned_at: at.toString() })
    .where('ends_on', '>=', from)
    .where('ends_on', '<=', until)
    .where('revoked_at', 'is', null)
    .where('warned_at', 'is', null)
    .returning(['name', 'partner_id as partnerId', 'ends_on as endsOn', 'created_by as createdBy'])
    .execute();
}
