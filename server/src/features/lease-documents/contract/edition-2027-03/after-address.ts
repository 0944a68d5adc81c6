import type { DocumentText } from '../../../../platform/pdf/document-text.ts';
import type { Row } from '../edition-2026-11/parts.ts';

/** A document with more facts below its address. */
export const afterAddress = (
  text: DocumentText,
  label: string,
  more: readonly Row[],
): DocumentText => ({
  ...text,
  sections: text.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      const at =
        block.kind === 'facts' ? block.rows.findIndex(([shown]) => shown === label) + 1 : 0;
      return block.kind === 'facts' && at > 0
        ? { ...block, rows: block.rows.toSpliced(at, 0, ...more) }
        : block;
    }),
  })),
});
