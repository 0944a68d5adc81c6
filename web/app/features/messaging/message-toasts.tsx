import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useRealtime } from '../../platform/realtime.tsx';
import { OneConversation } from './conversation.graphql.ts';
import type { IncomingMessage } from './conversation.ts';
import { useMe } from './use-me.ts';

/** Characters of a message in a notification. */
const SHOWN = 80;

/**
 * Shows a notification for messages that come while the user is elsewhere on the site. Requires the realtime
 * provider.
 */
export function MessageToasts() {
  const { t } = useTranslation('messaging');
  const { listen } = useRealtime();
  const notify = useNotify();
  const me = useMe();
  const show = useEffectEvent(
    async ({ conversationId, message: { senderId, text } }: IncomingMessage) => {
      if (senderId === me) return;
      const excerpt = text ? cut(text.replaceAll(/\s+/gu, ' ')) : t('toast.file');
      const name = await nameIn(conversationId, senderId);
      notify(
        t('toast.said', { name: name ?? t('left'), said: excerpt }),
        'plain',
        `/inbox/${conversationId}`,
      );
    },
  );
  useEffect(
    () =>
      listen(`private-account-${me}`, {
        events: { message: (data) => void show(data as IncomingMessage) },
      }),
    [listen, me],
  );
  return null;
}

const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text);

async function nameIn(conversationId: string, senderId: string | null) {
  try {
    const { getConversation } = await browserApi(OneConversation, { conversationId });
    return getConversation.participants.find(({ _id }) => _id === senderId)?.name;
  } catch {
    return null;
  }
}
