import { accountErrors } from '@husvaer/domain/accounts/errors';
import { interestErrors } from '@husvaer/domain/interest/errors';
import { canMove, type InterestState } from '@husvaer/domain/interest/states';

import { openIdentification } from '../../accounts/public.ts';
import { findListing } from '../../listings/public.ts';
import { startConversation } from '../../messaging/public.ts';
import type { AccountViewer } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { interestPolicy } from '../policy.ts';
import { lockForms, moveForms, type Form } from '../store.ts';
import { mayAnswer } from './may-answer.ts';
import { creditChecker } from './send-form.ts';

/**
 * These forms, for the landlord's side, which nobody else changes before this transaction ends.
 * Throws `interest.not_found` for one that is not there or not theirs.
 */
export async function takeForms(
  work: Work,
  ids: readonly string[],
): Promise<{ forms: Form[]; answerer: AccountViewer }> {
  const { viewer } = work;
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  const forms = await lockForms(work.tx, ids);
  if (forms.length !== ids.length) throw interestErrors.not_found();
  for (const form of forms) if (!(await mayAnswer(work, form))) throw interestErrors.not_found();
  return { forms, answerer: viewer };
}

/** One of them. */
async function takeForm(work: Work, id: string): Promise<Form & { answerer: AccountViewer }> {
  const { forms, answerer } = await takeForms(work, [id]);
  return { ...forms[0]!, answerer };
}

/** Throws `interest.wrong_state` where a form has come too far, or not far enough. */
export function expectMove({ state }: Form, to: InterestState): void {
  if (!canMove(state, to)) throw interestErrors.wrong_state({ state });
}

/** Keeps a form in mind, or no longer. */
export async function shortlistInterest(
  work: Work,
  { id, isShortlisted }: { id: string; isShortlisted: boolean },
): Promise<void> {
  const form = await takeForm(work, id);
  const state = isShortlisted ? 'shortlisted' : 'sent';
  if (form.state === state) return;
  expectMove(form, state);
  await moveForms(work.tx, [id], { state }, work.clock.now());
}

/** Says no, in the landlord's own kind words or in the house's. */
export async function declineInterest(
  work: Work,
  { id, text }: { id: string; text: string | null },
): Promise<void> {
  const form = await takeForm(work, id);
  expectMove(form, 'declined');
  await moveForms(work.tx, [id], { state: 'declined', declined_text: text }, work.clock.now());
  const wasInvited = form.state === 'invited';
  await work.emit({ name: 'interest.declined', payload: { interestId: id, wasInvited } });
}

/** Takes one's own form back: the landlord's side does not see it any more. */
export async function withdrawInterest(work: Work, id: string): Promise<void> {
  const { tx, viewer, clock } = work;
  if (!interestPolicy.send(viewer)) throw accountErrors.login_required();
  const [form] = await lockForms(tx, [id]);
  if (form?.accountId !== viewer.id) throw interestErrors.not_found();
  expectMove(form, 'withdrawn');
  await moveForms(tx, [id], { state: 'withdrawn' }, clock.now());
  const { listingId, state } = form;
  const payload = { interestId: id, listingId, wasInvited: state === 'invited' };
  await work.emit({ name: 'interest.withdrawn', payload });
}

/** Whose credit is checked: those that are chosen, not all who ask (norway.md § 7). */
const CHOSEN: readonly InterestState[] = ['shortlisted', 'invited'];

/**
 * The national identity number of somebody chosen who has agreed to a credit check, for the agents
 * of the partner who asked for it. Its opening is written down, and its owner is told. Throws
 * `interest.no_credit_check`, and `interest.wrong_state` for those not chosen.
 */
export async function openInterestIdentification(work: Work, id: string): Promise<string> {
  const { tx, viewer } = work;
  const form = await takeForm(work, id);
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

/** The conversation with whoever sent a form, begun now if there is none: its id. */
export async function talkAboutInterest(work: Work, id: string): Promise<string> {
  const { listingId, accountId, answerer } = await takeForm(work, id);
  const listing = await findListing(work.tx, listingId);
  return startConversation(work, { listing: listing!, by: accountId, to: answerer.id });
}
