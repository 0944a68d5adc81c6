import { warnedUntil } from '@husvaer/domain/partners/api-key';

import type { Job } from '../../../platform/jobs.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { findPeopleOf, findReachable } from '../../accounts/public.ts';
import { notify } from '../../notifications/public.ts';
import { mailSender } from '../mail-sender.ts';
import { keyEndsMail } from '../mails.ts';
import { siteAddress } from '../site-address.ts';
import { markWarned } from './store.ts';

const PATH = '/money/settings/keys';

/** Tells people, once, that a key of their agency ends soon: their system stops working then. */
export const warnOfKeys: Job = {
  name: 'partners.warn_of_keys',
  cron: '17 7 * * *',
  async perform({ runner }) {
    await runner.run(SYSTEM, warn, undefined);
  },
};

async function warn(work: Work): Promise<void> {
  const { tx, clock } = work;
  const today = clock.today().toString();
  const days = { from: today, until: warnedUntil(today), at: clock.now() };
  for (const { name: key, partnerId, endsOn, createdBy } of await markWarned(tx, days)) {
    const agents = await findPeopleOf(tx, partnerId, 'agent');
    // An operator's key has no maker among the agents, and a maker may have left.
    const maker = agents.filter(({ id }) => id === createdBy);
    const people = maker.length > 0 ? maker : agents;
    const sender = await mailSender(work, partnerId);
    const url = new URL(PATH, await siteAddress(work, partnerId)).href;
    const reachable = await findReachable(
      tx,
      people.map(({ id }) => id),
    );
    for (const { id: accountId, name } of people) {
      const about = { kind: 'api_key_ends_soon', params: { title: key }, path: PATH } as const;
      await notify(work, { accountId, ...about });
      const to = reachable.get(accountId);
      if (!to) continue;
      const mail = keyEndsMail({ language: to.language, name, url, sender }, { key, endsOn });
      await queueMail(work, { sender, to: to.email, ...renderMail(mail) });
    }
  }
}
