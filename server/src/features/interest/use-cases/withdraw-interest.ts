import { accountErrors } from '@husvaer/domain/accounts/errors';
import { interestErrors } from '@husvaer/domain/interest/errors';

import type { Work } from '../../../platform/work.ts';
import { interestPolicy } from '../policy.ts';
import { lockForms, moveForms } from '../store.ts';
import { requireAllowedMove } from '../answered-form.ts';

/** Withdraws the viewer's own form: the landlord's side no longer sees it. */
export async function withdrawInterest(work: Work, id: string): Promise<void> {
  const { tx, viewer, clock } = work;
  if (!interestPolicy.send(viewer)) throw accountErrors.login_required();
  const [form] = await lockForms(tx, [id]);
  if (form?.accountId !== viewer.id) throw interestErrors.not_found();
  requireAllowedMove(form, 'withdrawn');
  await moveForms(tx, [id], { state: 'withdrawn' }, clock.now());
  const { listingId, state } = form;
  const payload = { interestId: id, listingId, wasInvited: state === 'invited' };
  await work.emit({ name: 'interest.withdrawn', payload });
}
