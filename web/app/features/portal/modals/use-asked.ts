import type { Operation } from '@husvaer/contract/operation';

import { useNotify } from '../../../platform/notify.tsx';
import { useAnswer } from '../../../platform/use-answer.ts';
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
