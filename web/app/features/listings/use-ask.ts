import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useSession } from '../../platform/session.ts';
import { consumePendingAction } from '../../platform/wish.ts';
import { useSignInPrompt } from '../accounts/public.tsx';

/**
 * Asks about a home: opens the conversation about it, or the interest form. A guest is asked to log
 * in first; once they come back, what they wanted is done (specification, section 5).
 */
export function useAsk(
  kind: 'message' | 'interest',
  listingId: string,
): { isGuest: boolean; ask: () => void } {
  const { t } = useTranslation('shell');
  const { ask: askIn } = useSignInPrompt();
  const notify = useNotify();
  // The specification's words for a conversation that did not begin (section 8).
  const tell = useFailureText({ unreachable: t('failure.bad_request') });
  const navigate = useNavigate();
  const isIn = useSession() !== null;

  async function begin() {
    if (kind === 'interest') return navigate(`/listing/${listingId}/interest`);
    // Most visits to a home never need it.
    const { beginConversation } = await import('./begin-conversation.ts');
    const path = await beginConversation(listingId).catch((error: unknown) => {
      notify(tell(error), 'bad');
      return null;
    });
    if (path) await navigate(path);
  }

  const comeBack = useEffectEvent(() => {
    if (consumePendingAction(kind)?.listingId === listingId) void begin();
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
