import { useEffect, useEffectEvent, useState } from 'react';

import type { Operation } from '@husvaer/contract/operation';

import { browserApi } from './api.ts';

/** Milliseconds for which a query must stay the same before it is sent: the user may still be choosing. */
const SETTLED = 200;

interface Options {
  settled?: number;
  onFailure?: (error: unknown) => void;
}

interface ApiQuery<Data> {
  data: Data | null;
  /** Why the last query failed; null if it did not. */
  error: unknown;
  isError: boolean;
  isLoading: boolean;
  refetch: () => void;
}

/**
 * The API's answer to a query that may change while the page is open. The last data stays until the new data
 * has come. Null variables send nothing; `refetch` sends the query again.
 */
export function useApiQuery<Data, Variables extends Record<string, unknown>>(
  operation: Operation<Data, Variables>,
  variables: Variables | null,
  { settled = SETTLED, onFailure }: Options = {},
): ApiQuery<Data> {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ to: string; data: Data | null; error: unknown }>({
    to: '0 null',
    data: null,
    error: null,
  });
  const json = JSON.stringify(variables);
  const to = `${tries} ${json}`;
  const fail = useEffectEvent((error: unknown) => {
    setState(({ data }) => ({ to, data, error }));
    onFailure?.(error);
  });
  useEffect(() => {
    const parsed = JSON.parse(json) as Variables | null;
    if (!parsed) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      browserApi(operation, parsed, { signal: abort.signal }).then(
        (data) => setState({ to, data, error: null }),
        (error: unknown) => {
          if (!abort.signal.aborted) fail(error);
        },
      );
    }, settled);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [operation, json, to, settled]);
  return {
    data: state.data,
    error: state.error,
    isError: state.error !== null,
    isLoading: state.to !== to,
    refetch: () => setTries(tries + 1),
  };
}
