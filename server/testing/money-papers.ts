import type { DocumentText } from '../src/platform/pdf/document-text.ts';
import { drawDocument } from '../src/platform/pdf/draw-document.ts';
import { poppler } from './poppler.ts';

/** When the documents of these tests are drawn. */
export const AT = Temporal.Instant.from('2026-11-22T08:00:00Z');

/** Parties and accounts in the invoices and letters of these tests. */
export const PAPER = {
  parties: {
    seller: {
      name: 'Byporten Forvaltning AS',
      orgNumber: '912345678',
      address: 'Storgata 1, 0155 Oslo',
      email: 'post@byporten.example',
    },
    registers: { isInVat: true, isInBusiness: true },
    landlord: { name: 'Ingrid Ødegård' },
    tenants: [
      { accountId: null, name: 'Åse Sæther', email: 'aase@example.com' },
      { accountId: null, name: 'Наталія Шевченко', email: 'n@example.com' },
    ],
    home: { name: 'Lys toroms på Løkka', address: 'Markveien 12, H0201, 0554 Oslo' },
    lease: '12-3',
  },
  account: '86011117947',
  kid: '0000012000456',
};

/** The text of a document, drawn and read again; no-break spaces become spaces. */
export async function read(document: DocumentText): Promise<string> {
  const text = poppler('pdftotext', await drawDocument(document, { at: AT }), '-layout');
  return text.replaceAll(/\s+/g, ' ');
}
