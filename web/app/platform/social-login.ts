import type { AuthOptions } from '@husvaer/contract/auth';

const KEY = 'socialState';

interface Attempt {
  state: string;
  returnTo: string | null;
}

/** Leads to the social network's login dialog, which returns to `/login` with a code (specification, § 7). */
export function goToSocialLogin(
  { dialogUrl, appId }: NonNullable<AuthOptions['facebook']>,
  returnTo: string | null,
): void {
  // The state prevents a login with another person's code, and so into another account.
  const state = crypto.getRandomValues(new Uint32Array(4)).join('-');
  sessionStorage.setItem(KEY, JSON.stringify({ state, returnTo } satisfies Attempt));
  const address = new URL(dialogUrl);
  for (const [name, value] of Object.entries({
    client_id: appId,
    redirect_uri: redirectUri(),
    response_type: 'code',
    scope: 'email,public_profile',
    state,
  }))
    address.searchParams.set(name, value);
  location.assign(address);
}

/** Whether an answer belongs to this tab's attempt, and the path it started from. The attempt is deleted. */
export function consumeSocialLogin(state: string | null): { returnTo: string | null } | null {
  const attempt = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Attempt | null;
  sessionStorage.removeItem(KEY);
  return attempt && attempt.state === state ? { returnTo: attempt.returnTo } : null;
}

export const redirectUri = () => `${location.origin}/login`;
