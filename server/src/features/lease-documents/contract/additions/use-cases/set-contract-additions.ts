import { parseInput } from '@husvaer/domain/kernel/validation';
import { contractAdditions } from '@husvaer/domain/lease-documents/additions';

import type { Work } from '../../../../../platform/work.ts';
import { requireAgent } from '../../../../properties/public.ts';
import { setAdditions } from '../store.ts';
import type { AdditionKey } from '../additions.ts';

/**
 * Replaces an agency's additions to one kind of its documents. Documents that were sent do not change. Throws
 * `request.invalid` with each unknown or malformed variable and the text that has it.
 */
export async function setContractAdditions(work: Work, input: unknown): Promise<AdditionKey> {
  const { partnerId, kind, additions } = parseInput(contractAdditions, input, 'inputData');
  requireAgent(work, partnerId);
  await setAdditions(work.tx, { partnerId, kind }, additions);
  return { partnerId, kind };
}
