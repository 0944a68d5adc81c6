import type { ApiScope } from '@husvaer/domain/partners/api-key';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'partnerKey'>>();

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
  'partnerId',
  'name',
  'scopes',
  'createdAt',
  'endsOn',
  'addresses',
  'lastUsedAt',
  'lastUsedFrom',
  'revokedAt',
] as const;

/** `createdBy` null is an operator. */
export async function addKey(
  tx: Tx,
  key: ApiKey & { hash: string; createdBy: string | null },
): Promise<void> {
  const { id, partnerId, name, scopes, hash, createdBy, createdAt, endsOn, addresses } = key;
  await sql(tx)
    .insertInto('partnerKey')
    .values({
      id,
      partnerId,
      name,
      scopes,
      hash,
      createdBy,
      createdAt: createdAt.toString(),
      endsOn,
      addresses,
    })
    .execute();
}

export async function findKey(
  tx: ReadTx,
  id: string,
): Promise<(ApiKey & { hash: string; createdBy: string | null }) | undefined> {
  return sql(tx)
    .selectFrom('partnerKey')
    .select([...COLUMNS, 'hash', 'createdBy'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A partner's keys, valid ones first, then newest first. */
export async function findKeys(
  tx: ReadTx,
  { partnerId, today, limit }: { partnerId: string; today: string; limit: number },
): Promise<ApiKey[]> {
  return sql(tx)
    .selectFrom('partnerKey')
    .select(COLUMNS)
    .where('partnerId', '=', partnerId)
    .orderBy(({ eb, or }) => or([eb('revokedAt', 'is not', null), eb('endsOn', '<', today)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countGoodKeys(
  tx: ReadTx,
  { partnerId, today }: { partnerId: string; today: string },
): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('partnerKey')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('partnerId', '=', partnerId)
    .where('revokedAt', 'is', null)
    .where('endsOn', '>=', today)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The first time stays. */
export async function markRevoked(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('partnerKey')
    .set({ revokedAt: at.toString() })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Simultaneous calls do not wait for each other: the first to write is enough. */
export async function markUsed(
  tx: Tx,
  use: { id: string; before: Temporal.Instant; at: Temporal.Instant; from: string },
): Promise<void> {
  const { id, before, at, from } = use;
  await sql(tx)
    .updateTable('partnerKey')
    .set({ lastUsedAt: at.toString(), lastUsedFrom: from })
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<', moment(before))]),
    )
    .execute();
}

/** Marks valid keys that end between two days as warned of, each once, and returns them. */
export async function markWarned(
  tx: Tx,
  { from, until, at }: { from: string; until: string; at: Temporal.Instant },
): Promise<(Pick<ApiKey, 'name' | 'partnerId' | 'endsOn'> & { createdBy: string | null })[]> {
  return sql(tx)
    .updateTable('partnerKey')
    .set({ warnedAt: at.toString() })
    .where('endsOn', '>=', from)
    .where('endsOn', '<=', until)
    .where('revokedAt', 'is', null)
    .where('warnedAt', 'is', null)
    .returning(['name', 'partnerId', 'endsOn', 'createdBy'])
    .execute();
}
