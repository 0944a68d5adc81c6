import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { ReadWork } from '../../../../platform/work.ts';
import { leasePolicy } from '../../../properties/public.ts';
import { findPropertyOf } from '../store.ts';
import { type JanitorProperty, viewProperties } from './get-janitor-properties.ts';

/** The home of a lease, as its janitor sees it. Throws `leases.not_found` for others. */
export async function getJanitorProperty(
  { tx, viewer, clock }: ReadWork,
  leaseId: string,
): Promise<JanitorProperty> {
  const id = await findPropertyOf(tx, leaseId);
  const [found] = await viewProperties(tx, id ? [id] : [], clock.today().toString());
  const partnerId = found?.property.partnerId;
  if (!found || !partnerId || !leasePolicy.seeContacts(viewer, partnerId))
    throw leaseErrors.not_found();
  return found;
}
