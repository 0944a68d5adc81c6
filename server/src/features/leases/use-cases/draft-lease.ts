import { accountErrors } from '@husvaer/domain/accounts/errors';
import { isAdult } from '@husvaer/domain/interest/form';
import { OPEN_STATES } from '@husvaer/domain/interest/states';
import { requestErrors, type FieldReason } from '@husvaer/domain/kernel/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { z } from '@husvaer/domain/kernel/zod';
import { assignmentTerms, type AssignmentTerms } from '@husvaer/domain/leases/assignment';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { leaseTenants, type LeaseTenantAsk } from '@husvaer/domain/leases/tenants';
import { leaseTerms, type LeaseTerms } from '@husvaer/domain/leases/terms';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';
import { listingErrors } from '@husvaer/domain/listings/errors';

import { findLogin, findPeopleOf } from '../../accounts/public.ts';
import { findForm } from '../../interest/public.ts';
import { findListing, type Listing } from '../../listings/public.ts';
import type { AccountViewer } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { addEvent } from '../history/store.ts';
import { leasePolicy } from '../policy.ts';
import {
  addAssignment,
  findProperties,
  takeProperty,
  type Property,
} from '../assignments/store.ts';
import {
  addLease,
  changeLease,
  lockLease,
  setPaper,
  setTenants,
  type Lease,
  type LeaseTenant,
} from '../store.ts';

/** When a landlord without an agency is paid out, unless they say otherwise. */
const USUAL_PAYOUT_DAY = 15;

type Tenant = Pick<LeaseTenant, 'accountId' | 'email' | 'name'>;

const lawToday = ({ clock }: ReadWork) => {
  const today = clock.today().toString();
  return { today, law: tenancyLawOn(today) };
};

/**
 * Drafts a lease of a home, with the property and the assignment it stands on: its id. Throws
 * `request.invalid` with its fields, `listings.not_found` and `leases.own_home`.
 */
export async function draftLease(work: Work, said: unknown): Promise<string> {
  const { tx, clock } = work;
  const asked = parseInput(
    z.strictObject({
      listingId: z.uuid(),
      landlordId: z.uuid().nullish(),
      tenants: leaseTenants,
      terms: leaseTerms(lawToday(work)),
      assignment: assignmentTerms.nullish(),
    }),
    said,
    'inputData',
  );
  const { listing, author } = await lettable(work, asked.listingId);
  const landlordId = await landlordOf(work, { listing, author, wanted: asked.landlordId ?? null });
  const tenants = await tenantsOf(work, { asked: asked.tenants, listing, landlordId });
  const assignment = asked.assignment ?? ownAssignment(listing, asked.terms);

  const now = clock.now();
  const property = await takeProperty(tx, propertyOf(work.newId(), listing, landlordId), now);
  const [assignmentId, id] = [work.newId(), work.newId()];
  const agentId = listing.partner_id === null ? null : author.id;
  await addAssignment(
    tx,
    { ...assignment, id: assignmentId, propertyId: property.id, agentId },
    now,
  );
  await addLease(
    tx,
    { id, assignmentId, propertyId: property.id, createdBy: author.id },
    asked.terms,
    now,
  );
  await setTenants(tx, id, tenants);
  await addEvent(tx, id, { at: now, byId: author.id, name: 'drafted', payload: {} });
  return id;
}

/**
 * Changes what a draft says. Throws `leases.not_found`, `leases.wrong_state` for what was sent, and
 * `leases.changed_elsewhere` for a version that is not the latest.
 */
