import { sql as raw, type ColumnType } from 'kysely';

import type {
  NotificationKind,
  NotificationParams,
} from '@husvaer/domain/notifications/notification';

import { moment, type MaybeMoment, type Moment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

interface NotificationTables {
  notification: {
    id: string;
    account_id: string;
    kind: NotificationKind;
    params: ColumnType<NotificationParams, string, string>;
    path: string;
    count: ColumnType<number, number | undefined>;
    created_at: Moment;
    read_at: MaybeMoment;
  };
}

const sql = owns<NotificationTables>();

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

const NOTIFICATION = [
  'id',
  'kind',
  'params',
  'path',
  'count',
  'created_at as createdAt',
  'read_at as readAt',
] as const;

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
      account_id: values.accountId,
      kind: values.kind,
      params,
      path: values.path,
      created_at: at.toString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'kind', 'path'])
        .where('read_at', 'is', null)
        .doUpdateSet({
          params,
          count: raw<number>`notification.count + 1`,
          created_at: at.toString(),
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
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
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
      fn.countAll<bigint>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('account_id', '=', accountId)
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
    .set({ read_at: at.toString() })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null);
  if (which.id !== null) read = read.where('id', '=', which.id);
  if (which.until) read = read.where('created_at', '<=', moment(which.until));
  await read.execute();
}

export async function deleteNotifications(tx: Tx, before: Temporal.Instant): Promise<void> {
  await sql(tx).deleteFrom('notification').where('created_at', '<', moment(before)).execute();
}

export async function forgetNotificationsOf(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('notification').where('account_id', '=', accountId).execute();
}
