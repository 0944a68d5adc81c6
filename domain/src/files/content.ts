/** Bytes of a file's beginning that are checked. */
export const INSPECTED_BYTES = 4096;

const ZIP = ['PK\x03\x04'];
/** Compound files: Office formats before 2007. */
const OLE = ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'];
const RTF = ['{\\rtf'];
const JPEG = ['\xff\xd8\xff'];
const TIFF = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'];

/** The first bytes of files with an extension, one byte a character. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  jpg: JPEG,
  jpeg: JPEG,
  png: ['\x89PNG\r\n\x1a\n'],
  gif: ['GIF87a', 'GIF89a'],
  tif: TIFF,
  tiff: TIFF,
  docx: ZIP,
  xlsx: ZIP,
  odt: ZIP,
  ods: ZIP,
  // Word saves rich text with this extension as well.
  doc: [...OLE, ...RTF],
  xls: OLE,
  rtf: RTF,
};
/** Patterns that occur later in the file. */
const INSIDE: Readonly<Record<string, RegExp>> = {
  // Readers accept a PDF that begins within its first 1024 bytes (ISO 32000-1, annex H.3.4.1).
  pdf: /^[^]{0,1024}%PDF-/,
  webp: /^RIFF[^]{4}WEBP/,
  avif: /^[^]{4}ftypavi[fs]/,
};
const TEXTS = ['txt', 'csv'];
const UTF_16 = /^(\xff\xfe|\xfe\xff)/;

/**
 * Whether the beginning of a file matches its extension: at least its first {@link INSPECTED_BYTES} bytes, or the
 * whole file. A text only must not contain zero bytes.
 */
export function fitsExtension(extension: string, beginning: Uint8Array): boolean {
  const text = Array.from(beginning, (byte) => String.fromCharCode(byte)).join('');
  if (TEXTS.includes(extension)) return UTF_16.test(text) || !text.includes('\0');
  const inside = INSIDE[extension];
  if (inside) return inside.test(text);
  return (BEGINNINGS[extension] ?? []).some((known) => text.startsWith(known));
}
