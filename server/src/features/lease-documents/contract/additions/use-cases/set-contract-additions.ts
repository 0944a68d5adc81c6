import type { contractAdditions } from '@husvaer/domain/lease-documents/additions';
import type { z } from 'zod';

import type { Work } from '../../../../../platform/work.ts';
import { requireAgent } from '../../../../properties/public.ts';
import { setAdditions } from '../store.ts';
import type { AdditionKey } from '../additions.ts';

/**
 * Replaces an agency's additions to one kind of its documents. Documents that were sent do not change.
 */
export async function setContractAdditions(
  work: Work,
  { partnerId, kind, additions }: z.output<typeof contractAdditions>,
): Promise<AdditionKey> {
  requireAgent(work, partnerId);
  await setAdditions(work.tx, { partnerId, kind }, additions);
  return { partnerId, kind };
}
