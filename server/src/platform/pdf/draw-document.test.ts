import { PDFDocument, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';

import { poppler } from '../../../testing/poppler.ts';
import type { DocumentText, Logo } from './document-text.ts';
import { drawDocument } from './draw-document.ts';

const AT = Temporal.Instant.from('2026-11-22T08:00:00Z');
const NAMES = [
  'Åse Ødegård Sæther',
  'Şükrü Çağlar Yıldız',
  'Łukasz Wiśniewski',
  'Őri Béla',
  'Наталія Шевченко',
  'Γιώργος Παπαδόπουλος',
];
/** The drawing operators of the pages of a PDF. */
async function shownOf(pdf: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(pdf);
  return context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && !object.dict.toString().includes('/Type')
        ? Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')
        : [],
    )
    .join('\n');
}
const CONTRACT: DocumentText = {
  language: 'no',
  title: 'Leiekontrakt for bolig, nr. 12-3',
  sections: [
    {
      heading: '1. Partene',
      blocks: [
        { kind: 'facts', rows: NAMES.map((name) => ['Leietaker', name] as const) },
        { kind: 'text', text: 'Leietakerne svarer solidarisk.' },
      ],
    },
  ],
};

test(
  'a document is a tagged PDF with its title and language',
  { tags: ['poppler-utils'] },
  async () => {
    const pdf = await drawDocument(CONTRACT, { at: AT });
    const info = poppler('pdfinfo', pdf);
    expect(info).toMatch(/Title: +Leiekontrakt for bolig, nr\. 12-3/);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/PDF version: +1\.7/);
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Lang \(nb-NO\)/);
    const tree = poppler('pdfinfo', pdf, '-struct-text').replaceAll(/\s+/g, ' ');
    expect(tree).toContain('H1 (block) "Leiekontrakt for bolig, nr. 12-3"');
    expect(tree).toContain('TR TH "Leietaker" TD "Åse Ødegård Sæther"');
    // The footer of a page is not read out.
    expect(tree).not.toContain('1 / 1');
  },
);

test('a list is tagged as one', { tags: ['poppler-utils'] }, async () => {
  const rows = [['Vedlegg 1', 'Leiekontrakt'] as const, ['Vedlegg 2', 'Varsel'] as const];
  const sections: DocumentText['sections'] = [
    { heading: 'Vedlegg', blocks: [{ kind: 'facts', rows, isList: true }] },
  ];
  const pdf = await drawDocument({ ...CONTRACT, sections }, { at: AT });
  const tree = poppler('pdfinfo', pdf, '-struct-text').replaceAll(/\s+/g, ' ');
  expect(tree).toContain(
    'L (block) LI (block) Lbl (block) "Vedlegg 1" LBody (block) "Leiekontrakt" LI (block) Lbl (block) "Vedlegg 2" LBody (block) "Varsel"',
  );
  expect(tree).not.toContain('Table');
});

test('names in any alphabet are drawn correctly', { tags: ['poppler-utils'] }, async () => {
  const text = poppler('pdftotext', await drawDocument(CONTRACT, { at: AT }));
  for (const name of NAMES) expect(text).toContain(name);
});

test(
  'text can be copied from a document that is drawn after one with letters of another alphabet',
  { tags: ['poppler-utils'] },
  async () => {
    // The fonts of a new process that has drawn nothing.
    vi.resetModules();
    const { drawDocument: draw } = await import('./draw-document.ts');
    const titled = (title: string) => draw({ language: 'no', title, sections: [] }, { at: AT });
    for (const title of ['Наталія Шевченко', 'Γιώργος Παπαδόπουλος', 'Husleie, Kari P. Moe, 12-3'])
      expect(poppler('pdftotext', await titled(title))).toContain(title);
  },
);

test('a table keeps its columns, sums to the right', { tags: ['poppler-utils'] }, async () => {
  const table = {
    kind: 'table',
    columns: [
      { heading: 'Gjelder', share: 0.7 },
      { heading: 'Beløp', share: 0.3, isAmount: true },
    ],
    rows: [
      ['Husleie', '12 000,00'],
      ['Vann', '300,00'],
    ],
    total: ['Sum', '12 300,00'],
  } as const;
  const sections = [{ heading: 'Faktura', blocks: [table] }];
  const pdf = await drawDocument({ ...CONTRACT, sections }, { at: AT });
  const text = poppler('pdftotext', pdf, '-layout');
  expect(text).toMatch(/Gjelder +Beløp\n+ *Husleie +12 000,00\n+ *Vann +300,00\n+ *Sum +12 300,00/);
  const tree = poppler('pdfinfo', pdf, '-struct-text').replaceAll(/\s+/g, ' ');
  expect(tree).toMatch(
    /TR TH: \/Scope \/Column "Gjelder" TH: .*"Beløp" TR TD "Husleie" TD "12 000,00"/,
  );
});

test(
  'a right-to-left name is drawn with its words in order',
  { tags: ['poppler-utils'] },
  async () => {
    const blocks = [{ kind: 'text', text: 'محمد بن علي الأحمد (m@x.no)' }] as const;
    const sections = [{ heading: 'Partene', blocks }];
    const text = poppler('pdftotext', await drawDocument({ ...CONTRACT, sections }, { at: AT }));
    // The tool marks changes of direction and decomposes ligatures.
    expect(text.normalize('NFKC').replaceAll(/[\u200e\u200f\u202a-\u202e]/g, '')).toMatch(
      /محمد\u0020بن علي/,
    );
  },
);

