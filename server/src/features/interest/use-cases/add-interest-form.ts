import { TERMS_VERSION } from '@husvaer/domain/accounts/credentials';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { interestErrors } from '@husvaer/domain/interest/errors';
import { isNumberOf } from '@husvaer/domain/accounts/profile';
import { OPEN_STATES } from '@husvaer/domain/interest/states';
import { type InterestForm } from '@husvaer/domain/interest/form';
import { requestErrors, type FieldReason } from '@husvaer/domain/kernel/errors';
import { listingErrors } from '@husvaer/domain/listings/errors';

import { createAttachments } from '../../files/public.ts';
import { findConfirmed, getProfile, updateUserProfile } from '../../accounts/public.ts';
import { findListing, listingPolicy, type Listing } from '../../listings/public.ts';
import { findPartner, type Partner } from '../../partners/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import type { AccountViewer } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { setAttachments } from '../attachments/store.ts';
import { interestPolicy } from '../policy.ts';
import { lockFormOf, moveForms, writeForm } from '../store.ts';

/** The partner feature that turns on credit checks of tenants. */
const CREDIT_CHECK = 'credit_check';

/**
 * Sends the viewer's form about a home, or changes the one they sent. Returns its id. Throws
 * `request.invalid` for what the home does not ask for, the errors of {@link requireOpenListing} and `createAttachments`, and `interest.wrong_state` after a refusal for another
 * reason than that the home was let.
 */
export async function addInterestForm(work: Work, form: InterestForm): Promise<string> {
  const { tx, clock } = work;
  const { listing, sender } = await requireOpenListing(work, form.listingId);
  const { birthDate } = await findConfirmed(tx, sender.id);
  if (birthDate !== null && birthDate !== form.birthDate)
    throw requestErrors.invalid({
      fields: [{ path: 'inputData.birthDate', reason: 'not_allowed' }],
    });
  const known = await lockFormOf(tx, listing.id, sender.id);
  if (known?.state === 'declined' && !known.isLet)
    throw interestErrors.wrong_state({ state: known.state });

  // A yes that nobody asks for has no effect.
  const checker = await creditChecker(tx, listing);
  const agreesToCreditCheck = form.agreesToCreditCheck && checker !== undefined;
  await saveIdentification(work, sender, { ...form, agreesToCreditCheck });

  const now = clock.now();
  const ids = { id: work.newId(), listingId: listing.id, accountId: sender.id };
  const id = await writeForm(
    tx,
    { ...ids, termsVersion: TERMS_VERSION },
    { ...form, agreesToCreditCheck },
    now,
  );
  const files = { attachments: form.attachments, ownerId: sender.id, at: 'inputData.attachments' };
  const attachments = await createAttachments(work, files);
  await setAttachments(
    tx,
    id,
    attachments.map((document) => document.id),
  );
  // Withdrawn, or declined because the home was let, which is offered again.
  const isSentAgain = known !== undefined && !OPEN_STATES.includes(known.state);
  const sentAgain = { state: 'sent' as const, sent_at: now.toString(), told_at: null };
  if (isSentAgain) await moveForms(tx, [id], { ...sentAgain, isLet: false }, now);
  if (!known || isSentAgain)
    await work.emit({ name: 'interest.sent', payload: { interestId: id, listingId: listing.id } });
  return id;
}

/**
 * A home that the viewer may send a form about. Throws `accounts.login_required`, `listings.not_found`,
 * `interest.own_listing`, and `interest.not_open` when it is withdrawn or nobody would answer.
 */
export async function requireOpenListing(
  { tx, viewer }: ReadWork,
  listingId: string,
): Promise<{ listing: Listing; sender: AccountViewer }> {
  if (!interestPolicy.send(viewer)) throw accountErrors.login_required();
  const listing = await findListing(tx, listingId);
  if (!listing || !listingPolicy.knowOf(viewer, listing))
    throw listingErrors.not_found({ listingId });
  if (interestPolicy.answer(viewer, listing)) throw interestErrors.own_listing();
  const isAnswered = listing.ownerId ?? listing.contactId ?? listing.partnerId;
  if (!isAnswered || !listingPolicy.read(viewer, listing)) throw interestErrors.not_open();
  return { listing, sender: viewer };
}

/** The partner that checks the credit of this home's tenants; undefined when none does. */
export async function creditChecker(
  tx: ReadTx,
  { partnerId }: Pick<Listing, 'partnerId'>,
): Promise<Partner | undefined> {
  const partner = partnerId === null ? undefined : await findPartner(tx, partnerId);
  return partner?.features.includes(CREDIT_CHECK) ? partner : undefined;
}

/** Saves the number in the account, and only with a yes to the credit check; a yes requires a number. */
async function saveIdentification(
  work: Work,
  sender: AccountViewer,
  {
    nationalIdentification,
    agreesToCreditCheck,
    birthDate,
  }: Pick<InterestForm, 'nationalIdentification' | 'agreesToCreditCheck' | 'birthDate'>,
): Promise<void> {
  const refuse = (reason: FieldReason) =>
    requestErrors.invalid({ fields: [{ path: 'inputData.nationalIdentification', reason }] });
  if (nationalIdentification) {
    if (!agreesToCreditCheck) throw refuse('not_allowed');
    const { birthday } = await getProfile(work, sender.id);
    if (!isNumberOf(nationalIdentification, birthday ?? birthDate)) throw refuse('not_allowed');
    const data = {
      norwegianNationalIdentification: nationalIdentification,
      ...(birthday === null && { birthday: birthDate }),
    };
    await updateUserProfile(work, { accountId: sender.id, data });
  } else if (agreesToCreditCheck && !(await getProfile(work, sender.id)).identificationHint) {
    throw refuse('required');
  }
}
