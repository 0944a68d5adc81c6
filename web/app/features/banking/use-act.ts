import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { ApiFailure } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useTrouble } from './use-trouble.ts';

/** Does something with money, says how it went, and shows how things stand now. */
export function useAct() {
  const notify = useNotify();
  const tell = useTrouble();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  /** Whether it was done. */
  async function act(call: () => Promise<unknown>, done: string): Promise<boolean> {
    setIsBusy(true);
    try {
      await call();
      notify(done, 'good');
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
