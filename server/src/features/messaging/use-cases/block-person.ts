import type { Work } from '../../../platform/work.ts';
import { setBlock } from '../blocks/store.ts';
import { loadConversationForUpdate } from './update-conversation.ts';

/** Blocks the other participants of a conversation, or unblocks them. */
export async function blockPerson(
  work: Work,
  { conversationId, isBlocked }: { conversationId: string; isBlocked: boolean },
): Promise<void> {
  const { viewer, participants } = await loadConversationForUpdate(work, conversationId);
  for (const { accountId } of participants) {
    if (accountId === viewer.id) continue;
    const block = { blockerId: viewer.id, blockedId: accountId, isBlocked };
    await setBlock(work.tx, block, work.clock.now());
  }
}
