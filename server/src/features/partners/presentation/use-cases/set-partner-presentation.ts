import { partnerErrors } from '@husvaer/domain/partners/errors';
import type { PartnerPresentation } from '@husvaer/domain/partners/presentation';

import type { Work } from '../../../../platform/work.ts';
import { partnerPolicy } from '../../policy.ts';
import { savePresentation } from '../store.ts';
import { findStaff } from '../staff.ts';

/**
 * Replaces an agency's presentation. Throws `partners.not_found` when the viewer may not present the
 * agency, and when one of the people does not work there.
 */
export async function setPartnerPresentation(
  work: Work,
  input: PartnerPresentation,
): Promise<void> {
  if (!partnerPolicy.present(work.viewer, input.partnerId)) throw partnerErrors.not_found();
  const staff = new Set((await findStaff(work.tx, input.partnerId)).map(({ id }) => id));
  // A person who is given twice is kept once, as they were given first.
  const ids = input.people.map(({ accountId }) => accountId);
  const people = input.people.filter(({ accountId }, at) => ids.indexOf(accountId) === at);
  if (people.some(({ accountId }) => !staff.has(accountId))) throw partnerErrors.not_found();
  await savePresentation(work.tx, { ...input, people });
}
