import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router';

import { useNotify } from '../../../platform/notify.tsx';
import { keepFresh } from '../../../platform/refresh.ts';
import { withReturn } from '../../../platform/return-to.ts';
import { clearTokens, isOtherPerson, useEnding } from '../../../platform/session.ts';

/** Milliseconds between telling a person that they are deactivated and logging them out (specification, section 8). */
const TOLD_FOR = 500;

/** Keeps the tokens fresh, and follows the session: its end, and what another tab does to it. */
export function SessionKeeper() {
  useEffect(() => keepFresh(), []);
  useEndedSession();
  useOtherTabs();
  return null;
}

/** A session that its owner did not end leads to the login, and says why. */
function useEndedSession() {
  const { t } = useTranslation('accounts');
  const ending = useEnding();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search } = useLocation();
  const login = withReturn('/login', pathname + search);
  // Where one was when it ended.
  const place = useRef(login);
  useEffect(() => {
    place.current = login;
  }, [login]);
  useEffect(() => {
    if (!ending) return;
    if (ending !== 'expired') notify(t(`ended.${ending}`), 'bad');
    const leave = () => void navigate(place.current);
    if (ending !== 'deactivated') return leave();
    const leaving = setTimeout(() => {
      clearTokens();
      leave();
    }, TOLD_FOR);
    return () => clearTimeout(leaving);
  }, [ending, navigate, notify, t]);
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
