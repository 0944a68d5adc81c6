import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { PAGE } from '@husvaer/domain/messaging/conversation';

import { apiContext, asPageError } from '../../platform/api.ts';
import { loggedInOnly } from '../../platform/guard.ts';
import { OpenConversation } from './components/open-conversation.tsx';
import type { Conversation } from './conversation.ts';
import { ShowConversation } from './show-conversation.graphql.ts';
import type { Message } from './thread-store.ts';

export const handle = { namespaces: ['messaging', 'files'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

interface PageData {
  conversation: Conversation;
  /** The latest messages. */
  messages: Message[];
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  loggedInOnly(args);
  const conversationId = args.params['chatId'] ?? '';
  const api = args.context.get(apiContext);
  try {
    const { getConversation, getMessages } = await api(ShowConversation, {
      conversationId,
      limit: PAGE.messages,
    });
    return { conversation: getConversation, messages: getMessages.data };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export default function ConversationPage({ loaderData }: { loaderData: PageData }) {
  const { conversation, messages } = loaderData;
  return <OpenConversation key={conversation._id} loaded={conversation} first={messages} />;
}
