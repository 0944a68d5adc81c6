import { buffer } from 'node:stream/consumers';

import PDFDocument from 'pdfkit';
import sharp from 'sharp';

import type { Block, DocumentText, Letterhead, Logo, Picture, Section } from './document-text.ts';
import { drawTable, heightOfTable } from './draw-table.ts';
import {
  unbreakable,
  MUTED_INK,
  GAP,
  INK,
  LINE_GAP,
  MARGIN,
  needs,
  roomOf,
  RULE,
  widthOf,
  type Pdf,
} from './page.ts';
import { registerFonts, setFont } from './typefaces.ts';

/** BCP 47 tags, for speech output. */
const LOCALES = { en: 'en-GB', no: 'nb-NO' };

/** Maximum pixels of a picture before it is scaled down: no photo has more. */
const PIXELS_MAX = 60_000_000;
/** Width in pixels: enough for the print resolution of two pictures next to each other. */
const PICTURE_WIDTH = 900;

/* Points. */
const FOOT = 40;
const LABEL_WIDTH = 150;
const PICTURE_HEIGHT = 190;
/** A block of at most this many lines is not split at the end of a page. */
const SHORT_LINES = 12;
/** A block of at most this many lines introduces what follows it, such as a balance above its table. */
const LEAD_LINES = 2;
/** Points; a section of at most this height is not split either. */
const SHORT_SECTION = 180;
/** Points from the top; the width of the envelope's window. */
const LETTERHEAD = { from: 48, to: 136, end: 232, width: 255 };
/** At the right edge of the head, above the titles; addresses never reach it. */
const LOGO = { y: 22, width: 144, height: 34 };
/**
 * Distances between a frame and its content. The sides are outside the margins, so that the text stays
 * aligned; the space above belongs to the heading.
 */
const FRAME = { side: 7, above: 3 };
const SIZES = { title: 18, heading: 11, text: 9.5, foot: 8 };

/**
 * Draws a document as an accessible PDF (A4): tagged (PDF/UA-1), with title and language. The same text at
 * the same moment gives the same file.
 */
export async function drawDocument(
  { language, title, letterhead, sections }: DocumentText,
  {
    at,
    isBound = false,
    logo = null,
    read,
  }: {
    at: Temporal.Instant;
    /** Whether it becomes part of a package that numbers its pages (`bindPdf`). */
    isBound?: boolean;
    /** Drawn at the head of the first page. */
    logo?: Logo | null;
    /** Reads from the file store, for documents with pictures. */
    read?: (key: string) => Promise<Uint8Array | undefined>;
  },
): Promise<Uint8Array> {
  const pictures = await readPictures(sections, read);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    // pdfkit's types lack it.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: LOCALES[language],
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      Author: 'Husvær',
      Creator: 'Husvær',
      Producer: 'Husvær',
      CreationDate: new Date(at.epochMilliseconds),
    },
  });
  const bytes = buffer(pdf);
  registerFonts(pdf);
  pdf.fillColor(INK);
  // Each page begins with black text.
  pdf.on('pageAdded', () => void pdf.fillColor(INK));

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  if (logo) drawLogo(pdf, root, logo);
  if (letterhead) drawLetterhead(pdf, root, letterhead);
  root.add(
    pdf.struct(
      'H1',
      {},
      () =>
        void setFont(pdf, 'bold', title)
          .fontSize(SIZES.title)
          .text(unbreakable(title))
          .moveDown(0.8),
    ),
  );
  for (const section of sections) drawSection(pdf, root, { ...section, pictures });
  root.end();
  if (!isBound) drawFeet(pdf, title);
  pdf.end();
  return bytes;
}

