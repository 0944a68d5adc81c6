import { accountErrors } from '@husvaer/domain/accounts/errors';
import { isAdult } from '@husvaer/domain/interest/form';
import { OPEN_STATES } from '@husvaer/domain/interest/states';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { z } from '@husvaer/domain/kernel/zod';
import { assignmentTerms } from '@husvaer/domain/properties/assignment';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { leaseTenants, type LeaseTenantAsk } from '@husvaer/domain/leases/tenants';
import { leaseTerms, type LeaseTerms } from '@husvaer/domain/leases/terms';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import { findLogin } from '../../accounts/public.ts';
import { findForm } from '../../interest/public.ts';
import { findListing, type Listing } from '../../listings/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import {
  findAssignments,
  findProperties,
  accountOf,
  leasePolicy,
  makeAssignment,
  type Letting,
  refused,
} from '../../properties/public.ts';
import { recordLeaseEvent } from '../history/record.ts';
import { insertLease, changeLease, setTenants, type LeaseTenant } from '../store.ts';
import { expectCollection } from './rent-collection.ts';
import { expectPaper, takeLease } from './take-lease.ts';

type Tenant = Pick<LeaseTenant, 'accountId' | 'email' | 'name'>;

const lawToday = ({ clock }: ReadWork) => {
  const today = clock.today().toString();
  return { today, law: tenancyLawOn(today) };
};

/** What a lease says, by the law as it is today. */
const contentNow = (work: ReadWork) =>
  z.strictObject({ tenants: leaseTenants, terms: leaseTerms(lawToday(work)) });

/**
 * Drafts a lease of a home, with the property and the assignment it stands on: its id. Throws
 * `request.invalid` with its fields, `listings.not_found` and `leases.own_home`.
 */
export async function addLease(work: Work, said: unknown): Promise<string> {
  const { listingId, landlordId, assignment, ...asked } = parseInput(
    z.strictObject({
      listingId: uuid,
      landlordId: uuid.nullish(),
      tenants: leaseTenants,
      terms: leaseTerms(lawToday(work)),
      assignment: assignmentTerms.nullish(),
    }),
    said,
    'inputData',
  );
  const letting = await makeAssignment(work, {
    listingId,
    landlordId: landlordId ?? null,
    terms: assignment ?? null,
    startsOn: asked.terms.startsOn,
  });
  return addDraft(work, letting, asked);
}

/**
 * Drafts a lease under an assignment there is: its id. Throws `request.invalid` with its fields,
 * `leases.assignment_not_found` and `leases.own_home`.
 */
export async function addLeaseUnder(
  work: Work,
  { assignmentId, ...said }: { assignmentId: string; tenants: unknown; terms: unknown },
): Promise<string> {
  const { tx, viewer } = work;
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const [assignment] = await findAssignments(tx, [assignmentId]);
  const [property] = assignment ? await findProperties(tx, [assignment.propertyId]) : [];
  if (!property || !leasePolicy.write(viewer, property)) throw leaseErrors.assignment_not_found();
  const asked = parseInput(contentNow(work), said, 'inputData');
  const listing = property.listingId ? await findListing(tx, property.listingId) : undefined;
  return addDraft(work, { assignmentId, property, listing }, asked);
}

async function addDraft(
  work: Work,
  { assignmentId, property, listing }: Letting,
  asked: { tenants: LeaseTenantAsk[]; terms: LeaseTerms },
): Promise<string> {
  const { tx, clock, viewer } = work;
  const { landlordId, partnerId } = property;
  await expectCollection(work, asked.terms, partnerId);
  const tenants = await tenantsOf(work, { asked: asked.tenants, listing, landlordId });
  const id = work.newId();
  const createdBy = accountOf(viewer);
  const draft = { id, assignmentId, propertyId: property.id, createdBy };
  await insertLease(tx, draft, asked.terms, clock.now());
  await setTenants(tx, id, tenants);
  await recordLeaseEvent(work, { leaseId: id, partnerId }, 'drafted');
  return id;
}

/**
 * Changes what a draft says. Throws `leases.not_found`, `leases.wrong_state` for what was sent, and
 * `leases.changed_elsewhere` for a version that is not the latest.
 */
export async function updateLease(
  work: Work,
  { id, version, ...said }: { id: string; version: number; terms: unknown; tenants: unknown },
): Promise<void> {
  const { tx } = work;
  const { lease, property, about } = await takeLease(work, id);
  expectPaper(lease, ['draft']);
  if (lease.version !== version) throw leaseErrors.changed_elsewhere({ version: lease.version });
  const asked = parseInput(contentNow(work), said, 'inputData');
  const listing = property.listingId ? await findListing(tx, property.listingId) : undefined;
  const { landlordId, partnerId } = property;
  await expectCollection(work, asked.terms, partnerId);
  const tenants = await tenantsOf(work, { asked: asked.tenants, listing, landlordId });
  await changeLease(tx, id, asked.terms);
  await setTenants(tx, id, tenants);
  await recordLeaseEvent(work, about, 'changed');
}

/** Who they are whom somebody wants as tenants, each once and none of them the landlord. */
async function tenantsOf(
  work: ReadWork,
  given: { asked: readonly LeaseTenantAsk[]; listing: Listing | undefined; landlordId: string },
): Promise<Tenant[]> {
  const { asked, listing, landlordId } = given;
  const tenants: Tenant[] = [];
  for (const [index, ask] of asked.entries()) {
    const tenant = ask.interestId
      ? await askerOf(work, { interestId: ask.interestId, listing, index })
      : await called(work, ask.email!, ask.name!);
    if (tenant.accountId === landlordId) throw leaseErrors.own_home();
    if (tenants.some(({ email }) => email === tenant.email))
      throw refused(`tenants.${index}`, 'not_allowed');
    tenants.push(tenant);
  }
  return tenants;
}

/** Whoever has this e-mail. An account that has not confirmed it may be anybody's. */
async function called({ tx }: ReadWork, email: string, name: string): Promise<Tenant> {
  const known = await findLogin(tx, { email });
  return { accountId: known?.verifiedAt ? known.id : null, email, name };
}

/** Who sent a form about this home that is still open. Whoever rents is of age. */
async function askerOf(
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
