import { interestErrors } from '@husvaer/domain/interest/errors';
import type { InterestState } from '@husvaer/domain/interest/states';

import { openIdentification } from '../../accounts/public.ts';
import { findListing } from '../../listings/public.ts';
import type { Work } from '../../../platform/work.ts';
import { interestPolicy } from '../policy.ts';
import { creditChecker } from './add-interest-form.ts';
import { loadFormForUpdate } from '../answered-form.ts';

/** The states in which credit may be checked: chosen people, not all who ask (norway.md § 7). */
const CHOSEN: readonly InterestState[] = ['shortlisted', 'invited'];

/**
 * Opens the national identity number of a chosen person who has agreed to a credit check, for the agents of
 * the partner that asked for it. Records the opening and notifies its owner. Throws
 * `interest.no_credit_check`, and `interest.wrong_state` for people not chosen.
 */
export async function openInterestIdentification(work: Work, id: string): Promise<string> {
  const { tx, viewer } = work;
  const form = await loadFormForUpdate(work, id);
  const listing = await findListing(tx, form.listingId);
  if (!listing || !interestPolicy.answerForPartner(viewer, listing))
    throw interestErrors.not_found();
  if (!form.agreesToCreditCheck || !(await creditChecker(tx, listing)))
    throw interestErrors.no_credit_check();
  if (!CHOSEN.includes(form.state)) throw interestErrors.wrong_state({ state: form.state });
  const number = await openIdentification(work, {
    accountId: form.accountId,
    purpose: `credit check, ${listing.title}`,
  });
  if (number === null) throw interestErrors.no_credit_check();
  await work.emit({ name: 'interest.identification_opened', payload: { interestId: id } });
  return number;
}
