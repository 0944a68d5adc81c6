import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';

import { registerFonts, setFont } from './typefaces.ts';

const pdf = new PDFDocument();
registerFonts(pdf);

/** The width of a text, in points. */
function widthOfText(weight: 'plain' | 'bold', text: string): number {
  return setFont(pdf, weight, text).fontSize(10).widthOfString(text);
}

// Otherwise the full stop of `17.10.2026` disappears under the 7.
test.each(['plain', 'bold'] as const)(
  'numbers have no kerning, and %s figures one width',
  (weight) => {
    const signs = fc.constantFrom(...'0123456789.,/:');
    fc.assert(
      fc.property(fc.string({ unit: signs, minLength: 2, maxLength: 12 }), (text) => {
        fc.pre(/\d/.test(text));
        const other = text.replaceAll(/\d/g, '0');
        expect(widthOfText(weight, text)).toBeCloseTo(widthOfText(weight, other), 6);
      }),
    );
  },
);
