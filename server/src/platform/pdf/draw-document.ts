import { buffer } from 'node:stream/consumers';

import PDFDocument from 'pdfkit';
import sharp from 'sharp';

import type { Block, DocumentText, Letterhead, Logo, Picture, Section } from './document-text.ts';
import { drawTable, heightOfTable } from './draw-table.ts';
import {
  drawn,
  FAINT,
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

/** BCP 47, as a reader that speaks wants it. */
const LOCALES = { en: 'en-GB', no: 'nb-NO' };

/** What a picture may be, pixels, before it is scaled down: more is nobody's photo. */
const PIXELS_MAX = 60_000_000;
/** As sharp as two pictures beside each other can be printed. Pixels wide. */
const PICTURE_WIDTH = 900;

/* Points. */
const FOOT = 40;
const LABEL_WIDTH = 150;
const PICTURE_HEIGHT = 190;
/** What has no more lines than these is not parted by the end of a page. */
const SHORT_LINES = 12;
/** What has no more lines than these leads to what follows it, as a balance does to its table. */
const LEAD_LINES = 2;
/** Nor is a section that is no higher than this. */
const SHORT_SECTION = 180;
/** From the top; as wide as the window. */
const LETTERHEAD = { from: 48, to: 136, end: 232, width: 255 };
/** At the right edge of the head, above where titles begin; no address stands there. */
const LOGO = { y: 22, width: 144, height: 34 };
/** Between a frame and what it is around. Its sides stand outside the margins, so that the words line up; what is above is the heading's own space. */
const FRAME = { beside: 7, above: 3 };
const SIZES = { title: 18, heading: 11, text: 9.5, foot: 8 };

/**
 * Draws a document as a PDF (A4) that a screen reader can read: tagged (PDF/UA-1), with its title and
 * language. The same text at the same moment is the same file.
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
    /** Whether it becomes part of a package, which numbers its pages (`bindPdf`). */
    isBound?: boolean;
    /** At the head of the first page. */
    logo?: Logo | null;
    /** The file store, for documents with pictures. */
    read?: (key: string) => Promise<Uint8Array | undefined>;
  },
): Promise<Uint8Array> {
  const pictures = await readPictures(sections, read);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    // What pdfkit's types have not heard of yet.
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
  // A page begins in black.
  pdf.on('pageAdded', () => void pdf.fillColor(INK));

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  if (logo) drawLogo(pdf, root, logo);
  if (letterhead) drawLetterhead(pdf, root, letterhead);
  root.add(
    pdf.struct(
      'H1',
      {},
      () => void setFont(pdf, 'bold', title).fontSize(SIZES.title).text(drawn(title)).moveDown(0.8),
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

/** Who writes at the top, and to whom in the window of a C5 or E65 envelope, 45 to 80 mm from the top. */
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
        pdf.text(drawn(text), MARGIN, y, { width: LETTERHEAD.width, lineGap: 1 });
      }),
    );
  pdf.y = Math.max(pdf.y, LETTERHEAD.end);
}

/** Pictures as a PDF holds them: JPEG, upright, no larger than they are shown. Throws for one that is none. */
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
  // A heading stays with what it is over, and all of a section that is short.
  const heights = section.blocks.map((block) => heightOf(pdf, block));
  const height = heights.reduce((sum, one) => sum + one, 0);
  const [first, second] = section.blocks;
  const isLead = (heights[0] ?? 0) <= LEAD_LINES * lineOf(pdf);
  const kept =
    (first ? keptTogether(pdf, first) : 0) + (second && isLead ? keptTogether(pdf, second) : 0);
  needs(pdf, 3 * SIZES.heading + (height <= SHORT_SECTION ? height : kept));
  part.add(
    pdf.struct(
      'H2',
      {},
      () =>
        void setFont(pdf.moveDown(0.6), 'bold', section.heading)
          .fontSize(SIZES.heading)
          .text(drawn(section.heading), MARGIN)
          .moveDown(0.3),
    ),
  );
  for (const [index, block] of section.blocks.entries()) {
    const last = section.blocks.length - 1;
    // The last paragraph does not stand alone on a page.
    if (index === last - 1 && heights[last]! <= SHORT_SECTION / 4)
      needs(pdf, keptTogether(pdf, block) + heights[last]!);
    if (block.kind === 'pictures') drawPictures(pdf, part, block.pictures, section.pictures);
    else drawBlock(pdf, part, block);
  }
  part.end();
}

/** Points that are not parted: all of what is short, else its first lines. */
function keptTogether(pdf: Pdf, block: Block): number {
  const line = lineOf(pdf);
  if (block.kind === 'pictures') return PICTURE_HEIGHT;
  const height = heightOf(pdf, block);
  if (block.kind === 'table') return Math.min(height, 4 * line);
  return height <= SHORT_LINES * line ? height : 2 * line;
}

const lineOf = (pdf: Pdf): number =>
  setFont(pdf.fontSize(SIZES.text), 'plain', '').currentLineHeight() + LINE_GAP;

/** Points that a block is high, with what is left free beneath it. */
function heightOf(pdf: Pdf, block: Block): number {
  const line = lineOf(pdf);
  if (block.kind === 'pictures')
    return Math.ceil(block.pictures.length / 2) * (PICTURE_HEIGHT + GAP);
  if (block.kind === 'table') return heightOfTable(pdf, block) + 0.5 * line;
  if (block.kind === 'text')
    return (
      setFont(pdf, 'plain', block.text).heightOfString(drawn(block.text), {
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
  needs(pdf, keptTogether(pdf, block));
  if (block.kind === 'text') {
    parent.add(
      pdf.struct(
        'P',
        {},
        () =>
          void setFont(pdf, 'plain', block.text)
            .text(drawn(block.text), MARGIN, undefined, { lineGap: LINE_GAP })
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

/** Around what stands between here and there. No part of what is read. */
function drawFrame(pdf: Pdf, top: number): void {
  // What is higher than a page has begun on another one.
  if (top > pdf.y) return;
  const { above, beside } = FRAME;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .rect(MARGIN - beside, top - above, widthOf(pdf) + 2 * beside, pdf.y - top + above)
    .lineWidth(RULE)
    .stroke(FAINT);
  pdf.endMarkedContent();
}

/** What rows of a label and a value are to whoever does not see them (ISO 32000-1, section 14.8.4.3). */
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
    setFont(pdf, 'plain', value).heightOfString(drawn(value), values),
    setFont(pdf, 'bold', label).heightOfString(drawn(label), labels),
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
      () => void setFont(pdf, 'bold', label).text(drawn(label), MARGIN, top, labels),
    ),
  );
  const under = pdf.y;
  row.add(
    pdf.struct(
      tags.value,
      {},
      () =>
        void setFont(pdf, 'plain', value).text(
          drawn(value),
          MARGIN + LABEL_WIDTH + GAP,
          top,
          values,
        ),
    ),
  );
  row.end();
  pdf.y = Math.max(pdf.y, under) + 2;
}

/** Two beside each other. */
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

/** The title and which page it is, on every page. No part of what is read. */
function drawFeet(pdf: Pdf, title: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Beneath the margin, where text would begin a page of its own.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - FOOT;
    const wide = { width: widthOf(pdf), lineBreak: false };
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    setFont(pdf, 'plain', title).fontSize(SIZES.foot).fillColor(FAINT);
    pdf.text(drawn(title), MARGIN, y, { ...wide, width: wide.width - LABEL_WIDTH, ellipsis: true });
    pdf.text(`${page + 1} / ${count}`, MARGIN, y, { ...wide, align: 'right' });
    pdf.endMarkedContent();
  }
}
