import type { Letterhead, Logo } from './document-text.ts';
import { GAP, MARGIN, SIZES, unbreakable, widthOf, type Pdf } from './page.ts';
import { setFont } from './typefaces.ts';

/** Points from the top; the width of the envelope's window. The sender's text is smaller when it is long. */
const LETTERHEAD = { from: 48, to: 136, end: 232, width: 255 };
/** At the right edge of the head, above the titles; addresses never reach it. */
const LOGO = { y: 22, width: 144, height: 34 };

/** Draws the sender's logo at the right edge, above the titles. */
export function drawLogo(pdf: Pdf, root: PDFKit.PDFStructureElement, { png, alt }: Logo): void {
  const { x, y } = pdf;
  const { width, height } = LOGO;
  root.add(
    pdf.struct('Figure', { alt }, () => {
      const left = MARGIN + widthOf(pdf) - width;
      pdf.image(Buffer.from(png), left, LOGO.y, { fit: [width, height], align: 'right' });
    }),
  );
  Object.assign(pdf, { x, y });
}

/**
 * Draws the sender at the top, and the recipient in the window of a C5 or E65 envelope, 45 to 80 mm from the
 * top.
 */
export function drawLetterhead(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  { from, to }: Letterhead,
): void {
  const how = { width: LETTERHEAD.width, lineGap: 1 };
  const heightAt = (size: number) =>
    setFont(pdf.fontSize(size), 'plain', from).heightOfString(unbreakable(from), how);
  const room = LETTERHEAD.to - LETTERHEAD.from - GAP;
  let size = SIZES.foot;
  while (heightAt(size) > room && size > SIZES.foot / 2) size -= 0.5;
  for (const { text, y, ...one } of [
    { text: from, y: LETTERHEAD.from, size },
    { text: to, y: LETTERHEAD.to, size: SIZES.text },
  ])
    root.add(
      pdf.struct('P', {}, () => {
        setFont(pdf, 'plain', text).fontSize(one.size);
        pdf.text(unbreakable(text), MARGIN, y, how);
      }),
    );
  pdf.y = Math.max(pdf.y + GAP, LETTERHEAD.end);
}
