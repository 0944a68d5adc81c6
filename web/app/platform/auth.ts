import {
  AUTH_PATH,
  type AuthAnswer,
  type AuthOptions,
  type EmailConfirmed,
  type Tokens,
} from '@husvaer/contract/auth';
import { accountErrors } from '@husvaer/domain/accounts/errors';

import { ApiFailure, errorsIn, failureOf, runExclusively, send, sendNow } from './api.ts';
import { clearTokens, clearSession, saveTokens } from './session.ts';

const json = { method: 'POST', headers: { 'content-type': 'application/json' } };

/**
 * A call under `/api/auth` without a session (`register`; the empty name logs in). Throws {@link ApiFailure}
 * with the message of the specification.
 */
export async function callAuth<Answer = AuthAnswer>(call: string, body: object): Promise<Answer> {
  const response = await fetch(call ? `${AUTH_PATH}/${call}` : AUTH_PATH, {
    ...json,
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => null);
  const failure = failureIn(response, answer);
  if (failure) throw await failureOf(failure.status, failure.errors);
  return answer as Answer;
}

/** A call under `/api/auth` that logs in. Throws {@link ApiFailure} also when the answer has no tokens. */
export async function requestTokens(call: string, body: object): Promise<Tokens> {
  const { tokens } = await callAuth(call, body);
  if (!tokens) throw await failureOf(400);
  return tokens;
}

/**
 * Why a call was refused: by its status, or by its answer whatever the status is (specification, sections 7
 * and 8: `error`, `msg`, `code`). Null if it succeeded.
 */
function failureIn({ ok, status }: Response, answer: unknown): ApiFailure | null {
  const { error, msg, code } = (answer ?? {}) as Partial<Record<'error' | 'msg' | 'code', unknown>>;
  const stated = typeof code === 'number' && code >= 400 ? code : null;
  if (ok && !error && !stated) return null;
  const errors = errorsIn(error || !msg ? answer : { error: msg });
  const named = errors.map((one) => ({
    ...one,
    extensions: { ...one.extensions, code: one.extensions.code || codeOf(one.message) },
  }));
  return new ApiFailure(stated ?? (ok ? 400 : status), named);
}

/** The code for a message of the specification, when the answer has only the message. */
function codeOf(message: string): string {
  const bare = message.replace(/!$/, '');
  const found = Object.values(accountErrors).find((make) => make().params['message'] === bare);
  return found?.().code ?? '';
}

/** Binds the identity that was just confirmed to the logged-in user's account. */
export const bindIdentity = (): Promise<AuthAnswer> =>
  send<AuthAnswer>(`${AUTH_PATH}/identity`, { ...json, body: '{}' });

/** Ends every session of the logged-in user and starts a new one in this browser. */
export const changePassword = (input: { oldPassword: string; password: string }): Promise<void> =>
  runExclusively(async () => {
    const body = JSON.stringify(input);
    const { tokens } = await sendNow<AuthAnswer>(`${AUTH_PATH}/change-password`, { ...json, body });
    if (tokens) saveTokens(tokens);
  });

/** Sets a password by the link in a mail. Every session ends, including this browser's. */
export const resetPassword = (input: {
  id: string;
  secret: string;
  password: string;
}): Promise<void> =>
  runExclusively(async () => {
    await callAuth('reset-password', input);
    clearTokens();
  });

/** Sends a confirmation link to the account's address and to the new one. */
export const changeEmail = (email: string): Promise<AuthAnswer> =>
  send<AuthAnswer>(`${AUTH_PATH}/change-email`, { ...json, body: JSON.stringify({ email }) });

/** Confirms a change of e-mail by the link sent to one of the two addresses. */
export const confirmEmail = (link: { id: string; secret: string }): Promise<EmailConfirmed> =>
  callAuth<EmailConfirmed>('confirm-email', link);

/** Logs out. Logging out everywhere requires an answer; logging out here always clears this browser. */
export const logOut = ({ everywhere }: { everywhere: boolean }): Promise<void> =>
  // Calls that are under way finish as this user, and no new ones start as them.
  runExclusively(async () => {
    try {
      const body = JSON.stringify({ everywhere });
      // `keepalive`: the request is sent even when the page is closed at once.
      await sendNow(`${AUTH_PATH}/logout`, { ...json, body, keepalive: true, repeatable: true });
    } catch (error) {
      if (everywhere) throw error;
    }
    clearSession();
  });

/** The URL that starts a login at the identity provider and returns to a path of this site. */
export function identityLogin(returnTo: string, partnerId: string | null | undefined, more = {}) {
  const query = new URLSearchParams({ returnTo, ...(partnerId && { partnerId }), ...more });
  return `${AUTH_PATH}/idp/login?${query.toString()}`;
}

/** Proves the logged-in user's identity again. It does not wait for other calls, because they wait for it. */
export async function prove(answer: { password: string } | { passkey: object }): Promise<void> {
  await sendNow(`${AUTH_PATH}/prove`, { ...json, body: JSON.stringify(answer) });
}

/** The URL that sends the logged-in user to the identity provider for a fresh proof. */
export const IDENTITY_PROOF = `${AUTH_PATH}/idp/prove`;

/** The ways to log in besides e-mail and password. */
export async function loginOptions(): Promise<AuthOptions> {
  const response = await fetch(`${AUTH_PATH}/options`);
  if (!response.ok) throw new ApiFailure(response.status, []);
  return (await response.json()) as AuthOptions;
}
