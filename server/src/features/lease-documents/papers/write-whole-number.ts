import { findContractingParties, openIdentification } from '../../accounts/public.ts';
import { findPaper, type WaitingPaper } from '../../leases/public.ts';
import type { Block, DocumentText } from '../../../platform/pdf/document-text.ts';
import type { Work } from '../../../platform/work.ts';

/**
 * The text of a document as it is drawn. An assignment with brokering states the landlord's whole identity
 * number (eiendomsmeglingsloven § 6-4). The stored text has its hint only, so the number is open in the file
 * that is signed, and nowhere else. The opening is recorded.
 */
export async function writeWholeNumber(
  work: Work,
  { id, text }: Pick<WaitingPaper, 'id' | 'text'>,
): Promise<DocumentText> {
  const paper = await findPaper(work.tx, id);
  const accountId = paper?.signers.find(({ role }) => role === 'landlord')?.accountId;
  if (paper?.kind !== 'assignment' || !accountId) return text;
  const known = await findContractingParties(work.tx, [accountId]);
  const hint = known.get(accountId)?.identificationHint;
  if (!hint || !states(text, hint)) return text;
  const number = await openIdentification(work, { accountId, purpose: 'assignment' });
  const whole = (block: Block): Block =>
    block.kind === 'facts'
      ? {
          ...block,
          rows: block.rows.map(
            ([label, value]) => [label, value === hint ? number! : value] as const,
          ),
        }
      : block;
  const sections = text.sections.map((one) => ({ ...one, blocks: one.blocks.map(whole) }));
  return { ...text, sections };
}

const states = ({ sections }: DocumentText, hint: string): boolean =>
  sections.some(({ blocks }) =>
    blocks.some(
      (block) => block.kind === 'facts' && block.rows.some(([, value]) => value === hint),
    ),
  );
