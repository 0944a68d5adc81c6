import { expect, test } from 'vitest';

import { maskedText } from './masked-text.ts';

test.each([
  ['alone', '21483609245', '214836*****'],
  ['in a sentence', 'Leie mai, fnr 214836 09245.', 'Leie mai, fnr 214836*****.'],
  ['twice', '214836-09245/214836.09245', '214836*****/214836*****'],
  ['not with a wrong control digit', '21483609246', '21483609246'],
  ['not within a longer number', '921483609245', '921483609245'],
  ['not an account', 'Fra 8601 11 17947', 'Fra 8601 11 17947'],
])('a national identity number is masked: %s', (_, text, masked) => {
  expect(maskedText(text)).toBe(masked);
});
