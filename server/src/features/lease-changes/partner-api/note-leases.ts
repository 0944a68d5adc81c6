import { leaseStatus } from '@husvaer/domain/leases/status';

import { findKeyedPartners, noteShown, notifyPartners, systemOf } from '../../partners/public.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { viewLeases } from '../../leases/public.ts';
import { findLeasesToNote } from './store.ts';
import { writeLease } from './write.ts';

/** Leases that one transaction compares. */
const AT_ONCE = 100;

/** Notes what changed in what a partner's system reads of leases. Sends `lease.status_changed`. */
export async function noteLeases(
  work: Work,
  { partnerId, ids }: { partnerId: string; ids: readonly string[] },
): Promise<void> {
  const changes = await noteShown(work, {
    partnerId,
    ids,
    kind: 'lease',
    async read(some) {
      const leases = await viewLeases(work, systemOf(partnerId), some);
      return leases.map((lease) => {
        const { id, facts, today, side } = lease;
        return {
          id,
          answer: writeLease(lease),
          notified: { status: leaseStatus(facts, today, side) },
        };
      });
    },
  });
  const at = work.clock.now();
  await notifyPartners(
    work,
    changes.flatMap(({ id: leaseId, before, now }) =>
      before === null || before.status === now.status
        ? []
        : [{ partnerId, type: 'lease.status_changed', at, data: { leaseId, ...now } }],
    ),
  );
}

/** Compares the leases that a day can change. */
export const noteLeasesJob = {
  name: 'lease_changes.note_leases',
  cron: '12 * * * *',
  async perform({ runner }: JobContext): Promise<void> {
    for (const partnerId of await runner.read(SYSTEM, ({ tx }) => findKeyedPartners(tx), undefined))
      for (let after: string | null = null; ;) {
        const part = { partnerId, after, limit: AT_ONCE };
        const ids: string[] = await runner.read(SYSTEM, findNext, part);
        await runner.run(SYSTEM, noteLeases, { partnerId, ids });
        if (ids.length < AT_ONCE) break;
        after = ids.at(-1)!;
      }
  },
};

const findNext = ({ tx }: ReadWork, part: Parameters<typeof findLeasesToNote>[1]) =>
  findLeasesToNote(tx, part);