export async function changeDraft(
  work: Work,
  { id, version, ...said }: { id: string; version: number; terms: unknown; tenants: unknown },
): Promise<void> {
  const { tx, clock } = work;
  const { lease, property, author } = await takeLease(work, id);
  expectPaper(lease, ['draft']);
  if (lease.version !== version) throw leaseErrors.changed_elsewhere({ version: lease.version });
  const asked = parseInput(
    z.strictObject({ terms: leaseTerms(lawToday(work)), tenants: leaseTenants }),
    said,
    'inputData',
  );
  const listing = property.listingId ? await findListing(tx, property.listingId) : undefined;
  const { landlordId } = property;
  const tenants = await tenantsOf(work, { asked: asked.tenants, listing, landlordId });
  await changeLease(tx, id, asked.terms);
  await setTenants(tx, id, tenants);
  await addEvent(tx, id, { at: clock.now(), byId: author.id, name: 'changed', payload: {} });
}

/** Calls off a lease that nobody is bound by yet. */
export async function callOff(work: Work, id: string): Promise<void> {
  const { lease, author } = await takeLease(work, id);
  expectPaper(lease, ['draft', 'sent']);
  await setPaper(work.tx, id, 'called_off');
  const at = work.clock.now();
  await addEvent(work.tx, id, { at, byId: author.id, name: 'called_off', payload: {} });
}

function expectPaper({ paper }: Lease, wanted: readonly Lease['paper'][]): void {
  if (!wanted.includes(paper)) throw leaseErrors.wrong_state({ paper });
}

/** A lease for whoever may write its papers, locked. */
async function takeLease(work: Work, id: string) {
  const { tx, viewer } = work;
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const lease = await lockLease(tx, id);
  const [property] = lease ? await findProperties(tx, [lease.propertyId]) : [];
  if (!lease || !property || !leasePolicy.write(viewer, property)) throw leaseErrors.not_found();
  return { lease, property, author: viewer };
}

/** A home for whoever may let it. */
async function lettable({ tx, viewer }: ReadWork, listingId: string) {
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const listing = await findListing(tx, listingId);
  const whose = { partnerId: listing?.partner_id ?? null, landlordId: listing?.owner_id ?? '' };
  if (!listing || !leasePolicy.write(viewer, whose)) throw listingErrors.not_found({ listingId });
  return { listing, author: viewer };
}

/** Who lets: a private landlord themselves; of an agency's home one of its landlords, else the home's owner. */
async function landlordOf(
  { tx }: ReadWork,
  { listing, author, wanted }: { listing: Listing; author: AccountViewer; wanted: string | null },
): Promise<string> {
  if (listing.partner_id === null) {
    if (wanted !== null && wanted !== author.id) throw refused('landlordId', 'not_allowed');
    return author.id;
  }
  const landlordId = wanted ?? listing.owner_id;
  if (landlordId === null) throw refused('landlordId', 'required');
  const known = await findPeopleOf(tx, listing.partner_id, 'partner_landlord');
  const isTheirs = landlordId === listing.owner_id || known.some(({ id }) => id === landlordId);
  if (!isTheirs) throw refused('landlordId', 'not_allowed');
  return landlordId;
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

const refused = (field: string, reason: FieldReason) =>
  requestErrors.invalid({ fields: [{ path: `inputData.${field}`, reason }] });

/** What a landlord who lets on their own leaves to nobody. */
function ownAssignment(listing: Listing, { startsOn }: LeaseTerms): AssignmentTerms {
  if (listing.partner_id !== null) throw refused('assignment', 'required');
  return {
    startsOn,
    endsOn: null,
    brokering: null,
    management: null,
    addons: [],
    payoutDay: USUAL_PAYOUT_DAY,
    hasPayoutGuarantee: false,
  };
}

const propertyOf = (
  id: string,
  listing: Listing,
  landlordId: string,
): Omit<Property, 'serial'> => ({
  id,
  partnerId: listing.partner_id,
  landlordId,
  listingId: listing.id,
  name: listing.title,
  street: listing.street,
  streetNumber: listing.street_number,
  apartmentNumber: listing.apartment_number,
  postalCode: listing.postal_code,
  neighbourhood: listing.neighbourhood,
  city: listing.city,
  cityPlaceId: listing.city_place_id,
  lat: listing.lat,
  lng: listing.lng,
});
