import { sql as raw } from 'kysely';

import type {
  NotificationKind,
  NotificationParams,
} from '@husvaer/domain/notifications/notification';

import { moment } from '../../platform/db/moment.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'notification'>>();

export interface Notification {
  id: string;
  kind: NotificationKind;
  params: NotificationParams;
  /** The path it leads to. */
  path: string;
  /** How often it happened before it was read. */
  count: number;
  /** The last time it happened. */
  createdAt: Temporal.Instant;
  readAt: Temporal.Instant | null;
}

const NOTIFICATION = ['id', 'kind', 'params', 'path', 'count', 'createdAt', 'readAt'] as const;

/** Saves a notification. An unread one of the same kind and path is counted up instead. Returns its id. */
export async function addNotification(
  tx: Tx,
  values: Pick<Notification, 'id' | 'kind' | 'params' | 'path'> & { accountId: string },
  at: Temporal.Instant,
): Promise<string> {
  const params = JSON.stringify(values.params);
  const { id } = await sql(tx)
    .insertInto('notification')
    .values({
      id: values.id,
      accountId: values.accountId,
      kind: values.kind,
      params,
      path: values.path,
      createdAt: at.toString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'kind', 'path'])
        .where('readAt', 'is', null)
        .doUpdateSet({
          params,
          count: raw<number>`notification.count + 1`,
          createdAt: at.toString(),
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An account's notifications, latest first. */
export const findNotifications = (
  tx: ReadTx,
  accountId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<Notification[]> =>
  sql(tx)
    .selectFrom('notification')
    .select(NOTIFICATION)
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();

export async function countNotifications(
  tx: ReadTx,
  accountId: string,
): Promise<{ total: number; unread: number }> {
  const { total, unread } = await sql(tx)
    .selectFrom('notification')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('total'),
      fn.countAll<bigint>().filterWhere('readAt', 'is', null).as('unread'),
    ])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return { total: Number(total), unread: Number(unread) };
}

/** Marks notifications of an account as read: one, those up to a time, or all. */
export async function readNotifications(
  tx: Tx,
  accountId: string,
  which: { id: string | null; until: Temporal.Instant | null },
  at: Temporal.Instant,
): Promise<void> {
  let read = sql(tx)
    .updateTable('notification')
    .set({ readAt: at.toString() })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null);
  if (which.id !== null) read = read.where('id', '=', which.id);
  if (which.until) read = read.where('createdAt', '<=', moment(which.until));
  await read.execute();
}

export async function deleteNotifications(tx: Tx, before: Temporal.Instant): Promise<void> {
  await sql(tx).deleteFrom('notification').where('createdAt', '<', moment(before)).execute();
}

export async function forgetNotificationsOf(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('notification').where('accountId', '=', accountId).execute();
}