function drawLogo(pdf: Pdf, root: PDFKit.PDFStructureElement, { png, alt }: Logo): void {
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
function drawLetterhead(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  { from, to }: Letterhead,
): void {
  for (const { text, y, size } of [
    { text: from, y: LETTERHEAD.from, size: SIZES.foot },
    { text: to, y: LETTERHEAD.to, size: SIZES.text },
  ])
    root.add(
      pdf.struct('P', {}, () => {
        setFont(pdf, 'plain', text).fontSize(size);
        pdf.text(unbreakable(text), MARGIN, y, { width: LETTERHEAD.width, lineGap: 1 });
      }),
    );
  pdf.y = Math.max(pdf.y, LETTERHEAD.end);
}

/**
 * Prepares pictures for a PDF: JPEG, upright, no larger than they are shown. Throws when a file is not a
 * picture.
 */
async function readPictures(
  sections: readonly Section[],
  read: ((key: string) => Promise<Uint8Array | undefined>) | undefined,
): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>();
  for (const { blocks } of sections)
    for (const block of blocks)
      for (const { key } of block.kind === 'pictures' ? block.pictures : []) {
        const file = await read?.(key);
        if (!file) throw new Error(`There is no picture ${key}.`);
        const picture = sharp(file, { limitInputPixels: PIXELS_MAX }).rotate();
        const scaled = picture.resize({ width: PICTURE_WIDTH, withoutEnlargement: true });
        made.set(key, await scaled.jpeg({ quality: 75 }).toBuffer());
      }
  return made;
}

type Drawn = Section & { pictures: ReadonlyMap<string, Buffer> };

function drawSection(pdf: Pdf, parent: PDFKit.PDFStructureElement, section: Drawn): void {
  const part = pdf.struct('Sect');
  parent.add(part);
  // A heading stays with what it is above, and a short section stays together.
  const heights = section.blocks.map((block) => heightOf(pdf, block));
  const height = heights.reduce((sum, one) => sum + one, 0);
  const [first, second] = section.blocks;
  const isLead = (heights[0] ?? 0) <= LEAD_LINES * lineOf(pdf);
  const stored =
    (first ? heightTogether(pdf, first) : 0) + (second && isLead ? heightTogether(pdf, second) : 0);
  needs(pdf, 3 * SIZES.heading + (height <= SHORT_SECTION ? height : stored));
  part.add(
    pdf.struct(
      'H2',
      {},
      () =>
        void setFont(pdf.moveDown(0.6), 'bold', section.heading)
          .fontSize(SIZES.heading)
          .text(unbreakable(section.heading), MARGIN)
          .moveDown(0.3),
    ),
  );
  for (const [index, block] of section.blocks.entries()) {
    const last = section.blocks.length - 1;
    // The last paragraph is never alone on a page.
    if (index === last - 1 && heights[last]! <= SHORT_SECTION / 4)
      needs(pdf, heightTogether(pdf, block) + heights[last]!);
    if (block.kind === 'pictures') drawPictures(pdf, part, block.pictures, section.pictures);
    else drawBlock(pdf, part, block);
  }
  part.end();
}

/** Points that must stay on one page: all of a short block, else its first lines. */
function heightTogether(pdf: Pdf, block: Block): number {
  const line = lineOf(pdf);
  if (block.kind === 'pictures') return PICTURE_HEIGHT;
  const height = heightOf(pdf, block);
  if (block.kind === 'table') return Math.min(height, 4 * line);
  return height <= SHORT_LINES * line ? height : 2 * line;
}

const lineOf = (pdf: Pdf): number =>
  setFont(pdf.fontSize(SIZES.text), 'plain', '').currentLineHeight() + LINE_GAP;

/** The height of a block in points, with the space below it. */
function heightOf(pdf: Pdf, block: Block): number {
  const line = lineOf(pdf);
  if (block.kind === 'pictures')
    return Math.ceil(block.pictures.length / 2) * (PICTURE_HEIGHT + GAP);
  if (block.kind === 'table') return heightOfTable(pdf, block) + 0.5 * line;
  if (block.kind === 'text')
    return (
      setFont(pdf, 'plain', block.text).heightOfString(unbreakable(block.text), {
        width: widthOf(pdf),
        lineGap: LINE_GAP,
      }) +
      0.45 * line
    );
  const rows = block.rows.reduce((sum, row) => sum + heightOfRow(pdf, row) + 2, 0);
  return rows + 0.3 * line;
}

function drawBlock(
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  block: Exclude<Block, { kind: 'pictures' }>,
): void {
  needs(pdf, heightTogether(pdf, block));
  if (block.kind === 'text') {
    parent.add(
      pdf.struct(
        'P',
        {},
        () =>
          void setFont(pdf, 'plain', block.text)
            .text(unbreakable(block.text), MARGIN, undefined, { lineGap: LINE_GAP })
            .moveDown(0.45),
      ),
    );
    return;
  }
  if (block.kind === 'table') return drawTable(pdf, parent, block);
  if (block.isFramed) needs(pdf, Math.min(heightOf(pdf, block), roomOf(pdf)));
  const top = pdf.y;
  const tags = block.isList ? LIST : TABLE;
  const whole = pdf.struct(tags.whole);
  parent.add(whole);
  for (const row of block.rows) drawRow(pdf, whole, { row, tags });
  whole.end();
  if (block.isFramed) drawFrame(pdf, top);
  pdf.moveDown(0.3);
}

