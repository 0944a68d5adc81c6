import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
} from '@cantoo/pdf-lib';

/** What a seal says of itself, which readers show. */
export interface SealWords {
  name: string;
  reason: string;
  at: Temporal.Instant;
}

/** A PDF that waits for its signature. */
export interface UnsignedPdf {
  bytes: Buffer<ArrayBuffer>;
  /** Where the signature goes, with its brackets. All else is signed. */
  gap: { from: number; to: number };
}

/** As wide as any offset that takes its place: ten digits are 10 GB. */
const OFFSET = 9_999_999_999;
/** There are signatures, and they hold only while changes are appended (ISO 32000-2, section 12.7.3). */
const SIGNATURES_EXIST_APPEND_ONLY = 3;
/** Printed, and locked. */
const WIDGET_FLAGS = 132;

/**
 * A PDF with room for a signature of so many bytes. It is appended (an incremental update, ISO 32000-2, section
 * 7.5.6): the file's own bytes stay, and earlier signatures stay valid. The signature is drawn nowhere.
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
      // Names of fields are unique in a file, as the numbers of new objects are.
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
  // The new table of objects is of the same kind as the file's own.
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

/** What a signature is made over. */
export const signedPart = ({ bytes, gap }: UnsignedPdf): Buffer<ArrayBuffer> =>
  Buffer.concat([bytes.subarray(0, gap.from), bytes.subarray(gap.to)]);

/** Puts a signature in its place. Throws where it does not fit. */
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

/** The array under a name. */
function arrayIn(dictionary: PDFDict, key: string): PDFArray {
  const name = PDFName.of(key);
  const array = dictionary.lookupMaybe(name, PDFArray);
  if (array) return array;
  const made = dictionary.context.obj([]);
  dictionary.set(name, made);
  return made;
}
