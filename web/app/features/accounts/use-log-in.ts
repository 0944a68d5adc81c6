import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { AuthAnswer } from '@husvaer/contract/auth';

import { ApiFailure } from '../../platform/api.ts';
import { askAuth } from '../../platform/auth.ts';
import { withReturn } from '../../platform/return-to.ts';
import { keepTokens } from '../../platform/session.ts';
import { useSite } from '../../platform/site.ts';
import { useTrouble } from './use-trouble.ts';

/** Milliseconds that a wrong e-mail or password is told (specification, section 9). */
const TOLD_FOR = 3000;

interface LoginTrouble {
  text: string;
  /** There is no password yet: the way to one. */
  hasNone?: true;
}

interface Leads {
  /** Where one goes on afterwards. */
  returnTo: string | null;
  /** Called when somebody is in, and before one is led elsewhere. */
  onIn?: () => void;
  onLeave?: () => void;
}

/** Logs in by e-mail, and handles every refusal as the specification's section 8 has it. */
export function useLogIn({ returnTo, onIn, onLeave }: Leads) {
  const navigate = useNavigate();
  const { partner } = useSite();
  const tell = useTrouble();
  const [isAsking, setIsAsking] = useState(false);
  const [trouble, setTrouble] = useState<LoginTrouble | null>(null);

  async function logIn(user: string, password: string) {
    setIsAsking(true);
    setTrouble(null);
    try {
      const answer = await askAuth('', { user, password, partnerId: partner?.partnerId });
      enter(answer);
      onIn?.();
    } catch (error) {
      setIsAsking(false);
      handle(error, user);
    }
  }

  function handle(error: unknown, user: string) {
    const { message, status, code } = error instanceof ApiFailure ? error : { message: '' };
    if (message === 'User not verified') {
      onLeave?.();
      void navigate(withReturn('/verify-email', returnTo), { state: { email: user } });
      return;
    }
    const isTold = message === 'User has no password set' || status === 404 || status === 429;
    const isKnown = isTold || status === undefined || status >= 500;
    const text = tell(isKnown ? error : INVALID);
    const told: LoginTrouble = code === 'accounts.no_password' ? { text, hasNone: true } : { text };
    setTrouble(told);
    if (!isKnown) setTimeout(() => setTrouble((now) => (now === told ? null : now)), TOLD_FOR);
  }

  return { logIn, isAsking, trouble };
}

/** Keeps what a granted call brought. */
export function enter({ tokens }: AuthAnswer): void {
  if (tokens) keepTokens(tokens);
}

/** What everything that has no words of its own is told as (specification, section 8: "other errors or 403"). */
const INVALID = new ApiFailure(401, [
  {
    message: 'Invalid credentials',
    extensions: { code: 'accounts.invalid_credentials', statusCode: 401, params: {} },
  },
]);
