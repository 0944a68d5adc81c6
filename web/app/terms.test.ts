import { expect, test } from 'vitest';

import { messages } from './messages.ts';

/** Forms that Norwegian texts must not use, with replacements: “One term for one thing” in GLOSSARY.md. */
const RETIRED: readonly (readonly [form: RegExp, instead: string])[] = [
  [/\bmegler/i, 'forvalter'],
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
];

/** Texts that quote the law (husleieloven § 9-5). */
const QUOTED = ['life.notice.grounds.breach'];

const textsIn = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value]]
      : textsIn(value as object, `${path}${key}.`),
  );

test('Norwegian texts have one term for each concept', () => {
  const found = textsIn(messages.no)
    .filter(([key]) => !QUOTED.includes(key))
    .flatMap(([key, text]) =>
      RETIRED.filter(([form]) => form.test(text)).map(
        ([, instead]) => `${key}: “${text}” — write “${instead}”`,
      ),
    );
  expect(found).toEqual([]);
});
