import { parseInput } from '@husvaer/domain/kernel/validation';
import {
  contractAdditions,
  type AdditionKind,
  type ContractAddition,
} from '@husvaer/domain/lease-documents/additions';

import type { ReadWork, Work } from '../../../../platform/work.ts';
import type { Addition } from '../contract.ts';
import { expectAgent } from '../../../properties/public.ts';
import { findAdditions, setAdditions } from './store.ts';

type Which = { partnerId: string; kind: AdditionKind };

/** What an agency adds to a paper of its own, in the paper's language. A landlord without one adds nothing. */
export async function additionsOf(
  { tx }: ReadWork,
  { property: { partnerId } }: { property: { partnerId: string | null } },
  { kind, language }: { kind: AdditionKind; language: 'en' | 'no' },
): Promise<Addition[]> {
  if (partnerId === null) return [];
  const additions = await findAdditions(tx, { partnerId, kind });
  return additions.map(({ no, en }) => (language === 'en' && en ? en : no));
}

/** What an agency adds, for its agents. Throws `leases.not_found` for everybody else. */
export async function getContractAdditions(
  work: ReadWork,
  which: Which,
): Promise<ContractAddition[]> {
  expectAgent(work, which.partnerId);
  return findAdditions(work.tx, which);
}

/**
 * Says anew what an agency adds to one kind of its papers. What was sent stays as it is. Throws
 * `request.invalid` with every variable that is unknown or malformed, by the text that it is.
 */
export async function setContractAdditions(work: Work, said: unknown): Promise<Which> {
  const { partnerId, kind, additions } = parseInput(contractAdditions, said, 'inputData');
  expectAgent(work, partnerId);
  await setAdditions(work.tx, { partnerId, kind }, additions);
  return { partnerId, kind };
}
