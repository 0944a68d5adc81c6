import { browserApi } from '../../platform/api.ts';
import { AddConversations } from './add-conversations.graphql.ts';

/** Starts or continues the conversation about a home, and returns its path. */
export async function beginConversation(listingId: string): Promise<string> {
  const { addConversations } = await browserApi(AddConversations, { listingId });
  return `/inbox/${addConversations[0]?._id ?? ''}`;
}
