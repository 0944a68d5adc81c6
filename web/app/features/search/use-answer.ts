import { useEffect, useState } from 'react';

import type { Operation } from '@husvaer/contract/operation';

import { browserApi } from '../../platform/api.ts';

/** How long a question must stand before it is asked, ms: a person may still be choosing. */
const SETTLED = 200;

/**
 * The API's answer to a question that changes while one looks at it; the last answer stays until
 * the new one has come. Null variables ask nothing.
 */
export function useAnswer<Data, Variables extends Record<string, unknown>>(
  operation: Operation<Data, Variables>,
  variables: Variables | null,
  settled = SETTLED,
): { answer: Data | null; failed: boolean; asking: boolean } {
  const [state, setState] = useState<{ to: string; answer: Data | null; failed: boolean }>({
    to: 'null',
    answer: null,
    failed: false,
  });
  const question = JSON.stringify(variables);
  useEffect(() => {
    const asked = JSON.parse(question) as Variables | null;
    if (!asked) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      browserApi(operation, asked, { signal: abort.signal }).then(
        (answer) => setState({ to: question, answer, failed: false }),
        () => {
          if (!abort.signal.aborted)
            setState(({ answer }) => ({ to: question, answer, failed: true }));
        },
      );
    }, settled);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [operation, question, settled]);
  return { answer: state.answer, failed: state.failed, asking: state.to !== question };
}
