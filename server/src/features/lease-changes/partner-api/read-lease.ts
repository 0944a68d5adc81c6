import { withChanges } from '../../partners/public.ts';
import type { PartnerViewer } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { getLease, getOpenContradictions } from '../../leases/public.ts';
import { noteLeases } from './note-leases.ts';
import { writeLease } from './write.ts';

/** A lease with what is open of its contradictions. */
export async function readLease(work: ReadWork, id: string) {
  const view = await getLease(work, id);
  const [lease] = await withChanges(work, [writeLease(view)]);
  return { ...lease, contradictions: await getOpenContradictions(work, view) };
}

/** The answer of a call that changed a lease. */
export async function readChanged(work: Work, { partnerId }: PartnerViewer, id: string) {
  await noteLeases(work, { partnerId, ids: [id] });
  return readLease(work, id);
}
