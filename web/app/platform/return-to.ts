import { ownPath } from '@husvaer/domain/kernel/own-path';

/** The query parameter with the path to go to afterwards. */
export const RETURN_PARAM = 'returnTo';

/** The requested return path, if it is on this site and not a login page; else null. */
export function safeReturn(wanted: string | null): string | null {
  const path = ownPath(wanted ?? '');
  return path?.startsWith('/login') ? null : path;
}

/** A page's URL with the path to return to. */
export function withReturn(path: string, wanted: string | null): string {
  const safe = safeReturn(wanted);
  return safe ? `${path}?${new URLSearchParams({ [RETURN_PARAM]: safe }).toString()}` : path;
}
