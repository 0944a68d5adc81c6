import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { ApiFailure } from './api.ts';
import { useNotify } from './notify.tsx';

/** Runs an action, shows its result with the feature's own error texts, and reloads the page's data. */
export function useActionWith(messageFor: (error: unknown) => string) {
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  /** Resolves to whether it succeeded. */
  async function act(call: () => Promise<unknown>, done?: string): Promise<boolean> {
    setIsBusy(true);
    try {
      await call();
      if (done) notify(done, 'good');
      await revalidate();
      return true;
    } catch (error) {
      notify(messageFor(error), 'bad');
      // A refusal means that the state differs from what was shown; a request that never arrived does not.
      if (error instanceof ApiFailure && error.code !== 'request.invalid') await revalidate();
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { act, isBusy };
}
