import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useSession } from '../../platform/session.ts';
import { consumePendingAction } from '../../platform/wish.ts';
import { useSignInPrompt } from '../accounts/public.tsx';

/**
 * Asks about a home: opens the conversation about it, or the interest form. A visitor is asked to log in
 * first; after that, the action is carried out (specification, section 5).
 */
export function useAsk(
  kind: 'message' | 'interest',
  listingId: string,
): { isGuest: boolean; ask: () => void } {
  const { t } = useTranslation('shell');
  const { ask: askIn } = useSignInPrompt();
  const notify = useNotify();
  // The specification's text for a conversation that could not be started (section 8).
  const tell = useFailureText({ unreachable: t('failure.bad_request') });
  const navigate = useNavigate();
  const isIn = useSession() !== null;

  async function begin() {
    if (kind === 'interest') return navigate(`/listing/${listingId}/interest`);
    // Loaded on demand: most visits don't need it.
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
