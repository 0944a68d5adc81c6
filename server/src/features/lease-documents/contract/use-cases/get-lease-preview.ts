import type { ReadWork } from '../../../../platform/work.ts';
import type { DocumentText } from '../../../../platform/pdf/document-text.ts';
import { CLAUSES } from '../editions.ts';
import { contractFacts } from '../facts.ts';
import { findTextOf, getLease } from '../../../leases/public.ts';

/**
 * The text of a lease, before an appended contract, for its parties: a draft as it is now, later the text
 * that was sent for signing. Throws `leases.not_found`.
 */
export async function getLeasePreview(
  work: ReadWork,
  { id, language }: { id: string; language: 'en' | 'no' },
): Promise<DocumentText> {
  const lease = await getLease(work, id);
  const sent =
    lease.paper !== 'draft' && lease.contract
      ? await findTextOf(work.tx, { id: lease.contract.id, language })
      : undefined;
  return sent ?? CLAUSES.lease[language](await contractFacts(work, lease, language));
}
