import type { Operation } from '@husvaer/contract/operation';

import { useNotify } from '../../../platform/notify.tsx';
import { useApiQuery } from '../../../platform/use-api-query.ts';
import { useFailureMessage } from './use-failure-message.ts';

/** The state of a query: the answer, loading, or the error. */
export type Answer<Data> =
  | { state: 'loading' }
  | { state: 'loaded'; data: Data }
  | { state: 'failed'; error: unknown };

/**
 * Queries the API when the component is mounted, always over the network, and notifies of an error, with the
 * caller's own texts if given. `reload` repeats the query; the previous answer stays visible meanwhile.
 */
export function useModalQuery<Data, Variables extends Record<string, unknown>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  { messageFor }: { messageFor?: (error: unknown) => string } = {},
): { answer: Answer<Data>; reload: () => void } {
  const notify = useNotify();
  const usual = useFailureMessage();
  const {
    data,
    error,
    isLoading,
    refetch: reload,
  } = useApiQuery(operation, variables, {
    settled: 0,
    onFailure: (failure) => notify((messageFor ?? usual)(failure), 'bad'),
  });
  if (data !== null) return { answer: { state: 'loaded', data }, reload };
  return { answer: isLoading ? { state: 'loading' } : { state: 'failed', error }, reload };
}
