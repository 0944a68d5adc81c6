import {
  AUTH_PATH,
  type AuthAnswer,
  type AuthOptions,
  type EmailConfirmed,
} from '@husvaer/contract/auth';
import { accountErrors } from '@husvaer/domain/accounts/errors';

import { alone, ApiFailure, errorsIn, failureOf, send, sendNow } from './api.ts';
import { clearTokens, forgetMe, saveTokens } from './session.ts';

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
  const answer: unknown = await response.json().catch(() => null);
  const failure = failureIn(response, answer);
  if (failure) throw await failureOf(failure.status, failure.errors);
  return answer as Answer;
}

/**
 * Why a call was refused: by its status, or by what its answer says whatever the status is (specification,
 * sections 7 and 8: `error`, `msg`, `code`). Null where it was granted.
 */
function failureIn({ ok, status }: Response, answer: unknown): ApiFailure | null {
  const { error, msg, code } = (answer ?? {}) as Partial<Record<'error' | 'msg' | 'code', unknown>>;
  const said = typeof code === 'number' && code >= 400 ? code : null;
  if (ok && !error && !said) return null;
  const errors = errorsIn(error || !msg ? answer : { error: msg });
  const named = errors.map((one) => ({
    ...one,
    extensions: { ...one.extensions, code: one.extensions.code || codeOf(one.message) },
  }));
  return new ApiFailure(said ?? (ok ? 400 : status), named);
}

/** The code behind the specification's words, for an answer that has those alone. */
function codeOf(message: string): string {
  const bare = message.replace(/!$/, '');
  const found = Object.values(accountErrors).find((make) => make().params['message'] === bare);
  return found?.().code ?? '';
}

/** Gives whoever is logged in the identity that was confirmed just now. */
export const bindIdentity = (): Promise<AuthAnswer> =>
  send<AuthAnswer>(`${AUTH_PATH}/identity`, { ...json, body: '{}' });

/** Ends every session of whoever is logged in, and begins another here. */
export const changePassword = (said: { oldPassword: string; password: string }): Promise<void> =>
  alone(async () => {
    const body = JSON.stringify(said);
    const { tokens } = await sendNow<AuthAnswer>(`${AUTH_PATH}/change-password`, { ...json, body });
    if (tokens) saveTokens(tokens);
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

/** Asks the account's address and the new one whether the account's e-mail is changed. */
export const changeEmail = (email: string): Promise<AuthAnswer> =>
  send<AuthAnswer>(`${AUTH_PATH}/change-email`, { ...json, body: JSON.stringify({ email }) });

/** Confirms a change of e-mail by the link that one of the two addresses got. */
export const confirmEmail = (link: { id: string; secret: string }): Promise<EmailConfirmed> =>
  askAuth<EmailConfirmed>('confirm-email', link);

/** Logs out. Everywhere is only done when it is known to be done; here, this browser forgets in any case. */
export const logOut = ({ everywhere }: { everywhere: boolean }): Promise<void> =>
  // What a page has just asked in this name is answered in it, and nothing more is asked in it.
  alone(async () => {
    try {
      const body = JSON.stringify({ everywhere });
      // It arrives also when the page is closed at once.
      await sendNow(`${AUTH_PATH}/logout`, { ...json, body, keepalive: true, repeatable: true });
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

/** Proves anew who is logged in. It never waits for others: what asked for it does. */
export async function prove(answer: { password: string } | { passkey: object }): Promise<void> {
  await sendNow(`${AUTH_PATH}/prove`, { ...json, body: JSON.stringify(answer) });
}

/** The address that leads whoever is logged in to the identity provider to prove who they are. */
export const IDENTITY_PROOF = `${AUTH_PATH}/idp/prove`;

/** Which ways to log in there are beside e-mail and password. */
export async function loginOptions(): Promise<AuthOptions> {
  const response = await fetch(`${AUTH_PATH}/options`);
  if (!response.ok) throw new ApiFailure(response.status, []);
  return (await response.json()) as AuthOptions;
}
