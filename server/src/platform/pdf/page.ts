import type PDFDocument from 'pdfkit';

import { withNoBreakSpaces } from '@husvaer/domain/kernel/no-break';

export type Pdf = InstanceType<typeof PDFDocument>;

/* Points. */
export const MARGIN = 64;
/** Between what stands beside each other. */
export const GAP = 12;
export const LINE_GAP = 2.5;

/** How wide rules and frames are drawn. */
export const RULE = 0.5;

export const INK = '#1d2a24';
export const FAINT = '#5b6a63';

/** Points between the margins. */
export const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;
export const roomOf = ({ page }: Pdf): number =>
  page.height - page.margins.top - page.margins.bottom;

/** Begins a page where so much no longer fits. */
export function needs(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

/** Scripts that are written from the right, for a character class. */
export const FROM_RIGHT = String.raw`\p{Script=Arabic}\p{Script=Hebrew}`;
const BETWEEN_FROM_RIGHT = new RegExp(`(?<=[${FROM_RIGHT}]) (?=[${FROM_RIGHT}])`, 'gu');

/**
 * A text as it is drawn, with spaces that no line is broken at: before what belongs together, and between
 * words written from the right. Those are laid out one by one, from the left: held together, they are
 * shaped in their own order.
 */
export const drawn = (text: string): string =>
  withNoBreakSpaces(text).replaceAll(BETWEEN_FROM_RIGHT, '\u00a0');
