import type { NoticeGround } from '@husvaer/domain/leases/notice';

import type { MaybeMoment, Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

export interface NoticeTables {
  lease_notice: {
    id: string;
    lease_id: string;
    side: 'tenant' | 'landlord';
    ground: NoticeGround | null;
    reason: string | null;
    language: 'en' | 'no';
    given_on: string | null;
    ends_on: string | null;
    protest_until: string | null;
    protested_at: MaybeMoment;
    protest: string | null;
    over_at: MaybeMoment;
  };
  lease_notice_giver: { notice_id: string; account_id: string; at: Moment };
}

const sql = owns<NoticeTables>();

/** A notice that ends a lease. */
export interface Notice {
  id: string;
  leaseId: string;
  side: 'tenant' | 'landlord';
  ground: NoticeGround | null;
  reason: string | null;
  language: 'en' | 'no';
  /** Null until everyone required has given it. */
  givenOn: string | null;
  endsOn: string | null;
  protestUntil: string | null;
  protestedAt: Temporal.Instant | null;
  protest: string | null;
}

export const NOTICE = [
  'id',
  'lease_id as leaseId',
  'side',
  'ground',
  'reason',
  'language',
  'given_on as givenOn',
  'ends_on as endsOn',
  'protest_until as protestUntil',
  'protested_at as protestedAt',
  'protest',
] as const;

/** The notices in force of these leases. */
export async function findNotices(tx: ReadTx, leaseIds: readonly string[]): Promise<Notice[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('lease_notice')
    .select(NOTICE)
    .where('lease_id', 'in', leaseIds)
    .where('over_at', 'is', null)
    .execute();
}

export async function addNotice(
  tx: Tx,
  notice: Pick<Notice, 'id' | 'leaseId' | 'side' | 'ground' | 'reason' | 'language'>,
): Promise<void> {
  const { leaseId, ...rest } = notice;
  await sql(tx)
    .insertInto('lease_notice')
    .values({ ...rest, lease_id: leaseId })
    .execute();
}

/** Records that an account gives the notice, once. Returns everyone who has. */
export async function addGiver(
  tx: Tx,
  { noticeId, accountId }: { noticeId: string; accountId: string },
  at: Temporal.Instant,
): Promise<string[]> {
  await sql(tx)
    .insertInto('lease_notice_giver')
    .values({ notice_id: noticeId, account_id: accountId, at: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findGivers(tx, noticeId);
}

export async function findGivers(tx: ReadTx, noticeId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('lease_notice_giver')
    .select('account_id as accountId')
    .where('notice_id', '=', noticeId)
    .orderBy('at')
    .execute();
  return rows.map(({ accountId }) => accountId);
}

export async function markGiven(
  tx: Tx,
  id: string,
  given: { givenOn: string; endsOn: string; protestUntil: string | null },
): Promise<void> {
  await sql(tx)
    .updateTable('lease_notice')
    .set({
      given_on: given.givenOn,
      ends_on: given.endsOn,
      protest_until: given.protestUntil,
    })
    .where('id', '=', id)
    .execute();
}

export async function markProtested(
  tx: Tx,
  id: string,
  protest: string | null,
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('lease_notice')
    .set({ protested_at: at.toString(), protest })
    .where('id', '=', id)
    .execute();
}

export async function endNotice(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('lease_notice')
    .set({ over_at: at.toString() })
    .where('id', '=', id)
    .execute();
}
