import { useSyncExternalStore } from 'react';

import { useSite } from '../../platform/site.ts';
import { supportsPasskeys } from './passkeys.ts';

const never = () => () => undefined;

/** Whether the browser supports passkeys and accepts them here; unknown on the server. */
export function useSupportsPasskeys(): boolean {
  const { origin } = useSite();
  return useSyncExternalStore(
    never,
    () => supportsPasskeys(origin),
    () => false,
  );
}
