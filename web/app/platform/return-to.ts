import { ownPath } from '@husvaer/domain/kernel/own-path';

/** The name in an address for where one goes on afterwards. */
export const RETURN_PARAM = 'returnTo';

/** The path somebody asked to go on to, if it is one of this site's and does not lead back to logging in; else null. */
export function safeReturn(wanted: string | null): string | null {
  const path = ownPath(wanted ?? '');
  return path?.startsWith('/login') ? null : path;
}

/** A page's address that knows where one goes on from there. */
export function withReturn(path: string, wanted: string | null): string {
  const safe = safeReturn(wanted);
  return safe ? `${path}?${new URLSearchParams({ [RETURN_PARAM]: safe }).toString()}` : path;
}
