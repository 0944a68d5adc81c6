import { browserApi } from '../../platform/api.ts';
import { AddConversations } from './add-conversations.graphql.ts';

/** Begins or goes on with the conversation about a home: its address. */
export async function beginConversation(listingId: string): Promise<string> {
  const { addConversations } = await browserApi(AddConversations, { listingId });
  return `/inbox/${addConversations[0]?._id ?? ''}`;
}
