import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

/* Points. */
export const MARGIN = 64;
/** Between what stands beside each other. */
export const GAP = 12;
export const LINE_GAP = 2.5;

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

/**
 * Words written from the right are laid out one by one, from the left: held together by spaces that
 * don't break, they are shaped in their own order.
 */
export const drawn = (text: string): string =>
  text.replaceAll(
    /(?<=[\p{Script=Arabic}\p{Script=Hebrew}]) (?=[\p{Script=Arabic}\p{Script=Hebrew}])/gu,
    '\u00a0',
  );
