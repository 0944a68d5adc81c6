import type { ReadWork } from '../../../platform/work.ts';
import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import { CLAUSES } from '../contract/editions.ts';
import { contractFacts } from '../contract/facts.ts';
import { getLease } from './get-leases.ts';

/** What a lease says as it stands now, before somebody's own contract, for those it is about. Throws `leases.not_found`. */
export async function previewContract(
  work: ReadWork,
  { id, language }: { id: string; language: 'en' | 'no' },
): Promise<DocumentText> {
  const lease = await getLease(work, id);
  return CLAUSES.lease[language](await contractFacts(work, lease, language));
}
