import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useSite } from '../../platform/site.ts';

interface LeaseLinkProps {
  leaseId: string;
  children: ReactNode;
}

/** The name of a lease, linked on an agency's site. The operator's bookkeepers may not read leases. */
export function LeaseLink({ leaseId, children }: LeaseLinkProps) {
  const { partner } = useSite();
  return partner ? <Link to={`/lease/${leaseId}`}>{children}</Link> : children;
}
