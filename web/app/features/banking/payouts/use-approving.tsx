import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../../platform/api.ts';
import { PasswordField } from '../../accounts/forms/public.tsx';
import { useAct } from '../use-act.ts';

/** The login once more, as the API takes it. */
interface Login {
  password?: string;
}

const ABOUT_LOGIN: readonly string[] = [
  'payouts.confirm_login',
  'accounts.wrong_password',
  'accounts.login_again',
  // No password where there is one.
  'request.invalid',
];

/** Whether a refusal is about who asks, and not about what is approved. */
export const isAboutLogin = (error: ApiFailure): boolean => ABOUT_LOGIN.includes(error.code);

const hasCode = (error: unknown, code: string) =>
  error instanceof ApiFailure && error.code === code;

/**
 * Approves something. Where the house wants the login once more, `field` is where it is typed; whoever
 * has no password and logged in just now is not asked.
 */
export function useApproving(): {
  approve: (call: (login: Login | null) => Promise<unknown>, done: string) => Promise<boolean>;
  isBusy: boolean;
  field: ReactNode;
} {
  const { t } = useTranslation('money');
  const { act, isBusy } = useAct();
  const [isAsked, setIsAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  async function signed(call: (login: Login | null) => Promise<unknown>) {
    setIsWrong(false);
    try {
      await call(isAsked ? { password } : null);
    } catch (error) {
      if (hasCode(error, 'accounts.wrong_password')) setIsWrong(true);
      if (!hasCode(error, 'payouts.confirm_login')) throw error;
      try {
        await call({});
      } catch (refusal) {
        setIsAsked(hasCode(refusal, 'request.invalid'));
        throw hasCode(refusal, 'request.invalid') ? error : refusal;
      }
    }
    setIsAsked(false);
    setPassword('');
  }
  return {
    approve: (call, done) => act(() => signed(call), done),
    isBusy,
    field: isAsked && (
      <PasswordField
        label={t('payouts.login.password')}
        description={t('payouts.login.why')}
        data-autofocus
        value={password}
        error={isWrong && t('trouble.wrong_password')}
        onChange={setPassword}
      />
    ),
  };
}
