import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { ApiFailure } from './api.ts';
import { useNotify } from './notify.tsx';

/** Runs an action, shows its result with the feature's own error texts, and reloads the page's data. */
export function useActionWith(messageFor: (error: unknown) => string) {
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  /** Resolves to whether it succeeded. The text of the result may depend on the answer. */
  async function act<Call extends () => Promise<unknown>>(
    call: Call,
    done?: string | ((answer: Awaited<ReturnType<Call>>) => string),
  ): Promise<boolean> {
    setIsBusy(true);
    try {
      const answer = (await call()) as Awaited<ReturnType<Call>>;
      const text = typeof done === 'function' ? done(answer) : done;
      if (text) notify(text, 'good');
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
