import type { Work } from '../../../platform/work.ts';
import { lockOpenForms, moveForms } from '../store.ts';

/**
 * Declines the open forms about a home that is let, except those of its tenants. Their senders are told that it
 * is let. Permissions are not checked.
 */
export async function declineOthers(
  work: Work,
  {
    listingId,
    tenantIds,
    until,
  }: { listingId: string; tenantIds: readonly string[]; until: string | null },
): Promise<void> {
  const { tx, clock } = work;
  const forms = (await lockOpenForms(tx, listingId)).filter(
    ({ accountId, rentFrom }) =>
      !tenantIds.includes(accountId) && (until === null || rentFrom <= until),
  );
  const ids = forms.map(({ id }) => id);
  await moveForms(tx, ids, { state: 'declined', isLet: true }, clock.now());
  for (const { id: interestId, state } of forms)
    await work.emit({
      name: 'interest.declined',
      payload: { interestId, wasInvited: state === 'invited' },
    });
}
