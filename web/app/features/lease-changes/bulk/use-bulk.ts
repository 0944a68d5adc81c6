import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { useNotify } from '../../../platform/notify.tsx';
import { useErrorMessage } from '../../leases/public.tsx';
import { inParts } from '../../leases/list/public.tsx';
import type { LeaseOutcomeLineFragment } from './outcome.fragment.graphql.ts';

export type Outcome = LeaseOutcomeLineFragment;

/** So many at a time: one sees how far it has come, and what breaks off breaks off between two of them. */
const AT_ONCE = 20;

/** Does something to many leases, some at a time, and keeps what came of each. */
export function useBulk() {
  const notify = useNotify();
  const tell = useErrorMessage();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);

  async function run<One>(all: readonly One[], call: (some: One[]) => Promise<readonly Outcome[]>) {
    setIsBusy(true);
    try {
      for (const some of inParts(all, AT_ONCE)) {
        const came = await call(some);
        setOutcomes((before) => [...before, ...came]);
      }
    } catch (error) {
      notify(tell(error), 'bad');
    } finally {
      setIsBusy(false);
      await revalidate();
    }
  }
  return { run, isBusy, outcomes, forget: () => setOutcomes([]) };
}
