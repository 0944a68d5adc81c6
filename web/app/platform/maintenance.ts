import { ownPath } from '@husvaer/domain/kernel/own-path';

import { RETURN_PARAM } from './return-to.ts';

/** The page that is shown during maintenance. */
export const MAINTENANCE_PATH = '/maintenance';

/**
 * The URL of the maintenance page that leads back to a path of this site. The path may be `/login`, unlike
 * that of `safeReturn`.
 */
export const maintenanceFrom = (path: string): string =>
  `${MAINTENANCE_PATH}?${new URLSearchParams({ [RETURN_PARAM]: path }).toString()}`;

/** The path that the maintenance page leads back to. */
export function afterMaintenance(search: URLSearchParams): string {
  const path = ownPath(search.get(RETURN_PARAM) ?? '');
  return path === null || path.startsWith(MAINTENANCE_PATH) ? '/find-home' : path;
}
