import { z } from 'zod';

import { findPeopleOf } from '../accounts/public.ts';
import { findDepositTerms } from '../leases/public.ts';
import { accountChannel } from '../notifications/public.ts';
import type { Listener } from '../../platform/dispatcher.ts';

const changed = z.object({ leaseId: z.uuid() });

/** Tells the browsers of everybody a lease is about that its deposit is another than it was. */
export const tellBrowsers: Listener = {
  event: 'deposit.changed',
  name: 'deposits.tell_browsers',
  async hear({ tx, tell }, payload) {
    const { leaseId } = changed.parse(payload);
    const terms = await findDepositTerms(tx, leaseId);
    if (!terms) return;
    const { partnerId, landlordId, tenants } = terms;
    const agents = partnerId ? await findPeopleOf(tx, partnerId, 'agent') : [];
    const accountIds = new Set([
      ...tenants.flatMap(({ accountId }) => accountId ?? []),
      landlordId,
      ...agents.map(({ id }) => id),
    ]);
    for (const accountId of accountIds)
      tell(accountChannel(accountId), 'lease-changed', { contractId: leaseId });
  },
};
