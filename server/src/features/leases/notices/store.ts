import type { NoticeGround } from '@husvaer/domain/leases/notice';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'leaseNotice' | 'leaseNoticeGiver'>>();

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
  'leaseId',
  'side',
  'ground',
  'reason',
  'language',
  'givenOn',
  'endsOn',
  'protestUntil',
  'protestedAt',
  'protest',
] as const;

/** The notices in force of these leases. */
export async function findNotices(tx: ReadTx, leaseIds: readonly string[]): Promise<Notice[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('leaseNotice')
    .select(NOTICE)
    .where('leaseId', 'in', leaseIds)
    .where('overAt', 'is', null)
    .execute();
}

export async function addNotice(
  tx: Tx,
  notice: Pick<Notice, 'id' | 'leaseId' | 'side' | 'ground' | 'reason' | 'language'>,
): Promise<void> {
  const { leaseId, ...rest } = notice;
  await sql(tx)
    .insertInto('leaseNotice')
    .values({ ...rest, leaseId })
    .execute();
}

/** Records that an account gives the notice, once. Returns everyone who has. */
export async function addGiver(
  tx: Tx,
  { noticeId, accountId }: { noticeId: string; accountId: string },
  at: Temporal.Instant,
): Promise<string[]> {
  await sql(tx)
    .insertInto('leaseNoticeGiver')
    .values({ noticeId, accountId, at: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findGivers(tx, noticeId);
}

export async function findGivers(tx: ReadTx, noticeId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('leaseNoticeGiver')
    .select('accountId')
    .where('noticeId', '=', noticeId)
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
    .updateTable('leaseNotice')
    .set({
      givenOn: given.givenOn,
      endsOn: given.endsOn,
      protestUntil: given.protestUntil,
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
    .updateTable('leaseNotice')
    .set({ protestedAt: at.toString(), protest })
    .where('id', '=', id)
    .execute();
}

export async function endNotice(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('leaseNotice')
    .set({ overAt: at.toString() })
    .where('id', '=', id)
    .execute();
}
