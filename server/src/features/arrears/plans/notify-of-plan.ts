import { leasePath } from '@husvaer/domain/leases/paths';

import { findPeople, findReachable } from '../../accounts/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import { findSilent, notify, unsubscribeLinks } from '../../notifications/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import type { PlanMail } from '../messages/mail-texts.ts';
import { planMail } from '../mails.ts';
import type { PaymentPlan } from './store.ts';

interface Notice {
  rent: LeaseRent;
  plan: Pick<PaymentPlan, 'side' | 'instalments'>;
  what: PlanMail;
}

/** Notifies the others about a payment plan, in the application and by mail. */
export async function notifyOfPlan(work: Work, { rent, plan, what }: Notice): Promise<void> {
  const { leaseId, property } = rent;
  const path = leasePath({ id: leaseId, partnerId: property.partnerId });
  const accountIds = recipientsOf(work, { rent, plan, what });
  const reachable = await findReachable(work.tx, accountIds);
  // Only reminders can be turned off.
  const isReminder = what === 'due';
  const silent = isReminder
    ? await findSilent(work.tx, 'instalments', accountIds)
    : new Set<string>();
  const site = await siteAddress(work, property.partnerId);
  const url = new URL(path, site).href;
  const sender = await mailSender(work, property.partnerId);
  for (const { id: accountId, name } of await findPeople(work.tx, accountIds)) {
    await notify(work, {
      accountId,
      path,
      params: { title: property.name },
      kind: `plan_${what}`,
    });
    const to = reachable.get(accountId);
    if (!to || silent.has(accountId)) continue;
    const stop = isReminder
      ? unsubscribeLinks(work, { kind: 'instalments', accountId, site })
      : null;
    const mail = planMail(
      { language: to.language, name, url, sender },
      {
        what,
        home: property.name,
        instalments: plan.instalments,
        stop: stop && stop.page,
      },
    );
    await queueMail(work, {
      to: to.email,
      ...renderMail(mail),
      ...(stop && { headers: stop.headers }),
      sender,
    });
  }
}

/** The recipients: the side that answers, the side that asked, both, or the tenants who pay. */
function recipientsOf(
  { clock }: Pick<Work, 'clock'>,
  { rent: { property, assignment, tenants }, plan, what }: Notice,
): string[] {
  const today = clock.today().toString();
  const renting = tenants
    .filter(({ leftOn }) => leftOn === null || leftOn >= today)
    .flatMap(({ accountId }) => accountId ?? []);
  if (what === 'due') return [...new Set(renting)];
  const letting = [property.landlordId, ...(assignment.agentId ? [assignment.agentId] : [])];
  const [requesters, deciders] = plan.side === 'tenant' ? [renting, letting] : [letting, renting];
  const notified =
    what === 'proposed'
      ? deciders
      : what === 'declined'
        ? requesters
        : [...requesters, ...deciders];
  return [...new Set(notified)];
}
