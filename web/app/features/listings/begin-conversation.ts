import { ApiFailure, browserApi } from '../../platform/api.ts';
import { AddConversations } from './add-conversations.graphql.ts';

/** Refusals that have words of their own. */
const TOLD = ['with_oneself', 'nobody_there', 'blocked'] as const;

/** Begins or goes on with the conversation about a home: its address, or why there is none. */
export async function beginConversation(
  listingId: string,
): Promise<{ path: string } | { refusal: (typeof TOLD)[number] | 'failed' }> {
  try {
    const { addConversations } = await browserApi(AddConversations, { listingId });
    return { path: `/inbox/${addConversations[0]?._id ?? ''}` };
  } catch (error) {
    const code = error instanceof ApiFailure ? error.code : '';
    return { refusal: TOLD.find((one) => code === `messaging.${one}`) ?? 'failed' };
  }
}
