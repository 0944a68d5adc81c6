import { parseInput } from '@husvaer/domain/kernel/validation';
import { contractAdditions } from '@husvaer/domain/lease-documents/additions';

import type { Work } from '../../../../../platform/work.ts';
import { requireAgent } from '../../../../properties/public.ts';
import { setAdditions } from '../store.ts';
import type { Which } from '../additions.ts';

/**
 * Says anew what an agency adds to one kind of its papers. What was sent stays as it is. Throws
 * `request.invalid` with every variable that is unknown or malformed, by the text that it is.
 */
export async function setContractAdditions(work: Work, said: unknown): Promise<Which> {
  const { partnerId, kind, additions } = parseInput(contractAdditions, said, 'inputData');
  requireAgent(work, partnerId);
  await setAdditions(work.tx, { partnerId, kind }, additions);
  return { partnerId, kind };
}
