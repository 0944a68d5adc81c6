import { leasePath } from '@husvaer/domain/leases/paths';

import { releaseAccount } from '../../accounts/public.ts';
import { notify } from '../../notifications/public.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findProperties } from '../../properties/public.ts';
import { recordLeaseEvent } from '../history/record.ts';
import { findTenants, lockLease } from '../store.ts';
import { findUnnotified, markNotified } from '../dated-events/store.ts';
import { effectiveEnd } from '../lease-view.ts';

/** Leases that one query reads; each has a transaction of its own. */
const AT_ONCE = 500;

/** Records that leases have begun, end soon or are over, once each. */
export async function recordLeaseDays({ runner }: JobContext): Promise<void> {
  for (const what of ['begun', 'ends_soon', 'over'] as const) {
    const ids = await runner.read(SYSTEM, findDue, what);
    for (const id of ids) await runner.run(SYSTEM, notifyOne, { id, what });
  }
}

type What = 'begun' | 'ends_soon' | 'over';

const findDue = ({ tx, clock }: ReadWork, what: What): Promise<string[]> =>
  findUnnotified(tx, what, clock.today().toString(), AT_ONCE);

async function notifyOne(work: Work, { id, what }: { id: string; what: What }): Promise<void> {
  const { tx, clock } = work;
  const lease = await lockLease(tx, id);
  const [property] = lease ? await findProperties(tx, [lease.propertyId]) : [];
  if (!lease || !property) return;
  await markNotified(tx, id, what, clock.now());
  const endsOn = effectiveEnd(lease);
  // A term that is too short has no end.
  if (what !== 'begun' && endsOn === null) return;
  const { partnerId } = property;
  await recordLeaseEvent(
    work,
    { leaseId: id, partnerId },
    what,
    what === 'begun' ? {} : { endsOn },
  );
  if (what === 'over') await releaseAccount(tx, id);
  const tenants = (await findTenants(tx, [id])).flatMap(({ accountId, leftOn }) =>
    accountId && leftOn === null ? [accountId] : [],
  );
  for (const accountId of [...tenants, property.landlordId])
    await notify(work, {
      accountId,
      kind: `lease_${what}`,
      params: { title: property.name },
      path: leasePath({ id, partnerId }),
    });
}
