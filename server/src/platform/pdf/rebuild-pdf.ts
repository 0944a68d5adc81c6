import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFStream,
  type PDFPage,
  type PDFObject,
} from '@cantoo/pdf-lib';

import { appendPages, removeTags } from './append-pdf.ts';

/** Why an uploaded PDF is refused: a reader could show it differently from how it was signed. */
type PdfRefusal = 'unreadable' | 'encrypted' | 'active' | 'annotated' | 'signed' | 'too_many_pages';

const SUBTYPE = PDFName.of('Subtype');
const ACTION = PDFName.of('S');
const FORM = PDFName.of('AcroForm');
const ANNOTATIONS = PDFName.of('Annots');
const LINK = PDFName.of('Link');
/**
 * Keys of scripts, embedded files, XFA forms and pictures that the printer replaces by others (ISO 32000-1,
 * sections 7.11.4, 8.9.5.4 and 12.6).
 */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'Alternates'].map((name) =>
  PDFName.of(name),
);
const ACTIVE_ACTIONS = new Set(
  [
    'JavaScript',
    'Launch',
    'SubmitForm',
    'ImportData',
    'Rendition',
    'GoToE',
    'RichMediaExecute',
  ].map((name) => PDFName.of(name)),
);
const ACTIVE_SUBTYPES = new Set(
  ['FileAttachment', 'Movie', 'RichMedia', 'Screen', 'Sound', '3D', 'PS'].map((name) =>
    PDFName.of(name),
  ),
);
const SIGNED_BYTES = PDFName.of('ByteRange');

/**
 * Rebuilds an uploaded PDF, after a front page of ours if there is one. Only pages are copied, and the values
 * of form fields are drawn on them. The result has no annotations: each has flags of its own for screen and
 * paper. It has no tags: the tags of two authors do not make one tree. The same bytes give the same file.
 * Returns the reason when the PDF is refused.
 */
export async function rebuildPdf({
  front,
  bytes,
  pagesMax,
}: {
  front?: Uint8Array;
  bytes: Uint8Array;
  pagesMax: number;
}): Promise<{ pdf: Uint8Array } | { refusal: PdfRefusal }> {
  let from: PDFDocument;
  try {
    from = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Infinity });
  } catch {
    // The encryption marker itself is not encrypted, and often the only part that can be read.
    return { refusal: Buffer.from(bytes).includes('/Encrypt') ? 'encrypted' : 'unreadable' };
  }
  try {
    const refusal = refusalOf(from, pagesMax);
    if (refusal) return { refusal };
    if (from.catalog.has(FORM)) from.getForm().flatten({ updateFieldAppearances: false });
    if (from.getPages().some(isAnnotated)) return { refusal: 'annotated' };
    for (const { node } of from.getPages()) node.delete(ANNOTATIONS);
    removeTags(from);
    const into = front
      ? await PDFDocument.load(front, { updateMetadata: false })
      : await PDFDocument.create({ updateMetadata: false });
    removeTags(into);
    appendPages(into, from);
    return { pdf: await into.save({ useObjectStreams: false, updateFieldAppearances: false }) };
  } catch {
    return { refusal: 'unreadable' };
  }
}

/**
 * Whether a page has more than links, which show nothing of their own: a comment may be the text of a
 * contract, so none is removed silently. The fields that are drawn by now have left references to nothing.
 */
function isAnnotated({ node }: PDFPage): boolean {
  const annotations = node.lookupMaybe(ANNOTATIONS, PDFArray)?.asArray() ?? [];
  return annotations
    .map((one) => node.context.lookup(one))
    .some((one) => one instanceof PDFDict && one.get(SUBTYPE) !== LINK);
}

function refusalOf(pdf: PDFDocument, pagesMax: number): PdfRefusal | null {
  const pages = pdf.getPageCount();
  if (pages === 0) return 'unreadable';
  if (pages > pagesMax) return 'too_many_pages';
  const all = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  if (holds(all, isActive)) return 'active';
  return holds(all, (dictionary) => dictionary.has(SIGNED_BYTES)) ? 'signed' : null;
}

/** Whether any dictionary within these objects meets the condition. */
function holds(objects: readonly PDFObject[], isSuch: (one: PDFDict) => boolean): boolean {
  const left = [...objects];
  for (let object = left.pop(); object; object = left.pop()) {
    if (object instanceof PDFArray) left.push(...object.asArray());
    const dictionary = object instanceof PDFStream ? object.dict : object;
    if (!(dictionary instanceof PDFDict)) continue;
    if (isSuch(dictionary)) return true;
    left.push(...dictionary.values());
  }
  return false;
}

function isActive(dictionary: PDFDict): boolean {
  const [action, subtype] = [dictionary.get(ACTION), dictionary.get(SUBTYPE)];
  return (
    ACTIVE_KEYS.some((key) => dictionary.has(key)) ||
    (action instanceof PDFName && ACTIVE_ACTIONS.has(action)) ||
    (subtype instanceof PDFName && ACTIVE_SUBTYPES.has(subtype))
  );
}
