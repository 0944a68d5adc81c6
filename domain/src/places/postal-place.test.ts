import { expect, test } from 'vitest';

import { postalPlaceName } from './postal-place.ts';

test.each([
  ['OSLO', 'Oslo'],
  ['MO I RANA', 'Mo i Rana'],
  ['ÅLESUND', 'Ålesund'],
  ['SANDE I VESTFOLD', 'Sande i Vestfold'],
  ['NORD-TORPA', 'Nord-Torpa'],
  ['I', 'I'],
])('%s is written %s', (capitals, name) => {
  expect(postalPlaceName(capitals)).toBe(name);
});
