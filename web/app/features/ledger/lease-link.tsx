import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useSite } from '../../platform/site.ts';

interface LeaseLinkProps {
  leaseId: string;
  children: ReactNode;
}

/** Names a lease, and leads there on an agency's site. The operator's bookkeepers read no leases. */
export function LeaseLink({ leaseId, children }: LeaseLinkProps) {
  const { partner } = useSite();
  return partner ? <Link to={`/lease/${leaseId}`}>{children}</Link> : children;
}
