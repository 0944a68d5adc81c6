import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';

import { useNotify } from '../../../platform/notify.tsx';
import { startTokenRefresh } from '../../../platform/refresh.ts';
import { withReturn } from '../../../platform/return-to.ts';
import { endSession, forgetEnding, isOtherPerson, useEnding } from '../../../platform/session.ts';
import { ProofPrompt } from './proof-prompt.tsx';

/** Milliseconds between telling a person that they are deactivated and logging them out (specification, section 8). */
const TOLD_FOR = 500;

/** Keeps the tokens fresh, follows the session (its end, and what another tab does to it), and asks for proofs. */
export function SessionRefresh() {
  useEffect(() => startTokenRefresh(), []);
  useEndedSession();
  useOtherTabs();
  return <ProofPrompt />;
}

/** A session that its owner did not end leads to the login, whatever else is on its way, and says why. */
function useEndedSession() {
  const { t } = useTranslation('shell');
  const ending = useEnding();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search } = useLocation();
  // A page that one has asked for may come to nothing, for its calls wait for whoever it is then.
  const next = useNavigation().location?.pathname ?? pathname;
  const login = withReturn('/login', pathname + search);
  useEffect(() => {
    if (ending && ending !== 'expired') notify(t(`failure.${ending}`), 'bad');
    if (ending !== 'deactivated') return;
    const leaving = setTimeout(() => endSession('expired'), TOLD_FOR);
    return () => clearTimeout(leaving);
  }, [ending, notify, t]);
  useEffect(() => {
    if (!ending || ending === 'deactivated') return;
    if (next !== '/login') void navigate(login);
    else if (pathname === '/login') forgetEnding();
  }, [ending, next, pathname, login, navigate]);
}

/** When another tab has logged out, or somebody else in, the page is loaded again: one's own pages lead to the login then. */
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
