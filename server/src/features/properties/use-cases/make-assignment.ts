import { accountErrors } from '@husvaer/domain/accounts/errors';
import { USUAL_PAYOUT_DAY, type AssignmentTerms } from '@husvaer/domain/properties/assignment';
import { listingErrors } from '@husvaer/domain/listings/errors';

import { findPeopleOf } from '../../accounts/public.ts';
import { findListing, type Listing } from '../../listings/public.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { requireLicence } from '../require-licence.ts';
import { addAssignment, findOrCreateProperty, type Property } from '../store.ts';
import { accountOf, leasePolicy, type LeaseViewer } from '../policy.ts';
import { refused } from '../refuse-field.ts';

/** What a lease is drafted under: a property and an assignment of its landlord. */
export interface Letting {
  assignmentId: string;
  property: Property;
  listing: Listing | undefined;
}

/**
 * Creates an assignment from a landlord to an agency, with its property. Throws `request.invalid` with its
 * fields, `listings.not_found`, and `leases.licence_missing`.
 */
export async function makeAssignment(
  work: Work,
  request: {
    listingId: string;
    landlordId: string | null;
    /** The viewer by default, if they are a person. */
    agentId?: string | null;
    /** Null without an agency: from this day on, with the default terms. */
    terms: AssignmentTerms | null;
    startsOn: string;
  },
): Promise<Letting> {
  const { tx, clock, viewer } = work;
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const listing = await lettable(work, viewer, request.listingId);
  const landlordId = await landlordOf(work, { listing, viewer, wanted: request.landlordId });
  const terms = request.terms ?? ownTerms(listing, request.startsOn);
  await requireLicence(tx, listing.partnerId, terms);
  const now = clock.now();
  const property = await findOrCreateProperty(
    tx,
    propertyOf(work.newId(), listing, landlordId),
    now,
  );
  const assignmentId = work.newId();
  const agentId = listing.partnerId === null ? null : (request.agentId ?? accountOf(viewer));
  const madeById = accountIdOf(viewer);
  await addAssignment(
    tx,
    { ...terms, id: assignmentId, propertyId: property.id, agentId, madeById },
    now,
  );
  return { assignmentId, property, listing };
}

/** A home, for users who may let it. */
async function lettable({ tx }: ReadWork, viewer: LeaseViewer, listingId: string) {
  const listing = await findListing(tx, listingId);
  const letting = { partnerId: listing?.partnerId ?? null, landlordId: listing?.ownerId ?? '' };
  if (!listing || !leasePolicy.write(viewer, letting)) throw listingErrors.not_found({ listingId });
  return listing;
}

/** The landlord: the private owner; for an agency's home one of its landlords, or else the home's owner. */
async function landlordOf(
  { tx }: ReadWork,
  { listing, viewer, wanted }: { listing: Listing; viewer: LeaseViewer; wanted: string | null },
): Promise<string> {
  const landlordId = wanted ?? listing.ownerId;
  if (listing.partnerId === null && landlordId !== accountOf(viewer))
    throw refused('landlordId', 'not_allowed');
  if (landlordId === null) throw refused('landlordId', 'required');
  if (landlordId === listing.ownerId || listing.partnerId === null) return landlordId;
  const known = await findPeopleOf(tx, listing.partnerId, 'partner_landlord');
  if (!known.some(({ id }) => id === landlordId)) throw refused('landlordId', 'not_allowed');
  return landlordId;
}

/** The terms of a landlord without an agency. */
function ownTerms(listing: Listing, startsOn: string): AssignmentTerms {
  if (listing.partnerId !== null) throw refused('assignment', 'required');
  return {
    startsOn,
    endsOn: null,
    brokering: null,
    hadOtherBroker: false,
    management: null,
    addons: [],
    payoutDay: USUAL_PAYOUT_DAY,
    guaranteeMonths: null,
  };
}

const propertyOf = (
  id: string,
  listing: Listing,
  landlordId: string,
): Omit<Property, 'serial'> => ({
  id,
  partnerId: listing.partnerId,
  landlordId,
  listingId: listing.id,
  name: listing.title,
  street: listing.street,
  streetNumber: listing.streetNumber,
  apartmentNumber: listing.apartmentNumber,
  postalCode: listing.postalCode,
  neighbourhood: listing.neighbourhood,
  city: listing.city,
  cityPlaceId: listing.cityPlaceId,
  lat: listing.lat,
  lng: listing.lng,
});
