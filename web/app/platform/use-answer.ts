import { useEffect, useEffectEvent, useState } from 'react';

import type { Operation } from '@husvaer/contract/operation';

import { browserApi } from './api.ts';

/** Milliseconds for which a query must stay the same before it is sent: the user may still be choosing. */
const SETTLED = 200;

interface Options {
  settled?: number;
  onFailure?: (error: unknown) => void;
}

interface Answering<Data> {
  answer: Data | null;
  /** Why the last query failed; null if it did not. */
  error: unknown;
  failed: boolean;
  asking: boolean;
  repeat: () => void;
}

/**
 * The API's answer to a query that may change while the page is open. The last answer stays until the new one
 * has come. Null variables send nothing; `repeat` sends the query again.
 */
export function useAnswer<Data, Variables extends Record<string, unknown>>(
  operation: Operation<Data, Variables>,
  variables: Variables | null,
  { settled = SETTLED, onFailure }: Options = {},
): Answering<Data> {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ to: string; answer: Data | null; error: unknown }>({
    to: '0 null',
    answer: null,
    error: null,
  });
  const question = JSON.stringify(variables);
  const to = `${tries} ${question}`;
  const fail = useEffectEvent((error: unknown) => {
    setState(({ answer }) => ({ to, answer, error }));
    onFailure?.(error);
  });
  useEffect(() => {
    const parsed = JSON.parse(question) as Variables | null;
    if (!parsed) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      browserApi(operation, parsed, { signal: abort.signal }).then(
        (answer) => setState({ to, answer, error: null }),
        (error: unknown) => {
          if (!abort.signal.aborted) fail(error);
        },
      );
    }, settled);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [operation, question, to, settled]);
  return {
    answer: state.answer,
    error: state.error,
    failed: state.error !== null,
    asking: state.to !== to,
    repeat: () => setTries(tries + 1),
  };
}
