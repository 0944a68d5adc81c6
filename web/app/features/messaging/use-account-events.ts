import { useEffect, useEffectEvent } from 'react';

import { useRealtime } from '../../platform/realtime.tsx';
import type { Seen } from './conversation.ts';
import type { Message } from './thread-keeper.ts';
import { useMe } from './use-me.ts';

interface Heard {
  onMessage: (said: { conversationId: string; message: Message }) => void;
  onSeen: (seen: Seen) => void;
  /** It may be that something was missed: time to ask. */
  onReturn: () => void;
}

/** What is told to this person alone, in all their tabs. */
export function useAccountEvents({ onMessage, onSeen, onReturn }: Heard) {
  const { listen } = useRealtime();
  const me = useMe();
  const message = useEffectEvent(onMessage);
  const seen = useEffectEvent(onSeen);
  const back = useEffectEvent(onReturn);
  useEffect(
    () =>
      listen(`private-account-${me}`, {
        events: {
          message: (data) => message(data as Parameters<Heard['onMessage']>[0]),
          seen: (data) => seen(data as Seen),
        },
        onSubscribed: () => back(),
      }),
    [listen, me],
  );
  useEffect(() => {
    // A phone puts a page to sleep without telling it.
    const look = () => {
      if (document.visibilityState === 'visible') back();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
