import { isAdult } from '@husvaer/domain/interest/form';
import { OPEN_STATES } from '@husvaer/domain/interest/states';
import { z } from '@husvaer/domain/kernel/zod';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { leaseTenants, type LeaseTenantInput } from '@husvaer/domain/leases/tenants';
import { leaseTerms, type LeaseTerms } from '@husvaer/domain/leases/terms';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';
import type { IsoDate } from '@husvaer/domain/kernel/dates';

import { findLogin } from '../accounts/public.ts';
import { findForm } from '../interest/public.ts';
import type { Listing } from '../listings/public.ts';
import { accountIdOf } from '../../platform/viewer.ts';
import type { ReadWork, Work } from '../../platform/work.ts';
import { type Letting, refused } from '../properties/public.ts';
import { recordLeaseEvent } from './history/record.ts';
import { recordGuaranteeAct } from './record-guarantee-act.ts';
import { insertLease, setTenants, type DraftTenant } from './store.ts';
import { requireRentCollection } from './require-rent-collection.ts';

type Tenant = Pick<DraftTenant, 'accountId' | 'email' | 'name'>;

/** The input of a lease, by today's law. */
export const draftContent = (today: IsoDate) =>
  z.strictObject({
    tenants: leaseTenants,
    terms: leaseTerms({ today, law: tenancyLawOn(today) }),
  });
export type DraftContent = z.output<ReturnType<typeof draftContent>>;

export async function addDraft(
  work: Work,
  { assignmentId, property, listing }: Letting,
  request: { tenants: LeaseTenantInput[]; terms: LeaseTerms },
): Promise<string> {
  const { tx, clock, viewer } = work;
  const { landlordId, partnerId } = property;
  await requireRentCollection(work, request.terms, partnerId);
  const tenants = await tenantsOf(work, { requested: request.tenants, listing, landlordId });
  const id = work.newId();
  const createdBy = accountIdOf(viewer);
  const draft = { id, assignmentId, propertyId: property.id, createdBy };
  await insertLease(tx, draft, request.terms, clock.now());
  await setTenants(tx, id, tenants);
  await recordLeaseEvent(work, { leaseId: id, partnerId }, 'drafted');
  await recordGuaranteeAct(work, { leaseId: id, assignmentId, partnerId });
  return id;
}

/** The tenants in the input, each once; none of them may be the landlord. */
export async function tenantsOf(
  work: ReadWork,
  given: {
    requested: readonly LeaseTenantInput[];
    listing: Listing | undefined;
    landlordId: string;
  },
): Promise<DraftTenant[]> {
  const { requested: request, listing, landlordId } = given;
  const tenants: DraftTenant[] = [];
  for (const [index, input] of request.entries()) {
    const tenant = input.interestId
      ? await interestedPerson(work, { interestId: input.interestId, listing, index })
      : await called(work, input.email!, input.name!);
    if (tenant.accountId === landlordId) throw leaseErrors.own_home();
    if (tenants.some(({ email }) => email === tenant.email))
      throw refused(`tenants.${index}`, 'not_allowed');
    const { birthDate, orgNumber, postalAddress } = input;
    tenants.push({ ...tenant, birthDate, orgNumber, postalAddress });
  }
  return tenants;
}

/**
 * The tenant with this e-mail. An account with an unconfirmed e-mail does not count, since it may be
 * anyone's.
 */
async function called({ tx }: ReadWork, email: string, name: string): Promise<Tenant> {
  const known = await findLogin(tx, { email });
  return { accountId: known?.verifiedAt ? known.id : null, email, name };
}

/** The person who sent a form about this home that is still open. Tenants must be of age. */
async function interestedPerson(
  { tx, clock }: ReadWork,
  {
    interestId,
    listing,
    index,
  }: { interestId: string; listing: Listing | undefined; index: number },
): Promise<Tenant> {
  const form = await findForm(tx, interestId);
  const login = form && (await findLogin(tx, { id: form.accountId }));
  const isOpen = form && form.listingId === listing?.id && OPEN_STATES.includes(form.state);
  if (!login || !isOpen || !isAdult(form.birthDate, clock.today().toString()))
    throw refused(`tenants.${index}.interestId`, 'not_allowed');
  return { accountId: login.id, email: login.email, name: login.name };
}
