import { REMINDER_HOURS } from '@husvaer/domain/interest/viewing';

import { findLogin } from '../../accounts/public.ts';
import { findListing } from '../../listings/public.ts';
import { findSilent, notify, unsubscribeLinks } from '../../notifications/public.ts';
import { siteAddress, siteUsedBy } from '../../partners/public.ts';
import type { Job } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { landlordsOf } from '../landlords.ts';
import { heldMail, reminderMail } from '../mails.ts';
import { writeMail } from '../notify.ts';
import { findHeldViewing, findUnreminded, recordReminder, type HeldViewing } from './store.ts';

/** Reminds people of viewings, once, a day before. */
export const remindOfViewings: Job = {
  name: 'interest.remind_of_viewings',
  cron: '*/10 * * * *',
  async perform({ runner }) {
    const ids = await runner.read(
      SYSTEM,
      ({ tx, clock }) => {
        const now = clock.now();
        return findUnreminded(tx, { now, until: now.add({ hours: REMINDER_HOURS }) });
      },
      undefined,
    );
    for (const id of ids) await runner.run(SYSTEM, remindOf, id);
  },
};

async function remindOf(work: Work, id: string): Promise<void> {
  if (!(await recordReminder(work.tx, id, work.clock.now()))) return;
  const viewing = await findHeldViewing(work.tx, id);
  if (!viewing) return;
  await remindInvited(work, viewing);
  await remindLandlords(work, viewing);
}

/** Reminds invited people who have not declined. */
async function remindInvited(work: Work, viewing: HeldViewing): Promise<void> {
  const { home: title, startsAt, listingId } = viewing;
  const partnerId = (await findListing(work.tx, listingId))?.partnerId ?? null;
  for (const { id, accountId, answer } of viewing.people) {
    if (answer === 'declined') continue;
    const path = `/my-interest#${id}`;
    await notify(work, {
      accountId,
      kind: 'viewing_reminder',
      path,
      params: { title, startsAt: startsAt.toString() },
    });
    const to = await findLogin(work.tx, { id: accountId });
    if (!to) continue;
    const site = await siteUsedBy(work, accountId, partnerId);
    const url = new URL(path, site).href;
    await writeMail(
      work,
      { to, partnerId },
      {
        mail: (reader) => reminderMail({ ...reader, url }, { title, viewing }),
      },
    );
  }
}

/** Reminds those who answer for the home: who comes, who does not, and who has not answered. */
async function remindLandlords(work: Work, viewing: HeldViewing): Promise<void> {
  const { home: title, startsAt, people, listingId } = viewing;
  const listing = await findListing(work.tx, listingId);
  if (!listing) return;
  const landlords = await landlordsOf(work, listing);
  const site = await siteAddress(work, listing.partnerId);
  const silent = await findSilent(
    work.tx,
    'interest',
    landlords.map(({ id }) => id),
  );
  const count = (input: HeldViewing['people'][number]['answer']) =>
    people.filter(({ answer }) => answer === input).length;
  for (const to of landlords) {
    await notify(work, {
      accountId: to.id,
      kind: 'viewing_reminder',
      path: '/viewings',
      params: { title, startsAt: startsAt.toString() },
    });
    if (silent.has(to.id)) continue;
    const stop = unsubscribeLinks(work, { kind: 'interest', accountId: to.id, site });
    const url = new URL('/viewings', site).href;
    await writeMail(
      work,
      { to, partnerId: listing.partnerId },
      {
        mail: (reader) =>
          heldMail(
            { ...reader, url },
            {
              title,
              viewing,
              stop: stop.page,
              come: count('accepted'),
              notCome: count('declined'),
              otherTime: count('proposed'),
              silent: count(null),
            },
          ),
        headers: stop.headers,
      },
    );
  }
}
