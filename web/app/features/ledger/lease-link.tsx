import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useSite } from '../../platform/site.ts';
import { useIsAuditor } from './use-is-auditor.ts';

interface LeaseLinkProps {
  leaseId: string;
  children: ReactNode;
}

/** The name of a lease, linked on an agency's site. The operator's bookkeepers and auditors may not read leases. */
export function LeaseLink({ leaseId, children }: LeaseLinkProps) {
  const { partner } = useSite();
  const isAuditor = useIsAuditor();
  return partner && !isAuditor ? <Link to={`/lease/${leaseId}`}>{children}</Link> : children;
}
