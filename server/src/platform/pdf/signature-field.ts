import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
} from '@cantoo/pdf-lib';

/** The statements of a seal, which PDF readers show. */
export interface SealWords {
  name: string;
  reason: string;
  at: Temporal.Instant;
}

/** A PDF with space for its signature. */
interface UnsignedPdf {
  bytes: Buffer<ArrayBuffer>;
  /** The byte range of the signature, with its brackets. All other bytes are signed. */
  gap: { from: number; to: number };
}

/** As wide as any offset that replaces it: ten digits are 10 GB. */
const OFFSET = 9_999_999_999;
/** Signatures exist, and stay valid only while changes are appended (ISO 32000-2, section 12.7.3). */
const SIGNATURES_EXIST_APPEND_ONLY = 3;
/** Printed and locked. */
const WIDGET_FLAGS = 132;

/**
 * Appends a signature field with space for this many bytes (an incremental update, ISO 32000-2, section
 * 7.5.6). The file's own bytes stay, and earlier signatures stay valid. The signature is not drawn.
 */
export async function addSignatureField(
  pdf: Uint8Array,
  { name, reason, at }: SealWords,
  signatureBytes: number,
): Promise<UnsignedPdf> {
  const document = await PDFDocument.load(pdf, {
    updateMetadata: false,
    forIncrementalUpdate: true,
  });
  const { context } = document;
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, OFFSET, OFFSET, OFFSET],
      Contents: PDFHexString.of('00'.repeat(signatureBytes)),
      Name: PDFHexString.fromText(name),
      Reason: PDFHexString.fromText(reason),
      Location: PDFString.of('Norway'),
      M: PDFString.fromDate(new Date(at.epochMilliseconds)),
    }),
  );
  const form = formOf(document);
  const fields = arrayIn(form, 'Fields');
  const page = document.getPage(0);
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      // Field names must be unique in a file, as the numbers of new objects are.
      T: PDFString.of(`Signature${signature.objectNumber}`),
      V: signature,
      F: WIDGET_FLAGS,
      Rect: [0, 0, 0, 0],
      P: page.ref,
    }),
  );
  fields.push(widget);
  form.set(PDFName.of('SigFlags'), PDFNumber.of(SIGNATURES_EXIST_APPEND_ONLY));
  arrayIn(page.node, 'Annots').push(widget);
  // The new object table has the same format as the file's own.
  const { useObjectStreams } = context.pdfFileDetails;
  const bytes = Buffer.from(await document.save({ useObjectStreams }));
  const empty = `<${'00'.repeat(signatureBytes)}>`;
  const from = bytes.indexOf(empty, pdf.length);
  const gap = { from, to: from + empty.length };
  const range = (offsets: readonly number[]) => `[ 0 ${offsets.join(' ')} ]`;
  const placeholder = range([OFFSET, OFFSET, OFFSET]);
  const offsets = range([gap.from, gap.to, bytes.length - gap.to]).padEnd(placeholder.length);
  bytes.write(offsets, bytes.indexOf(placeholder, pdf.length), 'latin1');
  return { bytes, gap };
}

/** The bytes that the signature covers. */
export const signedPart = ({ bytes, gap }: UnsignedPdf): Buffer<ArrayBuffer> =>
  Buffer.concat([bytes.subarray(0, gap.from), bytes.subarray(gap.to)]);

/** Inserts a signature. Throws when it does not fit. */
export function fillIn({ bytes, gap }: UnsignedPdf, signature: Uint8Array): Uint8Array {
  const hex = Buffer.from(signature).toString('hex');
  const room = gap.to - gap.from - 2;
  if (hex.length > room)
    throw new Error(`A seal of ${signature.length} bytes does not fit into ${room / 2}.`);
  bytes.write(hex, gap.from + 1, 'latin1');
  return bytes;
}

function formOf({ catalog, context }: PDFDocument): PDFDict {
  const name = PDFName.of('AcroForm');
  const form = catalog.lookupMaybe(name, PDFDict);
  if (form) return form;
  const made = context.obj({});
  catalog.set(name, context.register(made));
  return made;
}

/** The array of a key; created when there is none. */
function arrayIn(dictionary: PDFDict, key: string): PDFArray {
  const name = PDFName.of(key);
  const array = dictionary.lookupMaybe(name, PDFArray);
  if (array) return array;
  const made = dictionary.context.obj([]);
  dictionary.set(name, made);
  return made;
}
