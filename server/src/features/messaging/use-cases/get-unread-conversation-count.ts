import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { messagingPolicy } from '../policy.ts';
import { countConversations } from '../store.ts';

/** The number of conversations with unread messages. */
export async function getUnreadConversationCount({ tx, viewer }: ReadWork): Promise<number> {
  if (!messagingPolicy.talk(viewer)) throw accountErrors.login_required();
  return countConversations(tx, { scope: { accountId: viewer.id }, filter: 'unread' });
}
