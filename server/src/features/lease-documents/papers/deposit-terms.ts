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

/** The security of a lease and its parties. Permissions are not checked. */
export interface DepositTerms {
  leaseId: string;
  partnerId: string | null;
  landlordId: string;
  /** The agent in charge. */
  agentId: string | null;
  /** The state of the lease's documents. */
  paper: Lease['paper'];
  /** The home's name. */
  title: string;
  type: SecurityType;
  /** Øre; null when there is none. */
  amount: Ore | null;
  /** The price of an insurance stated in the lease's document, øre; null when none is stated. */
  insuranceFee: Ore | null;
  /** The last day by law; null for an open-ended lease. */
  endsOn: string | null;
  /** The signers, the main tenant first; `reference` when the bank asks them questions. */
  tenants: { accountId: string | null; email: string; name: string; reference: string | null }[];
  /** The document of the signed lease, and the time of the last signature. */
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
