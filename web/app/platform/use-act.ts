import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { ApiFailure } from './api.ts';
import { useNotify } from './notify.tsx';

/** Does something, says how it went, in the feature's own words where it was refused, and shows how things stand now. */
export function useActing(tell: (error: unknown) => string) {
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  /** Whether it was done. */
  async function act(call: () => Promise<unknown>, done?: string): Promise<boolean> {
    setIsBusy(true);
    try {
      await call();
      if (done) notify(done, 'good');
      await revalidate();
      return true;
    } catch (error) {
      notify(tell(error), 'bad');
      // What was refused stands otherwise than was shown; what never arrived does not.
      if (error instanceof ApiFailure && error.code !== 'request.invalid') await revalidate();
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { act, isBusy };
}
