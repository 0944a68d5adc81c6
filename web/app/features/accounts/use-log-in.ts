import { useState } from 'react';
import { useNavigate } from 'react-router';

import { ApiFailure } from '../../platform/api.ts';
import { requestTokens } from '../../platform/auth.ts';
import { withReturn } from '../../platform/return-to.ts';
import { saveTokens } from '../../platform/session.ts';
import { useSite } from '../../platform/site.ts';
import { useErrorMessage } from './use-error-message.ts';

/** Milliseconds for which a wrong e-mail or password is shown (specification, section 9). */
const SHOWN_FOR = 3000;

interface LoginError {
  text: string;
  /** The account has no password yet: a link to set one is shown. */
  hasNone: boolean;
}

interface Leads {
  /** The path to go to after login. */
  returnTo: string | null;
  /** Called after login, before the user is led elsewhere. */
  onIn?: () => void;
  onLeave?: () => void;
}

/** Logs in by e-mail, and handles every error as in section 8 of the specification. */
export function useLogIn({ returnTo, onIn, onLeave }: Leads) {
  const navigate = useNavigate();
  const { partner } = useSite();
  const messageFor = useErrorMessage();
  const [isPending, setIsPending] = useState(false);
  const [loginError, setLoginError] = useState<LoginError | null>(null);

  async function logIn(user: string, password: string) {
    setIsPending(true);
    setLoginError(null);
    try {
      // In one turn: when the session begins, the page may leave at once.
      saveTokens(await requestTokens('', { user, password, partnerId: partner?.partnerId }));
      onIn?.();
    } catch (error) {
      setIsPending(false);
      handle(error, user);
    }
  }

  function handle(error: unknown, user: string) {
    const failure = error instanceof ApiFailure ? error : null;
    if (failure?.code === 'accounts.not_verified') {
      onLeave?.();
      void navigate(withReturn('/verify-email', returnTo), { state: { email: user } });
      return;
    }
    const hasNone = failure?.code === 'accounts.no_password';
    const isNobody = failure?.status === 404 || failure?.code === 'accounts.not_found';
    const isKnown =
      !failure || hasNone || isNobody || failure.status === 429 || failure.status >= 500;
    const shown = { text: messageFor(isNobody ? NOBODY : isKnown ? error : INVALID), hasNone };
    setLoginError(shown);
    if (!isKnown) setTimeout(() => setLoginError((now) => (now === shown ? null : now)), SHOWN_FOR);
  }

  return { logIn, isPending, loginError };
}

const failureAs = (name: 'invalid_credentials' | 'not_found', statusCode: number) =>
  new ApiFailure(statusCode, [
    { message: name, extensions: { code: `accounts.${name}`, statusCode, params: {} } },
  ]);
/** The error for all refusals without their own text (specification, section 8: "other errors or 403"). */
const INVALID = failureAs('invalid_credentials', 401);
/** A 404 always means that no account has this e-mail. */
const NOBODY = failureAs('not_found', 404);
