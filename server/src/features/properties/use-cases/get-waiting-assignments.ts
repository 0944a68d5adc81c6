import { findPeople, type Person } from '../../accounts/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import {
  countWaiting,
  findAssignments,
  findProperties,
  findWaitingIds,
  type Assignment,
  type Property,
} from '../store.ts';
import { requireAgent } from './require-agent.ts';

/** An assignment without a lease: `waiting_for_creation`. */
export interface WaitingAssignment {
  assignment: Assignment;
  property: Property;
  landlord: Person | undefined;
}

/**
 * An agency's assignments without a lease, latest first. Throws `leases.not_found` unless the viewer is one
 * of its agents.
 */
export async function getWaitingAssignments(
  work: ReadWork,
  { partnerId, ...page }: { partnerId: string; limit: number; skip: number },
): Promise<{ data: WaitingAssignment[]; total: number }> {
  requireAgent(work, partnerId);
  const { tx } = work;
  const ids = await findWaitingIds(tx, partnerId, page);
  const assignments = new Map((await findAssignments(tx, ids)).map((one) => [one.id, one]));
  const propertyIds = [...assignments.values()].map(({ propertyId }) => propertyId);
  const properties = new Map((await findProperties(tx, propertyIds)).map((one) => [one.id, one]));
  const landlordIds = [...properties.values()].map(({ landlordId }) => landlordId);
  const people = new Map((await findPeople(tx, landlordIds)).map((one) => [one.id, one]));
  const data = ids.flatMap((id) => {
    const assignment = assignments.get(id);
    const property = assignment && properties.get(assignment.propertyId);
    return property ? [{ assignment, property, landlord: people.get(property.landlordId) }] : [];
  });
  return { data, total: await countWaiting(tx, partnerId) };
}
