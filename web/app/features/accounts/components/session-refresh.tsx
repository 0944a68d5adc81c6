import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';

import { useNotify } from '../../../platform/notify.tsx';
import { startTokenRefresh } from '../../../platform/refresh.ts';
import { withReturn } from '../../../platform/return-to.ts';
import { endSession, clearEnding, isOtherPerson, useEnding } from '../../../platform/session.ts';
import { ProofPrompt } from './proof-prompt.tsx';

/** Milliseconds between the message that the account is deactivated and the logout (specification, § 8). */
const SHOWN_FOR = 500;

/** Renews the tokens, follows the session (its end, and changes by another tab), and asks for proofs. */
export function SessionRefresh() {
  useEffect(() => startTokenRefresh(), []);
  useEndedSession();
  useOtherTabs();
  return <ProofPrompt />;
}

/**
 * A session that ended other than by logging out leads to the login, whatever page is loading, and the reason
 * is shown.
 */
function useEndedSession() {
  const { t } = useTranslation('shell');
  const ending = useEnding();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search } = useLocation();
  // A page that is loading may never finish, because its calls wait for the next session.
  const next = useNavigation().location?.pathname ?? pathname;
  const login = withReturn('/login', pathname + search);
  useEffect(() => {
    if (ending && ending !== 'expired') notify(t(`failure.${ending}`), 'bad');
    if (ending !== 'deactivated') return;
    const leaving = setTimeout(() => endSession('expired'), SHOWN_FOR);
    return () => clearTimeout(leaving);
  }, [ending, notify, t]);
  useEffect(() => {
    if (!ending || ending === 'deactivated') return;
    if (next !== '/login') void navigate(login);
    else if (pathname === '/login') clearEnding();
  }, [ending, next, pathname, login, navigate]);
}

/**
 * Reloads the page's data when another tab has logged out or logged in another user. Pages that need a login
 * lead to it then.
 */
function useOtherTabs() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const follow = (change: StorageEvent) => {
      if (isOtherPerson(change)) void revalidate();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [revalidate]);
}
