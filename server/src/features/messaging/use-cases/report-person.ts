import type { PersonReport } from '@husvaer/domain/messaging/conversation';

import type { Work } from '../../../platform/work.ts';
import { addPersonReport } from '../blocks/store.ts';
import { loadConversationForUpdate } from './update-conversation.ts';

/** Saves a report about a person in a conversation, for staff to handle. */
export async function reportPerson(work: Work, input: PersonReport): Promise<{ id: string }> {
  const { conversationId, reason, text } = input;
  const { viewer, participants } = await loadConversationForUpdate(work, conversationId);
  const other = participants.find(({ accountId }) => accountId !== viewer.id);
  const id = work.newId();
  const who = { reporterId: viewer.id, reportedId: other?.accountId ?? null };
  const report = { id, ...who, conversationId, reason, text: text || null };
  await addPersonReport(work.tx, report, work.clock.now());
  return { id };
}
