import type { ReadWork } from '../../../platform/work.ts';
import { findPartner, type Partner } from '../store.ts';

/** A partner by id, for its pages on the public site. */
export async function findPartnerById(
  work: ReadWork,
  { partnerId }: { partnerId: string },
): Promise<Partner | null> {
  return (await findPartner(work.tx, partnerId)) ?? null;
}
