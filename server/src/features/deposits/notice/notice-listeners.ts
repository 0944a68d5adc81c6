import { z } from 'zod';

import { answerUntil, releaseState } from '@husvaer/domain/deposits/release';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { cancelLettersOfLease, findPostalLetters } from '../../postal/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import type { Work } from '../../../platform/work.ts';
import { openRelease } from '../deposit-facts.ts';
import { notifySide } from '../notify-people.ts';
import { changeRelease, findReleases, type Release } from '../records/releases/store.ts';
import { lockDepositOf } from '../store.ts';

const about = z.object({ leaseId: uuid });

export const noticeListeners: readonly Listener[] = [
  {
    event: 'postal.letters_posted',
    name: 'deposits.record_notice',
    handle: (work, payload) => recordNotice(work, about.parse(payload).leaseId),
  },
  {
    event: 'deposits.changed',
    name: 'deposits.cancel_notice',
    handle: (work, payload) => cancelNotice(work, about.parse(payload).leaseId),
  },
];

/**
 * The five weeks begin when the last tenant's letter is recorded as posted. The day of the posting may be stated weeks
 * later: the tenant would then be told of a last day that is over, and the bank would pay at once.
 */
async function recordNotice(work: Work, leaseId: string): Promise<void> {
  const { tx, clock } = work;
  const claim = await lockNotifying(work, leaseId);
  if (!claim) return;
  const letters = await findPostalLetters(tx, { ofIds: [claim.id] });
  const days = letters.map(({ postedOn }) => postedOn);
  if (days.length === 0 || !days.every((day) => day !== null)) return;
  const postedOn = days.reduce((last, day) => (day > last ? day : last));
  const notifiedOn = clock.today().toString();
  await changeRelease(tx, claim.id, { notifiedOn });
  for (const side of ['tenant', 'landlord'] as const)
    await notifySide(work, { leaseId, side }, (mails, { title, day }) =>
      mails.notice_posted[side]({
        title,
        posted: day(postedOn),
        until: day(answerUntil(notifiedOn)),
      }),
    );
  await work.emit({ name: 'deposits.changed', payload: { leaseId } });
}

/** A notice that nobody needs any longer is not posted. */
async function cancelNotice(work: Work, leaseId: string): Promise<void> {
  if (!(await lockNotifying(work, leaseId)))
    await cancelLettersOfLease(work, leaseId, ['deposit_claim']);
}

/** The claim of a lease whose notice is not posted yet. */
async function lockNotifying({ tx, clock }: Work, leaseId: string): Promise<Release | undefined> {
  const deposit = await lockDepositOf(tx, leaseId);
  const claim = deposit && openRelease(await findReleases(tx, [deposit.id]));
  const today = clock.today().toString();
  return claim && releaseState(claim, today) === 'notifying' ? claim : undefined;
}
