import { useEffect, useEffectEvent, useState } from 'react';

import type { Operation } from '@husvaer/contract/operation';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useTold } from './use-told.ts';

/** What the API says, or that it is still asked, or why it did not answer. */
export type Answer<Data> =
  | { state: 'asking' }
  | { state: 'here'; data: Data }
  | { state: 'failed'; error: unknown };

/**
 * Asks the API as soon as what needs it is shown, always over the network, and tells in passing when
 * that failed, in words of its own where there are such. `ask` asks once more; what is there already is
 * shown meanwhile.
 */
export function useAnswer<Data, Variables extends Record<string, unknown>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  { told }: { told?: (error: unknown) => string } = {},
): { answer: Answer<Data>; ask: () => void } {
  const notify = useNotify();
  const usual = useTold();
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer<Data>>({ state: 'asking' });
  const fail = useEffectEvent((error: unknown) => {
    notify((told ?? usual)(error), 'bad');
    setAnswer((before) => (before.state === 'here' ? before : { state: 'failed', error }));
  });
  const question = JSON.stringify(variables);
  useEffect(() => {
    const abort = new AbortController();
    browserApi(operation, JSON.parse(question) as Variables, { signal: abort.signal }).then(
      (data) => setAnswer({ state: 'here', data }),
      (error: unknown) => {
        if (!abort.signal.aborted) fail(error);
      },
    );
    return () => abort.abort();
  }, [operation, question, tries]);
  function ask() {
    setAnswer((before) => (before.state === 'here' ? before : { state: 'asking' }));
    setTries(tries + 1);
  }
  return { answer, ask };
}
