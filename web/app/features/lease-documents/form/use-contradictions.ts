import { useEffect, useState } from 'react';

import { browserApi } from '../../../platform/api.ts';
import type { LeaseContradictionItemFragment } from '../../leases/contradictions/public.tsx';
import { CheckLease } from './check-lease.graphql.ts';
import type { CheckLeaseMutationVariables } from './check-lease.graphql.ts';

/** Milliseconds after the last change before the form is compared with other leases. */
const PAUSE = 700;

type Input = CheckLeaseMutationVariables['inputData'];

/** What would contradict itself if the form were saved as it is; nothing while it is incomplete. */
export function useContradictions(input: Input | null): readonly LeaseContradictionItemFragment[] {
  const [found, setFound] = useState<readonly LeaseContradictionItemFragment[]>([]);
  const question = input && JSON.stringify(input);
  useEffect(() => {
    let isCurrent = true;
    // A late answer to an earlier question is ignored.
    const show = (contradictions: readonly LeaseContradictionItemFragment[]) =>
      isCurrent && setFound(contradictions);
    const timer = setTimeout(
      () => {
        if (question === null) return show([]);
        return void browserApi(CheckLease, { inputData: JSON.parse(question) as Input }).then(
          ({ checkLease }) => show(checkLease),
          () => show([]),
        );
      },
      question === null ? 0 : PAUSE,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [question]);
  return found;
}
