import { tenantsChange } from '@husvaer/domain/lease-changes/amendment';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import { findLogin } from '../../../accounts/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { aboutLease } from '../../../lease-documents/public.ts';
import {
  type Recipient,
  loadRunningLeaseForSystem,
  requireConsistentChange,
} from '../../../leases/public.ts';
import { type AmendmentRequest, later, send } from '../send-amendment.ts';

/**
 * Sends a change of tenants to everyone for signing, including those who leave and join. Who joins is stated
 * with the birth date that their identity has to have. Throws as
 * {@link extendLease} does.
 */
export async function changeTenants(
  work: Work,
  { contractId: id, language, rest, confirmed }: AmendmentRequest<typeof tenantsChange>,
): Promise<void> {
  const running = await loadRunningLeaseForSystem(work, id);
  const { lease, side, about } = running;
  if (side !== 'landlord') throw leaseErrors.not_found();
  const request = rest.read(
    tenantsChange({ today: lease.today, renting: lease.tenants.map(({ email }) => email) }),
  );
  const joining = await Promise.all(request.joining.map((tenant) => knownAs(work, tenant)));
  const isKnown = ({ email, accountId }: Recipient) =>
    lease.allTenants.some((tenant) => tenant.email === email) ||
    accountId === lease.property.landlordId;
  if (joining.some(isKnown)) throw leaseErrors.own_home();
  const identified = joining.map((tenant, index) => ({ ...tenant, ...request.joining[index]! }));
  await requireConsistentChange(
    work,
    about,
    { leaving: request.leaving, joining: identified },
    confirmed,
  );
  const leaving = lease.tenants.filter(({ email }) => request.leaving.includes(email));
  const { endsOn, securityType } = lease;
  const facts = {
    ...(await aboutLease(work, lease)),
    from: request.from,
    leaving,
    endsOn,
    securityType,
  };
  const stated = { ...facts, joining: request.joining };
  const text = { en: later.en.tenants(stated), no: later.no.tenants(stated) };
  const change = { from: request.from, leaving: request.leaving, joining };
  await send(work, running, {
    kind: 'tenants',
    text,
    language,
    change,
    joining: identified,
  });
}

/**
 * The person with this e-mail. An account with an unconfirmed e-mail does not count, since it may be
 * anyone's.
 */
async function knownAs(
  { tx }: Work,
  { email, name }: { email: string; name: string },
): Promise<Recipient> {
  const known = await findLogin(tx, { email });
  return { accountId: known?.verifiedAt ? known.id : null, email, name };
}
