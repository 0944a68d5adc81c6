import { leaseErrors } from '@husvaer/domain/leases/errors';

import { findPeopleOf, type Person } from '../../accounts/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import type { AssignmentFacts } from '../contract/contract.ts';

/**
 * The responsible broker, who signs an assignment with brokering (eiendomsmeglingsloven § 6-4). Throws
 * `leases.agency_unidentified`, `leases.landlord_unidentified` and `leases.broker_unknown` when the assignment
 * cannot state what the law requires.
 */
export async function requireBrokering(
  tx: ReadTx,
  partnerId: string | null,
  { agency, landlord, landlordNumber }: AssignmentFacts,
): Promise<Person> {
  if (!agency.legal?.address || !agency.legal.orgNumber) throw leaseErrors.agency_unidentified();
  if (!landlord.postalAddress || !(landlord.orgNumber ?? landlordNumber))
    throw leaseErrors.landlord_unidentified();
  const agents = await findPeopleOf(tx, partnerId, 'agent');
  const broker = agents.find(({ name }) => name === agency.licence?.responsibleBroker);
  if (!broker) throw leaseErrors.broker_unknown();
  return broker;
}
