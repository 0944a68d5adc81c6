import { useEffect, useState } from 'react';

import type { AuthOptions } from '@husvaer/contract/auth';

import { loginOptions } from '../../platform/auth.ts';

const NONE: AuthOptions = { facebook: null, identityProvider: null };

/**
 * The login methods that depend on the operator's configuration; null until they are known. The others work
 * without them.
 */
export function useLoginOptions(): AuthOptions | null {
  const [options, setOptions] = useState<AuthOptions | null>(null);
  useEffect(() => {
    let isHere = true;
    void loginOptions()
      .catch(() => NONE)
      .then((found) => isHere && setOptions(found));
    return () => void (isHere = false);
  }, []);
  return options;
}
