import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { useNotify } from '../../../platform/notify.tsx';
import { useErrorMessage } from '../../leases/public.tsx';
import { inParts } from '../../leases/list/public.tsx';
import type { LeaseOutcomeLineFragment } from './outcome.fragment.graphql.ts';

export type Outcome = LeaseOutcomeLineFragment;

/** Leases per call: small enough to show progress, and an interruption falls between two calls. */
const AT_ONCE = 20;

/** Runs an action for many leases in parts, and keeps the result of each. */
export function useBulk() {
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);

  async function run<One>(all: readonly One[], call: (some: One[]) => Promise<readonly Outcome[]>) {
    setIsBusy(true);
    try {
      for (const some of inParts(all, AT_ONCE)) {
        const results = await call(some);
        setOutcomes((before) => [...before, ...results]);
      }
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsBusy(false);
      await revalidate();
    }
  }
  return { run, isBusy, outcomes, clear: () => setOutcomes([]) };
}
