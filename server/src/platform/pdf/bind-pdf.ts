import { buffer } from 'node:stream/consumers';

import PDFDocument from 'pdfkit';
import { PDFDocument as LoadedPdf, PDFName, PDFOperator, PDFOperatorNames } from '@cantoo/pdf-lib';

import { appendPages } from './append-pdf.ts';
import { unbreakable, INK, MARGIN } from './page.ts';
import { registerFonts, setFont } from './typefaces.ts';

/* Points. */
const TOP = 28;
const SIZE = 9;

/**
 * Binds documents into one PDF. The top of each page states its enclosure, if it belongs to one, and the page
 * number of the whole. The contents of the pages do not change. The same input gives the same file.
 */
export async function bindPdf(
  parts: readonly { pdf: Uint8Array; mark: string | null }[],
  at: Temporal.Instant,
): Promise<Uint8Array> {
  const [first, ...rest] = await Promise.all(
    parts.map(async ({ pdf, mark }) => ({
      mark,
      pdf: await LoadedPdf.load(pdf, { updateMetadata: false }),
    })),
  );
  if (!first) throw new Error('A package has at least one document.');
  const marks = [first, ...rest].flatMap(({ pdf, mark }) => pdf.getPages().map(() => mark));
  for (const { pdf } of rest) appendPages(first.pdf, pdf);
  const values = marks.map((mark, index) =>
    [mark, `Side ${index + 1} av ${marks.length}`].filter(Boolean).join(' · '),
  );
  const heads = await first.pdf.embedPdf(
    await drawHeads(values, at),
    values.map((_, index) => index),
  );
  for (const [index, page] of first.pdf.getPages().entries()) {
    // An artifact: screen readers skip it.
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]),
    );
    page.drawPage(heads[index]!, { x: 0, y: page.getHeight() - heads[index]!.height });
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }
  return first.pdf.save({ useObjectStreams: false, updateFieldAppearances: false });
}

/** Draws one page for each line, with only the line. */
function drawHeads(input: readonly string[], at: Temporal.Instant): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { CreationDate: new Date(at.epochMilliseconds) },
  });
  const bytes = buffer(pdf);
  registerFonts(pdf);
  for (const line of input) {
    pdf.addPage();
    const width = pdf.page.width - 2 * MARGIN;
    setFont(pdf, 'plain', line).fontSize(SIZE).fillColor(INK);
    pdf.text(unbreakable(line), MARGIN, TOP, { width, align: 'right', lineBreak: false });
  }
  pdf.end();
  return bytes;
}
