import { lazy } from 'react';

import { Optional } from '../../../ui/optional.tsx';

// The realtime code is loaded after the page.
const LeaseEvents = lazy(async () => ({
  default: (await import('./lease-events.tsx')).LeaseEvents,
}));

/** Keeps a page about a lease up to date while it is open. */
export const LeaseLine = ({ leaseId }: { leaseId: string }) => (
  <Optional>
    <LeaseEvents leaseId={leaseId} />
  </Optional>
);
