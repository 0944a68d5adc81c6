import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import { browserApi } from '../../../platform/api.ts';
import { LateRent, type LateRentQuery } from './late-rent.graphql.ts';
import { PetitionForm } from './petition-form.tsx';

/** What a lease's petition lacks, for who lets without an agency's desk; nothing where it lacks nothing. */
export function PetitionFacts({ leaseId }: { leaseId: string }) {
  const { revalidate } = useRevalidator();
  const [petition, setPetition] = useState<LateRentQuery['getLateRent']['petition']>(null);
  useEffect(() => {
    // The page says all the rest without it.
    browserApi(LateRent, { id: leaseId }).then(
      ({ getLateRent }) => setPetition(getLateRent.petition),
      () => setPetition(null),
    );
  }, [leaseId]);
  if (!petition || petition.missing.length === 0) return null;
  async function done() {
    setPetition(null);
    await revalidate();
  }
  return <PetitionForm leaseId={leaseId} petition={petition} onDone={done} />;
}
