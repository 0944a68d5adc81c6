import type {
  NotificationKind,
  NotificationParams,
} from '@husvaer/domain/notifications/notification';

import type { Work } from '../../../platform/work.ts';
import { addNotification } from '../store.ts';
import { accountChannel } from '../tell-browsers.ts';

/**
 * Tells somebody within the house, at once where they look. The same kind about the same page again,
 * before it was read, is one notification with a number. `path` is the site's own.
 */
export async function notify(
  work: Work,
  said: { accountId: string; kind: NotificationKind; params: NotificationParams; path: string },
): Promise<void> {
  const { accountId } = said;
  const notification = { ...said, id: work.newId() };
  const notificationId = await addNotification(work.tx, notification, work.clock.now());
  work.tell(accountChannel(accountId), 'notification', { _id: notificationId });
}
