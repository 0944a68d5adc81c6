import type { Operation } from '@husvaer/contract/operation';

import { useNotify } from '../../../platform/notify.tsx';
import { useAnswer } from '../../../platform/use-answer.ts';
import { useTold } from './use-told.ts';

/** The state of a query: the answer, loading, or the error. */
export type Answer<Data> =
  | { state: 'asking' }
  | { state: 'here'; data: Data }
  | { state: 'failed'; error: unknown };

/**
 * Queries the API when the component is mounted, always over the network, and notifies of an error, with the
 * caller's own texts if given. `ask` repeats the query; the previous answer stays visible meanwhile.
 */
export function useModalQuery<Data, Variables extends Record<string, unknown>>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  { told }: { told?: (error: unknown) => string } = {},
): { answer: Answer<Data>; ask: () => void } {
  const notify = useNotify();
  const usual = useTold();
  const { answer, error, asking, ask } = useAnswer(operation, variables, {
    settled: 0,
    onFailure: (failure) => notify((told ?? usual)(failure), 'bad'),
  });
  if (answer !== null) return { answer: { state: 'here', data: answer }, ask };
  return { answer: asking ? { state: 'asking' } : { state: 'failed', error }, ask };
}
