import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { PAGE } from '@husvaer/domain/messaging/conversation';

import { ApiFailure, browserApi } from '../../platform/api.ts';
import { asInput } from '../files/public.tsx';
import { AddMessage } from './add-message.graphql.ts';
import { coalesce } from './coalesce.ts';
import { OneConversation } from './conversation.graphql.ts';
import { ownPart, withSeen, type Conversation } from './conversation.ts';
import { saveDrafts, readSavedDrafts } from './saved-drafts.ts';
import { Messages } from './messages.graphql.ts';
import { ThreadStore, type Message } from './thread-store.ts';
import { UpdateConversation } from './update-conversation.graphql.ts';
import { useAccountEvents } from './use-account-events.ts';
import { useMe } from './use-me.ts';

/** An open conversation: its messages and read positions, updated by events. */
export function useThread(loaded: Conversation, first: readonly Message[]) {
  const me = useMe();
  const [inTurn] = useState(coalesce);
  const [conversation, setConversation] = useState(loaded);
  const [threadStore] = useState(() => createThreadStore(loaded._id, first, me));
  const thread = useSyncExternalStore(threadStore.listen, threadStore.state, threadStore.state);

  /** Reloads the conversation, and again if an event came meanwhile. */
  const refresh = (): Promise<void> =>
    inTurn(async () => {
      try {
        const reloaded = await loadConversation(loaded._id);
        setConversation(reloaded.conversation);
        return hasEventSince(reloaded.requestedAt);
      } catch {
        // It is reloaded when the user returns.
        return false;
      }
    });

  const hasEventSince = useAccountEvents({
    partnerId: ownPart(conversation, me) ? null : conversation.partnerId,
    onMessage({ conversationId, message }) {
      if (conversationId !== loaded._id) return;
      threadStore.receive([message]);
      // A new participant has written, such as another agent.
      if (!conversation.participants.some(({ _id }) => _id === message.senderId)) void refresh();
    },
    onSeen: (seen) => setConversation((before) => withSeen(before, seen, me)),
    onReturn() {
      void threadStore.catchUp();
      void refresh();
    },
  });
  useRead(conversation, thread.messages.at(-1)?.position ?? 0, me);
  return { conversation, threadStore, thread, refresh };
}

async function loadConversation(conversationId: string) {
  const requestedAt = performance.now();
  const { getConversation: conversation } = await browserApi(OneConversation, { conversationId });
  return { conversation, requestedAt };
}

function createThreadStore(
  conversationId: string,
  first: readonly Message[],
  me: string,
): ThreadStore {
  const fetchMessages = async (where: object, limit: number) => {
    const queryData = { conversationId, ...where };
    return (await browserApi(Messages, { queryData, limit })).getMessages.data;
  };
  return new ThreadStore({
    first,
    unsent: readSavedDrafts(me, conversationId).unsent,
    calls: {
      before: (before) => fetchMessages({ before }, PAGE.messages),
      after: (after, limit) => fetchMessages({ after }, limit),
      async add({ attachments, ...message }) {
        const input = { conversationId, ...message, attachments: attachments.map(asInput) };
        return (await browserApi(AddMessage, input)).addMessage;
      },
    },
    codeOf: (error) => (error instanceof ApiFailure ? error.code : 'unreachable'),
    keepUnsent: (unsent) => saveDrafts(me, conversationId, { unsent }),
  });
}

/** Reports the read position while the page is visible. */
function useRead(conversation: Conversation, last: number, me: string) {
  const isVisible = useSyncExternalStore(
    listenToVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const reported = useRef(0);
  const conversationId = conversation._id;
  const read = ownPart(conversation, me)?.readPosition ?? Infinity;
  useEffect(() => {
    if (!isVisible || Math.max(read, reported.current) >= last) return;
    reported.current = last;
    browserApi(UpdateConversation, { inputData: { conversationId, readPosition: last } }).catch(
      () => (reported.current = 0),
    );
  }, [isVisible, read, last, conversationId]);
}

function listenToVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
