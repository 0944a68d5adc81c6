import type { NotificationKind } from '@husvaer/domain/notifications/notification';
import { leasePath } from '@husvaer/domain/leases/paths';

import { notify } from '../notifications/public.ts';
import type { LeaseView } from '../leases/public.ts';
import type { Work } from '../../platform/work.ts';

/** The recipients of each notification. */
const RECIPIENTS = {
  rent_said_paid: 'letting',
  rent_denied_paid: 'tenants',
  rent_received: 'tenants',
  rent_collected: 'tenants',
  coming_rent_raised: 'tenants',
  rent_objected: 'letting',
  objection_settled: 'tenants',
  due_day_moved: 'both',
  rent_account_changed: 'both',
} as const satisfies Partial<Record<NotificationKind, 'letting' | 'tenants' | 'both'>>;

interface NotifiedLease extends Pick<LeaseView, 'id' | 'property'> {
  tenants: readonly { accountId: string | null }[];
  agent?: { id: string } | undefined;
}

/** Notifies one side of a lease, or both, of an event of its rent. */
export async function notifyParties(
  work: Work,
  { id, property, tenants, agent }: NotifiedLease,
  kind: keyof typeof RECIPIENTS,
): Promise<void> {
  const notified: 'letting' | 'tenants' | 'both' = RECIPIENTS[kind];
  const accountIds = [
    ...(notified === 'letting' ? [] : tenants.flatMap(({ accountId }) => accountId ?? [])),
    ...(notified === 'tenants' ? [] : [property.landlordId, ...(agent ? [agent.id] : [])]),
  ];
  for (const accountId of new Set(accountIds))
    await notify(work, {
      accountId,
      kind,
      params: { title: property.name },
      path: leasePath({ id, partnerId: property.partnerId }),
    });
}
