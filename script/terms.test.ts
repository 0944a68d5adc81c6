import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from './root.ts';

type Retired = readonly (readonly [form: RegExp, instead: string])[];

/** Forms that Norwegian texts must not use, with replacements: “One term for one thing” in GLOSSARY.md. */
const NORWEGIAN: Retired = [
  [/(?<!ansvarlig )\bmegler/i, 'forvalter'],
  [/utleieselskap|meglerhus|byrået/i, 'utleiefirma'],
  [/leieavtale/i, 'leiekontrakt'],
  [/oppsigelsestid/i, 'oppsigelsesfrist'],
  [/depositumsgaranti/i, 'garanti'],
  [/leiegaranti/i, 'utbetalingsgaranti'],
  [/vederlag/i, 'honorar'],
  [/KID-nummer/, 'KID'],
  [/akonto|\ba konto/i, 'à konto'],
  [/talt fra før/i, 'allerede bokført'],
  [/takket nei|sa nei/i, 'avslo'],
  [/\btrukket[.']|^Trukket$/, 'trukket tilbake'],
  [/kredittsjekk/i, 'kredittvurdering'],
  [/favorittene dine|ta vare på denne boligen/i, 'lagrede boliger'],
  [/registrer deg/i, 'opprett konto'],
  [/månedsleie/i, 'husleie per måned'],
  [/\}\} i måneden/, 'per måned'],
  [/for gammel\b(?! til)/i, 'utløpt'],
  [/har sluttet/i, 'tidligere bruker'],
  [/\bNAV\b/, 'Nav'],
  [/\bmva\b(?!\.)/i, 'mva.'],
  [/\bfrem\b/i, 'fram'],
  [/\belleve\b/i, '11'],
  [/er på vei\.?$/, 'henter … or er sendt'],
  [/\brapporter(?!\p{L})|har rapportert/iu, 'meld fra'],
  [/vanlig rekkefølge/i, 'standard rekkefølge'],
  [/presentasjonen vår/i, 'Om oss-siden'],
  [/(?<!slutt)oppgjør/i, 'avregning, sluttoppgjør or fordeling'],
  [/^"ubestemt tid"$/i, 'tidsubestemt'],
];

/** The same for English texts. */
const ENGLISH: Retired = [
  [/\baccepts? to\b/, 'agrees to'],
  [/current rent by/, 'market rent under'],
  [/The interest is the tenant/, 'the interest belongs to the tenant'],
  [/Lease of a home/, 'Residential lease'],
  [/\bprotocol/i, 'inspection report'],
  [/additional services?/i, 'add-on'],
  [/\bsued\b|\blawsuit/i, 'gone to court or to the Rent Disputes Tribunal'],
  [/^"indefinite"$/i, 'open-ended'],
  [/eviction notice due|may be petitioned(?! for)/i, 'eviction may be petitioned for'],
];

/** A text that quotes the law (husleieloven § 9-5), and one about amounts that were deducted. */
const OTHER_SENSE = [
  'life.notice.grounds.breach',
  'server/testing/gallery/expected/mails/payout-paid.no.txt',
];

const textsIn = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value]]
      : textsIn(value as object, `${path}${key}.`),
  );

/** The lines of all papers and mails in a language, as they are drawn. */
const drawnIn = (language: 'en' | 'no'): [string, string][] =>
  globSync(`server/testing/gallery/expected/**/*.${language}.txt`, { cwd: ROOT }).flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .map((line): [string, string] => [file, line.trim()]),
  );

test.each([
  ['no', NORWEGIAN],
  ['en', ENGLISH],
] as const)(
  'pages, papers and mails (%s) have one term for each concept',
  async (language, retired) => {
    const { messages } = (await import(join(ROOT, 'web/app/messages.ts'))) as {
      messages: Record<'en' | 'no', object>;
    };
    const found = [...textsIn(messages[language]), ...drawnIn(language)]
      .filter(([key]) => !OTHER_SENSE.includes(key))
      .flatMap(([key, text]) =>
        retired
          .filter(([form]) => form.test(text))
          .map(([, instead]) => `${key}: “${text}” — write “${instead}”`),
      );
    expect(found).toEqual([]);
  },
);
