import { useEffect, useEffectEvent } from 'react';

import { useRealtime } from '../../platform/realtime.tsx';
import type { Seen } from './conversation.ts';
import type { Message } from './thread-store.ts';
import { useMe } from './use-me.ts';

interface Heard {
  onMessage: (said: { conversationId: string; message: Message }) => void;
  onSeen: (seen: Seen) => void;
  /** Whose agents hear, too: somebody reads along for this partner. */
  partnerId?: string | null;
  /** It may be that something was missed: time to ask. */
  onReturn: () => void;
}

/** What is told to this person alone, in all their tabs. */
export function useAccountEvents({ onMessage, onSeen, onReturn, partnerId = null }: Heard) {
  const { listen } = useRealtime();
  const me = useMe();
  const message = useEffectEvent(onMessage);
  const seen = useEffectEvent(onSeen);
  const back = useEffectEvent(onReturn);
  useEffect(() => {
    const channels = [`private-account-${me}`];
    if (partnerId !== null) channels.push(`private-partner-${partnerId}`);
    const leaving = channels.map((channel) =>
      listen(channel, {
        events: {
          message: (data) => message(data as Parameters<Heard['onMessage']>[0]),
          seen: (data) => seen(data as Seen),
        },
        onSubscribed: () => back(),
      }),
    );
    return () => {
      for (const leave of leaving) leave();
    };
  }, [listen, me, partnerId]);
  useEffect(() => {
    // A phone puts a page to sleep without telling it.
    const look = () => {
      if (document.visibilityState === 'visible') back();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
