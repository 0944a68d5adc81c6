import { useSyncExternalStore } from 'react';

import { useSite } from '../../platform/site.ts';
import { knowsPasskeys } from './passkeys.ts';

const never = () => () => undefined;

/** Whether the browser knows passkeys, and takes them here; on the server nobody can say. */
export function useKnowsPasskeys(): boolean {
  const { origin } = useSite();
  return useSyncExternalStore(
    never,
    () => knowsPasskeys(origin),
    () => false,
  );
}
