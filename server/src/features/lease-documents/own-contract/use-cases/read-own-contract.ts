import { OWN_CONTRACT_PAGES_MAX } from '@husvaer/domain/lease-documents/own-contract';

import type { Document } from '../../../files/public.ts';
import { rebuildPdfInProcess } from '../../../../platform/pdf/rebuild-pdf-in-process.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { refusedFor } from '../own-contract.ts';

/** Checks a PDF that will be signed, before anyone sees it. Throws `leases.own_contract_refused`. */
export async function readOwnContract({ storage }: ReadWork, { key }: Document): Promise<void> {
  const bytes = await storage.read(key);
  if (!bytes) throw refusedFor('unreadable');
  const read = await rebuildPdfInProcess({ bytes, pagesMax: OWN_CONTRACT_PAGES_MAX });
  if ('refusal' in read) throw refusedFor(read.refusal, OWN_CONTRACT_PAGES_MAX);
}
