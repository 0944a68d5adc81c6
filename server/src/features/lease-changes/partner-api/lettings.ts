import { leaseErrors } from '@husvaer/domain/leases/errors';
import { listingErrors } from '@husvaer/domain/listings/errors';

import { findPeople, findPeopleOf } from '../../accounts/public.ts';
import { findByExternalId, findListings } from '../../listings/public.ts';
import type { PartnerViewer } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import {
  findAssignments,
  findProperties,
  makeAssignment,
  refused,
} from '../../properties/public.ts';
import type { AssignmentDraft } from './shapes.ts';
import { findAssignmentsWithLease } from './store.ts';
import { writeAssignment, writeProperty } from './write.ts';

/** Those of these properties that are the partner's, in this order. */
export async function readProperties(
  { tx }: ReadWork,
  { partnerId }: PartnerViewer,
  ids: readonly string[],
) {
  const properties = new Map((await findProperties(tx, ids)).map((one) => [one.id, one]));
  const theirs = ids.flatMap((id) => properties.get(id) ?? []);
  const listingIds = theirs.flatMap(({ listingId }) => listingId ?? []);
  const listings = listingIds.length === 0 ? [] : await findListings(tx, listingIds);
  const people = await findPeople(
    tx,
    theirs.map(({ landlordId }) => landlordId),
  );
  return theirs
    .filter((property) => property.partnerId === partnerId)
    .map((property) =>
      writeProperty(property, {
        landlord: people.find(({ id }) => id === property.landlordId),
        listing: listings.find(({ id }) => id === property.listingId),
      }),
    );
}

/** Throws `leases.property_not_found`, also for another partner's property. */
export async function readProperty(work: ReadWork, viewer: PartnerViewer, id: string) {
  const [property] = await readProperties(work, viewer, [id]);
  if (!property) throw leaseErrors.property_not_found();
  return property;
}

/** Those of these assignments that are the partner's, in this order. */
export async function readAssignments(
  { tx }: ReadWork,
  { partnerId }: PartnerViewer,
  ids: readonly string[],
) {
  const assignments = await findAssignments(tx, ids);
  const properties = await findProperties(
    tx,
    assignments.map(({ propertyId }) => propertyId),
  );
  const theirs = new Set(
    properties.filter((property) => property.partnerId === partnerId).map(({ id }) => id),
  );
  const withLease = await findAssignmentsWithLease(tx, ids);
  return ids.flatMap((id) => {
    const assignment = assignments.find((one) => one.id === id);
    return assignment && theirs.has(assignment.propertyId)
      ? writeAssignment(assignment, withLease.has(id))
      : [];
  });
}

/** Throws `leases.assignment_not_found`, also for another partner's assignment. */
export async function readAssignment(work: ReadWork, viewer: PartnerViewer, id: string) {
  const [assignment] = await readAssignments(work, viewer, [id]);
  if (!assignment) throw leaseErrors.assignment_not_found();
  return assignment;
}

/** Creates an assignment for a home of the partner. Returns its id. Throws as {@link makeAssignment} does. */
export async function addAssignmentFor(
  work: Work,
  { partnerId }: PartnerViewer,
  input: AssignmentDraft,
): Promise<string> {
  const { tx } = work;
  if ((input.listingId === undefined) === (input.listingExternalId === undefined))
    throw refused('listingExternalId', input.listingId ? 'not_allowed' : 'required');
  const listingId =
    input.listingId ?? (await findByExternalId(tx, partnerId, input.listingExternalId!))?.id;
  if (!listingId) throw listingErrors.not_found({ externalId: input.listingExternalId });
  const called = async (
    field: 'landlordEmail' | 'agentEmail',
    role: 'partner_landlord' | 'agent',
  ) => {
    const wanted = input[field];
    if (wanted === undefined) return null;
    const known = await findPeopleOf(tx, partnerId, role);
    const person = known.find(({ email }) => email === wanted);
    if (!person) throw refused(field, 'not_allowed');
    return person.id;
  };
  const { assignmentId } = await makeAssignment(work, {
    listingId,
    landlordId: input.landlordId ?? (await called('landlordEmail', 'partner_landlord')),
    agentId: await called('agentEmail', 'agent'),
    terms: input.terms,
    startsOn: input.terms.startsOn,
  });
  return assignmentId;
}
