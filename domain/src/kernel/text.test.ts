import { expect, test } from 'vitest';

import { tidyLine, tidyText } from './text.ts';

test.each([
  ['A\u030ase', 'Åse'],
  ['one\r\ntwo\rthree\u2028four\u2029five', 'one\ntwo\nthree\nfour\nfive'],
  ['one\n\ntwo', 'one\n\ntwo'],
  ['one\n\n\n\n\ntwo\n\n\nthree', 'one\n\ntwo\n\nthree'],
  ['one\n \t\n\u00a0\ntwo', 'one\n\ntwo'],
  ['  one  \n  two  ', 'one\ntwo'],
  ['12\u00a0000\tkr', '12 000 kr'],
  ['a\u0000b\u0007c\u007fd\u009fe', 'abcde'],
  ['\ufeffa\u202ab\u202ec\u2066d\u2069e', 'abcde'],
  ['a\ud800b', 'a\ufffdb'],
  ['\u200d', ''],
  [' \u3164\u2800\n\u00ad', ''],
  ['👩‍👧 and two  spaces', '👩‍👧 and two  spaces'],
])('%j is kept as %j', (text, expected) => {
  expect(tidyText(text)).toBe(expected);
});

test('on one line, each run of white space is one space', () => {
  expect(tidyLine(' Markveien 12,\n\n 0554   Oslo\t')).toBe('Markveien 12, 0554 Oslo');
});
