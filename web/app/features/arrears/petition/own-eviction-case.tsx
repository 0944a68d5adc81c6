import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import { browserApi } from '../../../platform/api.ts';
import { EvictionCase } from './eviction-case.tsx';
import { LateRent, type LateRentQuery } from './late-rent.graphql.ts';

/** A lease's case of eviction on the lease's page, for a landlord without an agency. */
export function OwnEvictionCase({ leaseId }: { leaseId: string }) {
  const { revalidate } = useRevalidator();
  const [late, setLate] = useState<LateRentQuery['getLateRent'] | null>(null);
  const load = useCallback(
    () =>
      // If the call fails, the rest of the page is shown.
      browserApi(LateRent, { id: leaseId }).then(
        ({ getLateRent }) => setLate(getLateRent),
        () => setLate(null),
      ),
    [leaseId],
  );
  useEffect(() => void load(), [load]);
  if (!late) return null;
  async function done() {
    await load();
    await revalidate();
  }
  return <EvictionCase leaseId={leaseId} late={late} onDone={done} />;
}
