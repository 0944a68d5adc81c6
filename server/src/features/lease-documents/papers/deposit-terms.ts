import type { Ore } from '@husvaer/domain/kernel/money';
import type { SecurityType } from '@husvaer/domain/leases/enums';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { findAssignments, findProperties } from '../../properties/public.ts';
import {
  findLeases,
  findTenants,
  type Lease,
  effectiveEnd,
  findInsuranceFee,
  findPapers,
} from '../../leases/public.ts';

/** What a lease says of its security, and of whom it is; nobody is asked whether they may see it. */
export interface DepositTerms {
  leaseId: string;
  partnerId: string | null;
  landlordId: string;
  /** Who looks after it for the agency. */
  agentId: string | null;
  /** How far the lease's papers are. */
  paper: Lease['paper'];
  /** The home's name. */
  title: string;
  type: SecurityType;
  /** Øre; null where there is none. */
  amount: Ore | null;
  /** What its paper says that an insurance costs, øre; null of one that says nothing. */
  insuranceFee: Ore | null;
  /** The last day as the law reads it; null until further notice. */
  endsOn: string | null;
  /** Who signs or signed it, the main tenant first; `reference` where the bank asks something of them. */
  tenants: { accountId: string | null; email: string; name: string; reference: string | null }[];
  /** The lease that all have signed, and when the last did. */
  signed: { documentId: string; at: Temporal.Instant } | null;
}

export async function findDepositTerms(
  tx: ReadTx,
  leaseId: string,
): Promise<DepositTerms | undefined> {
  const [lease] = await findLeases(tx, [leaseId]);
  const [property] = lease ? await findProperties(tx, [lease.propertyId]) : [];
  if (!lease || !property) return undefined;
  const [assignment] = await findAssignments(tx, [lease.assignmentId]);
  const papers = await findPapers(tx, { leaseIds: [leaseId], assignmentIds: [] });
  const paper = papers.findLast(({ kind }) => kind === 'lease');
  const signers = new Map(paper?.signers.map((signer) => [signer.email, signer]));
  const tenants = await findTenants(tx, [leaseId]);
  const { signedDocumentId, endedAt } = paper ?? {};
  return {
    leaseId,
    partnerId: property.partnerId,
    landlordId: property.landlordId,
    agentId: assignment?.agentId ?? null,
    paper: lease.paper,
    title: property.name,
    type: lease.securityType,
    amount: lease.securityAmount,
    insuranceFee: paper ? await findInsuranceFee(tx, paper.id) : null,
    endsOn: effectiveEnd(lease),
    tenants: tenants.map(({ accountId, email, name }) => ({
      accountId,
      email,
      name,
      reference: signers.get(email)?.depositReference ?? null,
    })),
    signed: signedDocumentId && endedAt ? { documentId: signedDocumentId, at: endedAt } : null,
  };
}
