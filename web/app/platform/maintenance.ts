import { ownPath } from '@husvaer/domain/kernel/own-path';

import { RETURN_PARAM } from './return-to.ts';

/** Where people wait while the house is closed for work. */
export const MAINTENANCE_PATH = '/maintenance';

/** The address where one waits, which leads back to a path of this site: to `/login` as well, where others do not lead. */
export const maintenanceFrom = (path: string): string =>
  `${MAINTENANCE_PATH}?${new URLSearchParams({ [RETURN_PARAM]: path }).toString()}`;

/** Where whoever waits goes on to. */
export function afterMaintenance(search: URLSearchParams): string {
  const path = ownPath(search.get(RETURN_PARAM) ?? '');
  return path === null || path.startsWith(MAINTENANCE_PATH) ? '/find-home' : path;
}
