import { lazy, useState } from 'react';
import { useLocation } from 'react-router';

import type { Language } from '../../platform/language.ts';
import { useEnding, useSession } from '../../platform/session.ts';
import { Optional } from '../../ui/optional.tsx';

export { SignInPrompt, useSignInPrompt } from './sign-in-prompt.tsx';

const LazySessionRefresh = lazy(async () => ({
  default: (await import('./components/session-refresh.tsx')).SessionRefresh,
}));

const RefusedNotice = lazy(async () => ({
  default: (await import('./components/email-notice.tsx')).EmailNotice,
}));

/** Tells a logged-in user that mails don't reach them. Not on the profile page, which shows it itself. */
export function EmailNotice() {
  const userId = useSession()?.id;
  const isProfile = useLocation().pathname === '/profile';
  return (
    userId !== undefined &&
    !isProfile && (
      <Optional>
        <RefusedNotice userId={userId} />
      </Optional>
    )
  );
}

/** Maintains the session of a logged-in user. Visitors don't need it until a call leads to the login. */
export function SessionRefresh() {
  const isLoggedIn = useSession() !== null;
  const isIn = useEnding() !== null || isLoggedIn;
  const [wasIn, setWasIn] = useState(isIn);
  if (isIn && !wasIn) setWasIn(true);
  return (
    wasIn && (
      <Optional>
        <LazySessionRefresh />
      </Optional>
    )
  );
}

/** Saves the language in the profile of the user with this id. */
export async function saveLanguage(id: string, language: Language): Promise<void> {
  const saving = await import('./save-language.ts');
  await saving.saveLanguage(id, language);
}
