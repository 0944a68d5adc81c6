import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { useNotify } from '../../platform/notify.tsx';
import { useSession } from '../../platform/session.ts';
import { takeWish } from '../../platform/wish.ts';
import { useSignInPrompt } from '../accounts/public.tsx';

/**
 * Begins or goes on with the conversation about a home, and opens it. A guest is asked to log in
 * first; the home they then come back to is written about at once (specification, section 5).
 */
export function useMessage(
  listingId: string,
  kind: 'message' | 'interest' = 'message',
): { isGuest: boolean; write: () => void } {
  const { t } = useTranslation('listings');
  const { ask } = useSignInPrompt();
  const notify = useNotify();
  const navigate = useNavigate();
  const isIn = useSession() !== null;

  async function begin() {
    // Most visits to a home never need it.
    const { beginConversation } = await import('./begin-conversation.ts');
    const begun = await beginConversation(listingId);
    if ('path' in begun) await navigate(begun.path);
    else notify(t(`message.${begun.refusal}`), 'bad');
  }

  const comeBack = useEffectEvent(() => {
    if (takeWish(kind)?.listingId === listingId) void begin();
  });
  useEffect(() => {
    if (isIn) comeBack();
  }, [isIn]);

  return {
    isGuest: !isIn,
    write() {
      if (isIn) void begin();
      else ask(kind, { kind, listingId });
    },
  };
}
