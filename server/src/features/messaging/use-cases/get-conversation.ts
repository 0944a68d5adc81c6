import { accountErrors } from '@husvaer/domain/accounts/errors';
import { messagingErrors } from '@husvaer/domain/messaging/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { messagingPolicy } from '../policy.ts';
import { type ShownConversation, showConversations } from './get-conversations.ts';

/** Throws `messaging.not_found` unless the viewer may read it. */
export async function getConversation(work: ReadWork, id: string): Promise<ShownConversation> {
  const { viewer } = work;
  if (!messagingPolicy.talk(viewer)) throw accountErrors.login_required();
  const [conversation] = await showConversations(work, [id], viewer.id);
  if (!conversation || !messagingPolicy.read(viewer, conversation, conversation.participants))
    throw messagingErrors.not_found();
  return conversation;
}
