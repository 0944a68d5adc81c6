import type { AdditionKind, ContractAddition } from '@husvaer/domain/lease-documents/additions';

import type { ReadWork } from '../../../../../platform/work.ts';
import type { Addition } from '../../contract.ts';
import { requireAgent } from '../../../../properties/public.ts';
import { findAdditions } from '../store.ts';
import type { AdditionKey } from '../additions.ts';

/**
 * The agency's additions to a document, in the document's language. Landlords without an agency have none.
 */
export async function additionsOf(
  { tx }: ReadWork,
  { property: { partnerId } }: { property: { partnerId: string | null } },
  { kind, language }: { kind: AdditionKind; language: 'en' | 'no' },
): Promise<Addition[]> {
  if (partnerId === null) return [];
  const additions = await findAdditions(tx, { partnerId, kind });
  return additions.map(({ no, en }) => (language === 'en' && en ? en : no));
}

/** An agency's additions, for its agents. Throws `leases.not_found` for others. */
export async function getContractAdditions(
  work: ReadWork,
  which: AdditionKey,
): Promise<ContractAddition[]> {
  requireAgent(work, which.partnerId);
  return findAdditions(work.tx, which);
}
