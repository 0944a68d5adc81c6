import { partnerErrors } from '@husvaer/domain/partners/errors';

import type { ReadWork } from '../../../../platform/work.ts';
import { partnerPolicy } from '../../policy.ts';
import { type StaffPerson, findStaff } from '../staff.ts';

/**
 * Everyone who works for an agency, those on its site first. Throws `partners.not_found` unless the viewer is
 * one of its agents.
 */
export async function getPartnerStaff(
  work: ReadWork,
  { partnerId }: { partnerId: string },
): Promise<StaffPerson[]> {
  if (!partnerPolicy.present(work.viewer, partnerId)) throw partnerErrors.not_found();
  return findStaff(work.tx, partnerId);
}
