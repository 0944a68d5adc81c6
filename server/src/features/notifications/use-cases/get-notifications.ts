import type { ReadWork } from '../../../platform/work.ts';
import { countNotifications, findNotifications, type Notification } from '../store.ts';
import { requireNotificationOwner } from '../notification-owner.ts';

export interface Notifications {
  data: Notification[];
  total: number;
  unread: number;
}

/** The viewer's notifications, latest first. */
export async function getNotifications(
  { tx, viewer }: ReadWork,
  page: { limit: number; skip: number },
): Promise<Notifications> {
  const { id } = requireNotificationOwner(viewer);
  const data = await findNotifications(tx, id, page);
  return { data, ...(await countNotifications(tx, id)) };
}