/** Draws a frame from `top` to the current position, as an artifact: screen readers skip it. */
function drawFrame(pdf: Pdf, top: number): void {
  // Content higher than a page continued on another page.
  if (top > pdf.y) return;
  const { above, side } = FRAME;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .rect(MARGIN - side, top - above, widthOf(pdf) + 2 * side, pdf.y - top + above)
    .lineWidth(RULE)
    .stroke(MUTED_INK);
  pdf.endMarkedContent();
}

/** Tags for rows of a label and a value (ISO 32000-1, section 14.8.4.3). */
const TABLE = { whole: 'Table', row: 'TR', label: 'TH', value: 'TD' } as const;
const LIST = { whole: 'L', row: 'LI', label: 'Lbl', value: 'LBody' } as const;
type Tags = typeof TABLE | typeof LIST;

const columnsOf = (pdf: Pdf) => ({
  values: { width: widthOf(pdf) - LABEL_WIDTH - GAP, lineGap: LINE_GAP },
  labels: { width: LABEL_WIDTH, lineGap: LINE_GAP },
});

function heightOfRow(pdf: Pdf, [label, value]: readonly [string, string]): number {
  const { values, labels } = columnsOf(pdf);
  return Math.max(
    setFont(pdf, 'plain', value).heightOfString(unbreakable(value), values),
    setFont(pdf, 'bold', label).heightOfString(unbreakable(label), labels),
  );
}

function drawRow(
  pdf: Pdf,
  whole: PDFKit.PDFStructureElement,
  { row: [label, value], tags }: { row: readonly [string, string]; tags: Tags },
): void {
  const { values, labels } = columnsOf(pdf);
  needs(pdf, Math.min(heightOfRow(pdf, [label, value]), roomOf(pdf)));
  const top = pdf.y;
  const row = pdf.struct(tags.row);
  whole.add(row);
  row.add(
    pdf.struct(
      tags.label,
      {},
      () => void setFont(pdf, 'bold', label).text(unbreakable(label), MARGIN, top, labels),
    ),
  );
  const under = pdf.y;
  row.add(
    pdf.struct(
      tags.value,
      {},
      () =>
        void setFont(pdf, 'plain', value).text(
          unbreakable(value),
          MARGIN + LABEL_WIDTH + GAP,
          top,
          values,
        ),
    ),
  );
  row.end();
  pdf.y = Math.max(pdf.y, under) + 2;
}

/** Draws pictures two in a row. */
function drawPictures(
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  pictures: readonly Picture[],
  made: ReadonlyMap<string, Buffer>,
): void {
  const width = (widthOf(pdf) - GAP) / 2;
  for (let index = 0; index < pictures.length; index += 2) {
    needs(pdf, PICTURE_HEIGHT + GAP);
    const top = pdf.y;
    for (const [column, { key, alt }] of pictures.slice(index, index + 2).entries())
      parent.add(
        pdf.struct('Figure', { alt }, () => {
          const x = MARGIN + column * (width + GAP);
          pdf.image(made.get(key)!, x, top, { fit: [width, PICTURE_HEIGHT] });
        }),
      );
    pdf.x = MARGIN;
    pdf.y = top + PICTURE_HEIGHT + GAP;
  }
}

/** Draws the title and the page number at the foot of every page, as an artifact: screen readers skip it. */
function drawFeet(pdf: Pdf, title: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // The text is below the margin, where it would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - FOOT;
    const wide = { width: widthOf(pdf), lineBreak: false };
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    setFont(pdf, 'plain', title).fontSize(SIZES.foot).fillColor(MUTED_INK);
    pdf.text(unbreakable(title), MARGIN, y, {
      ...wide,
      width: wide.width - LABEL_WIDTH,
      ellipsis: true,
    });
    pdf.text(`${page + 1} / ${count}`, MARGIN, y, { ...wide, align: 'right' });
    pdf.endMarkedContent();
  }
}
