import { useSyncExternalStore } from 'react';

import { useSite } from '../../platform/site.ts';
import { knowsPasskeys } from './passkeys.ts';

const never = () => () => undefined;

/** Whether the browser supports passkeys and accepts them here; unknown on the server. */
export function useKnowsPasskeys(): boolean {
  const { origin } = useSite();
  return useSyncExternalStore(
    never,
    () => knowsPasskeys(origin),
    () => false,
  );
}
