import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { useNotify } from '../../platform/notify.tsx';
import { useSession } from '../../platform/session.ts';
import { takeWish } from '../../platform/wish.ts';
import { useSignInPrompt } from '../accounts/public.tsx';

/**
 * Asks about a home: opens the conversation about it, or the interest form. A guest is asked to log
 * in first; once they come back, what they wanted is done (specification, section 5).
 */
export function useAsk(
  kind: 'message' | 'interest',
  listingId: string,
): { isGuest: boolean; ask: () => void } {
  const { t } = useTranslation('listings');
  const { ask: askIn } = useSignInPrompt();
  const notify = useNotify();
  const navigate = useNavigate();
  const isIn = useSession() !== null;

  async function begin() {
    if (kind === 'interest') return navigate(`/listing/${listingId}/interest`);
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
    ask() {
      if (isIn) void begin();
      else askIn(kind, { kind, listingId });
    },
  };
}
