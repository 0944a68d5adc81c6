import { arrearsOverview, type ArrearsOverview } from '@husvaer/domain/arrears/overview';
import { missingFacts } from '@husvaer/domain/arrears/petition';
import { petitionReadiness, type Readiness } from '@husvaer/domain/arrears/readiness';

import { findSignedLease } from '../../lease-documents/public.ts';
import type { LeaseView } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findPetitionFacts } from '../case-records/store.ts';
import { findLateRents, type KnownLateRent } from '../claims/find-late-rents.ts';
import type { SentLetter } from '../claims/late-facts.ts';

/** A lease's late rent, and what is in the way of a petition on a day. */
interface LateWithReadiness {
  late: KnownLateRent;
  overview: ArrearsOverview<SentLetter>;
  readiness: Readiness;
}

/** What is in the way of a petition of a lease on a day; null for a lease without invoices. */
export async function findReadiness(
  work: ReadWork,
  { id, tenants }: Pick<LeaseView, 'id' | 'tenants'>,
  on: string,
): Promise<LateWithReadiness | null> {
  const late = (await findLateRents(work, [id])).get(id);
  if (!late) return null;
  const { facts: stated } = await findPetitionFacts(work.tx, id);
  const isSignedHere = (await findSignedLease(work.tx, id)) !== undefined;
  const overview = arrearsOverview({ ...late.facts, isNavRefused: false }, on);
  const readiness = petitionReadiness(
    {
      claims: overview.claims,
      missing: missingFacts(stated, { tenants, isSignedHere }),
      rates: late.facts.rates,
    },
    on,
  );
  return { late, overview, readiness };
}
