import { lazy } from 'react';

import { Optional } from '../../../ui/optional.tsx';

// What is heard while one looks comes after what one looks at.
const LeaseHearing = lazy(async () => ({
  default: (await import('./lease-hearing.tsx')).LeaseHearing,
}));

/** Keeps a page about a lease as the lease is, by what happens while one looks at it. */
export const LeaseLine = ({ leaseId }: { leaseId: string }) => (
  <Optional>
    <LeaseHearing leaseId={leaseId} />
  </Optional>
);
