import { useState } from 'react';

import { ApiFailure } from '../../../platform/api.ts';
import type { LeaseContradictionItemFragment } from './contradiction.fragment.graphql.ts';
import { ContradictionList } from './contradiction-list.tsx';

/** A contradiction as a refusal has it. */
interface RefusedContradiction extends Pick<
  LeaseContradictionItemFragment,
  'key' | 'name' | 'stops'
> {
  text: { en: string; no: string };
  advice: { en: string; no: string };
}

/**
 * For a dialog whose call may be refused with `leases.contradicted`: what contradicts itself, with boxes to confirm
 * what may be right, and the keys that are confirmed.
 */
export function useRefusedContradictions() {
  const [refused, setRefused] = useState<LeaseContradictionItemFragment[]>([]);
  const [confirmed, setConfirmed] = useState<string[]>([]);
  return {
    confirmed,
    /** Whether everything that the last call was refused for is confirmed. */
    isClear: refused.every(({ key, stops }) => stops || confirmed.includes(key)),
    list: (
      <ContradictionList
        contradictions={refused}
        confirming={{ confirmed, onChange: setConfirmed }}
      />
    ),
    /** Runs a call, and keeps why it was refused. */
    async attempt<Answer>(call: () => Promise<Answer>): Promise<Answer> {
      try {
        return await call();
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 'leases.contradicted')
          setRefused((error.params['contradictions'] as RefusedContradiction[]).map(itemOf));
        throw error;
      }
    },
  };
}

const itemOf = ({
  text,
  advice,
  ...one
}: RefusedContradiction): LeaseContradictionItemFragment => ({
  ...one,
  ...text,
  enAdvice: advice.en,
  noAdvice: advice.no,
  confirmedBy: null,
  confirmedAt: null,
});
