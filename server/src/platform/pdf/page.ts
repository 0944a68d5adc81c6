import type PDFDocument from 'pdfkit';

import { withNoBreakSpaces } from '@husvaer/domain/kernel/no-break';

export type Pdf = InstanceType<typeof PDFDocument>;

/* Points. */
export const MARGIN = 64;
/** Points between items in a row. */
export const GAP = 12;
export const LINE_GAP = 2.5;

/** Sizes of text. */
export const SIZES = { title: 18, heading: 11, text: 9.5, foot: 8 };

/** The line width of rules and frames. */
export const RULE = 0.5;

export const INK = '#1d2a24';
export const MUTED_INK = '#5b6a63';

/** The width between the margins, in points. */
export const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;
export const roomOf = ({ page }: Pdf): number =>
  page.height - page.margins.top - page.margins.bottom;

/** Starts a new page when the remaining height, in points, is too small. */
export function needs(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

/** Right-to-left scripts, for a character class. */
export const FROM_RIGHT = String.raw`\p{Script=Arabic}\p{Script=Hebrew}`;
const BETWEEN_FROM_RIGHT = new RegExp(`(?<=[${FROM_RIGHT}]) (?=[${FROM_RIGHT}])`, 'gu');

/**
 * Replaces spaces where a line must not break by no-break spaces: in amounts and the like, and between
 * right-to-left words. Such words are otherwise laid out one by one from the left; joined, they are shaped in
 * their own order.
 */
export const unbreakable = (text: string): string =>
  withNoBreakSpaces(text).replaceAll(BETWEEN_FROM_RIGHT, '\u00a0');
