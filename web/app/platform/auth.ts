import {
  AUTH_PATH,
  type AuthAnswer,
  type AuthRefusal,
  type AuthOptions,
} from '@husvaer/contract/auth';

import { alone, ApiFailure, send, sendNow } from './api.ts';
import { clearTokens, forgetMe, keepTokens } from './session.ts';

const json = { method: 'POST', headers: { 'content-type': 'application/json' } };

/**
 * A call under `/api/auth` by whoever is nobody yet (`register`; the empty name logs in).
 * Throws {@link ApiFailure}, whose message is the specification's own.
 */
export async function askAuth<Answer = AuthAnswer>(call: string, body: object): Promise<Answer> {
  const response = await fetch(call ? `${AUTH_PATH}/${call}` : AUTH_PATH, {
    ...json,
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer & Partial<AuthRefusal>;
  if (response.ok) return answer;
  throw new ApiFailure(response.status, answer.errors ?? []);
}

/** Gives whoever is logged in the identity that was confirmed just now. */
export const bindIdentity = (): Promise<AuthAnswer> =>
  send<AuthAnswer>(`${AUTH_PATH}/identity`, { ...json, body: '{}' });

/** Ends every session of whoever is logged in, and begins another here. */
export const changePassword = (said: { oldPassword: string; password: string }): Promise<void> =>
  alone(async () => {
    const body = JSON.stringify(said);
    const { tokens } = await sendNow<AuthAnswer>(`${AUTH_PATH}/change-password`, { ...json, body });
    if (tokens) keepTokens(tokens);
  });

/** Chooses a password by the link of a mail: every session ends, this browser's too. */
export const resetPassword = (said: {
  id: string;
  secret: string;
  password: string;
}): Promise<void> =>
  alone(async () => {
    await askAuth('reset-password', said);
    clearTokens();
  });

/** Logs out. Everywhere is only done when it is known to be done; here, this browser forgets in any case. */
export const logOut = ({ everywhere }: { everywhere: boolean }): Promise<void> =>
  // What a page has just asked in this name is answered in it, and nothing more is asked in it.
  alone(async () => {
    try {
      const body = JSON.stringify({ everywhere });
      await sendNow(`${AUTH_PATH}/logout`, { ...json, body });
    } catch (error) {
      if (everywhere) throw error;
    }
    forgetMe();
  });

/** The address that leads to the identity provider and comes back to a path of ours, logged in. */
export function identityLogin(returnTo: string, partnerId: string | null | undefined, more = {}) {
  const query = new URLSearchParams({ returnTo, ...(partnerId && { partnerId }), ...more });
  return `${AUTH_PATH}/idp/login?${query.toString()}`;
}

/** Which ways to log in there are beside e-mail and password. */
export async function loginOptions(): Promise<AuthOptions> {
  const response = await fetch(`${AUTH_PATH}/options`);
  if (!response.ok) throw new ApiFailure(response.status, []);
  return (await response.json()) as AuthOptions;
}
