import type {
  NotificationKind,
  NotificationParams,
} from '@husvaer/domain/notifications/notification';

import type { Work } from '../../../platform/work.ts';
import { addNotification } from '../store.ts';
import { accountChannel } from '../publish-to-browsers.ts';

/**
 * Notifies an account in the app, and its open browsers immediately. Repeated notifications of the same kind
 * and path are counted as one until it is read. `path` is a path of the site.
 */
export async function notify(
  work: Work,
  input: { accountId: string; kind: NotificationKind; params: NotificationParams; path: string },
): Promise<void> {
  const { accountId } = input;
  const notification = { ...input, id: work.newId() };
  const notificationId = await addNotification(work.tx, notification, work.clock.now());
  work.publish(accountChannel(accountId), 'notification', { _id: notificationId });
}
