import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useSession } from '../../platform/session.ts';
import { consumePendingAction } from '../../platform/pending-action.ts';
import { useSignInPrompt } from '../accounts/public.tsx';

/**
 * Asks about a home: opens the conversation about it, or the interest form. A visitor is asked to log in
 * first; after that, the action is carried out (specification, section 5).
 */
export function useContact(
  kind: 'message' | 'interest',
  listingId: string,
): { isGuest: boolean; contact: () => void } {
  const { t } = useTranslation('shell');
  const { openPrompt } = useSignInPrompt();
  const notify = useNotify();
  // The specification's text for a conversation that could not be started (section 8).
  const messageFor = useFailureText({ unreachable: t('failure.bad_request') });
  const navigate = useNavigate();
  const isIn = useSession() !== null;

  async function begin() {
    if (kind === 'interest') return navigate(`/listing/${listingId}/interest`);
    // Loaded on demand: most visits don't need it.
    const { beginConversation } = await import('./begin-conversation.ts');
    const path = await beginConversation(listingId).catch((error: unknown) => {
      notify(messageFor(error), 'bad');
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
    contact() {
      if (isIn) void begin();
      else openPrompt(kind, { kind, listingId });
    },
  };
}
