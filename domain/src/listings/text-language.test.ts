import { expect, test } from 'vitest';

import { languageOf } from './text-language.ts';

test.each([
  ['', null],
  ['Room for rent', null],
  ['Lys toroms', null],
  ['Leiligheten er lys og ligger i en rolig gate ved parken. Det er kort vei til trikken.', 'no'],
  ['The flat is bright and quiet, with a balcony. You have the park close by.', 'en'],
  ['Velkommen! Welcome! Leilighet med balkong. Flat with a balcony.', null],
  ['Mieszkanie jest jasne i ciche, z balkonem i blisko parku.', null],
  ['I and the dog: Vi bor i huset og har hage på baksiden, det er plass til en bil.', 'no'],
])('%j: %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