test(
  'text after a right-to-left name is drawn to the right of it',
  { tags: ['poppler-utils'] },
  async () => {
    const blocks = [{ kind: 'text', text: 'محمد, Nhung' }] as const;
    const sections = [{ heading: 'Partene', blocks }];
    const read = poppler(
      'pdftotext',
      await drawDocument({ ...CONTRACT, sections }, { at: AT }),
      '-bbox',
    );
    const words = [...read.matchAll(/<word xMin="(.*?)".*? xMax="(.*?)".*?>(.*)<\/word>/g)];
    const edgesOf = (letters: RegExp) =>
      words
        .filter(([, , , word]) => letters.test(word!.normalize('NFKC')))
        .at(-1)!
        .slice(1, 3)
        .map(Number);
    const [, nameEnds] = edgesOf(/\p{Script=Arabic}/u);
    const [commaBegins] = edgesOf(/,/);
    const [nextBegins] = edgesOf(/Nhung/);
    expect(commaBegins).toBeGreaterThanOrEqual(nameEnds!);
    expect(nextBegins).toBeGreaterThan(nameEnds! + 2);
  },
);

test('the same text at the same moment is the same file, whatever was drawn before', async () => {
  const one = await drawDocument(CONTRACT, { at: AT });
  // Both signs for micro have one glyph, as have both spaces.
  const blocks = [{ kind: 'text', text: 'Leietaker: 5 µm\u00a0μm, Şükrü Yıldız' } as const];
  const others: DocumentText = { ...CONTRACT, sections: [{ heading: '1. Partene', blocks }] };
  const between = await drawDocument(others, { at: AT });
  expect(Buffer.from(one).equals(await drawDocument(CONTRACT, { at: AT }))).toBe(true);
  expect(Buffer.from(between).equals(await drawDocument(others, { at: AT }))).toBe(true);
});

test(
  'a logo is at the head, and a frame around the payment, and no word moves for them',
  { tags: ['poppler-utils'] },
  async () => {
    const letterhead = { from: 'Byporten AS', to: 'Åse Sæther\nMarkveien 12\n0554 Oslo' };
    const rows = [['Beløp', '8 043,50 kr'] as const, ['KID', '0000 0120'] as const];
    const drawn = (isFramed: boolean, logo: Logo | null) =>
      drawDocument(
        {
          language: 'no',
          title: 'Faktura nr. 7',
          letterhead,
          sections: [{ heading: 'Å betale', blocks: [{ kind: 'facts', rows, isFramed }] }],
        },
        { at: AT, logo },
      );
    const background = '#1f4e79';
    const png = await sharp({ create: { width: 320, height: 80, channels: 3, background } })
      .png()
      .toBuffer();
    const [plain, full] = [await drawn(false, null), await drawn(true, { png, alt: 'Byporten' })];
    const placesIn = (pdf: Uint8Array) => poppler('pdftotext', pdf, '-bbox').match(/<word .*/g);
    expect(placesIn(full)).toEqual(placesIn(plain));
    expect(poppler('pdfinfo', full, '-struct')).toMatch(/^Document\s+Figure/);
    expect(poppler('pdfinfo', plain, '-struct')).not.toContain('Figure');
    expect(Buffer.from(full).toString('latin1')).toContain('/Alt (Byporten)');
    const linesIn = async (pdf: Uint8Array) => (await shownOf(pdf)).match(/ re\b/g)?.length ?? 0;
    expect((await linesIn(full)) - (await linesIn(plain))).toBe(1);
  },
);

test('fifty pages are drawn, each with its number', { tags: ['poppler-utils'] }, async () => {
  const line = 'Trappen vaskes på omgang hver uke av dem som bor der. '.repeat(8).trim();
  const blocks = Array.from({ length: 500 }, () => ({ kind: 'text', text: line }) as const);
  const rows = [['Inventar', line.repeat(30)] as const];
  const sections = [
    { heading: 'Husordensregler', blocks: [...blocks, { kind: 'facts', rows } as const] },
  ];
  const pdf = await drawDocument({ ...CONTRACT, sections }, { at: AT });
  const pages = Number(/Pages: +(\d+)/.exec(poppler('pdfinfo', pdf))?.[1]);
  expect(pages).toBeGreaterThanOrEqual(50);
  const text = poppler('pdftotext', pdf);
  expect(text).toContain(`${pages} / ${pages}`);
  // Nothing is lost at a page break: no line, and no row longer than a page.
  expect(text.replaceAll(/\s+/g, ' ').match(/Trappen/g)).toHaveLength(500 * 8 + 30 * 8);
});

test(
  'lines to sign on never stand alone on a page, whatever is before them',
  { tags: ['poppler-utils'] },
  async () => {
    const before = {
      text: (lines: number) =>
        Array.from({ length: lines }, () => ({ kind: 'text' as const, text: 'Avtalt.' })),
      facts: (lines: number) => [
        {
          kind: 'facts' as const,
          rows: Array.from({ length: lines }, () => ['Bolig', 'Markveien 12'] as const),
        },
      ],
      table: (lines: number) => [
        {
          kind: 'table' as const,
          columns: [{ heading: 'Krav', share: 1 }],
          rows: Array.from({ length: lines }, () => ['Husleie']),
          total: ['Sum'],
        },
      ],
    };
    const line = '_'.repeat(40);
    const rows = ['Sted og dato', 'For saksøkeren', 'Navn'].map((label) => [label, line] as const);
    const ending = { heading: 'Underskrift', blocks: [{ kind: 'facts' as const, rows }] };
    for (const blocks of Object.values(before))
      for (let count = 1; count <= 50; count += 1) {
        const sections = [{ heading: 'Kravet', blocks: blocks(count) }, ending];
        const pdf = await drawDocument({ language: 'no', title: 'Krav', sections }, { at: AT });
        const pages = poppler('pdftotext', pdf).split('\f');
        for (const page of pages) expect(page).not.toMatch(/^Underskrift/);
      }
  },
);
