import { AUTH_PATH, type AuthAnswer, type AuthRefusal } from '@husvaer/contract/auth';

import { endSession, saveTokens, session, tokens } from './session.ts';

/** Milliseconds between two renewals (specification, section 9). A token is valid for twenty minutes. */
const EVERY = 900_000;
/** The error of a renewal when the account was deleted; the session then ends too (section 8). */
const LOST = 'Cannot read property id of null';

/** Statuses that say nothing about the session: too many calls, a fault, a proxy without a server. */
const NOT_ABOUT_SESSION = [429, 500, 502, 504];

const json = { method: 'POST', headers: { 'content-type': 'application/json' } };

/** Renews the tokens on time until the returned function is called. */
export function startTokenRefresh(): () => void {
  // The next call that needs a token makes up for a renewal that failed.
  const beat = () => void renew(tokens()?.accessToken ?? null).catch(() => undefined);
  const beating = setInterval(beat, EVERY);
  return () => clearInterval(beating);
}

/**
 * Gets new tokens for a call that was refused with `used`. Returns false when there are none: the session has
 * ended. Throws when no answer came; the session is kept then.
 */
export async function renew(used: string | null): Promise<boolean> {
  return oneAtATime(async () => {
    const stored = tokens();
    if (!stored) return false;
    // Another tab or another call has renewed them meanwhile.
    if (stored.accessToken !== used) return true;
    const response = await fetch(`${AUTH_PATH}/refresh`, {
      ...json,
      body: JSON.stringify({ ...stored, partnerId: session()?.partnerId }),
    });
    const body: unknown = await response.json().catch(() => null);
    const pair = (body as AuthAnswer | null)?.tokens;
    if (pair) {
      saveTokens(pair);
      return true;
    }
    const { error, errors } = (body ?? {}) as Partial<AuthRefusal>;
    const isBusy = errors?.[0]?.extensions?.code === 'request.unavailable';
    if (isBusy || NOT_ABOUT_SESSION.includes(response.status)) throw new Error(error);
    if (error === LOST) await endLost(stored.accessToken);
    else if (error === 'account_deactivated') endSession('deactivated');
    else endSession(response.status === 503 ? 'unauthorized' : 'expired');
    return false;
  });
}

async function endLost(accessToken: string) {
  const headers = { ...json.headers, authorization: `Bearer ${accessToken}` };
  await fetch(`${AUTH_PATH}/logout`, { ...json, headers, body: '{}' }).catch(() => undefined);
  endSession('expired');
}

/** A refresh token can be used once: tabs take turns, if the browser supports locks. */
const oneAtATime = <Result>(task: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('refresh', task) : task();
