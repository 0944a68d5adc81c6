import { expect, test } from 'vitest';

import { withNoBreakSpaces } from './no-break.ts';

test.each([
  ['husleieloven § 9-3', 'husleieloven §_9-3'],
  ['faktura nr. 12, kl. 10', 'faktura nr._12, kl._10'],
  ['NOK 100 and kr 100', 'NOK_100 and kr_100'],
  ['høyst 25 MB og 60 m²', 'høyst 25_MB og 60_m²'],
  ['{{max}} kr, {{percent}} % over', '{{max}}_kr, {{percent}}_% over'],
  ['Day 1 to 28 of the month', 'Day 1 to 28 of the month'],
  ['2 kroner', '2 kroner'],
])('in “%s” no line parts a number from its sign or unit', (text, expected) => {
  expect(withNoBreakSpaces(text).replaceAll('\u00a0', '_')).toBe(expected);
});
