import { expect, test } from 'vitest';

import { piecesOf } from './links.ts';

test.each([
  ['Hei', [{ text: 'Hei' }]],
  [
    'Se https://x.no/a?b=1. Takk!',
    [
      { text: 'Se ' },
      { text: 'https://x.no/a?b=1', href: 'https://x.no/a?b=1' },
      { text: '. Takk!' },
    ],
  ],
  ['(www.x.no)', [{ text: '(' }, { text: 'www.x.no', href: 'https://www.x.no/' }, { text: ')' }]],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
  ['data:text/html,<b>x</b>', [{ text: 'data:text/html,<b>x</b>' }]],
  ['http://', [{ text: 'http://' }]],
  ['', []],
])('%o becomes links only for http addresses', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});
