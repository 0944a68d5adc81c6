import { AUTH_PATH, type AuthAnswer, type AuthRefusal } from '@husvaer/contract/auth';

import { endSession, saveTokens, session, tokens } from './session.ts';

/** Milliseconds between two renewals (specification, section 9): a token lives for twenty minutes. */
const EVERY = 900_000;
/** What a renewal is refused with when the account behind it is gone; the session is then ended as well (section 8). */
const LOST = 'Cannot read property id of null';

/** Statuses that say nothing of the session: too often, a fault, a proxy that reached nobody. */
const NOBODYS = [429, 500, 502, 504];

const json = { method: 'POST', headers: { 'content-type': 'application/json' } };

/** Renews the tokens at their time, until it is told to stop. */
export function startTokenRefresh(): () => void {
  // What fails for once is made good by the next call that needs it.
  const beat = () => void renew(tokens()?.accessToken ?? null).catch(() => undefined);
  const beating = setInterval(beat, EVERY);
  return () => clearInterval(beating);
}

/**
 * Gets new tokens for a call that was refused with `used`. False when there are none to be had:
 * then the session has ended. Throws when nobody answered, and nothing is lost.
 */
export async function renew(used: string | null): Promise<boolean> {
  return oneAtATime(async () => {
    const kept = tokens();
    if (!kept) return false;
    // Another tab, or another call, has been here meanwhile.
    if (kept.accessToken !== used) return true;
    const response = await fetch(`${AUTH_PATH}/refresh`, {
      ...json,
      body: JSON.stringify({ ...kept, partnerId: session()?.partnerId }),
    });
    const body: unknown = await response.json().catch(() => null);
    const pair = (body as AuthAnswer | null)?.tokens;
    if (pair) {
      saveTokens(pair);
      return true;
    }
    const { error, errors } = (body ?? {}) as Partial<AuthRefusal>;
    const isBusy = errors?.[0]?.extensions?.code === 'request.unavailable';
    if (isBusy || NOBODYS.includes(response.status)) throw new Error(error);
    if (error === LOST) await endLost(kept.accessToken);
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

/** A refresh token serves once: tabs wait for one another, where the browser lets them. */
const oneAtATime = <Result>(task: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('refresh', task) : task();
