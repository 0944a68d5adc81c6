import { expect, it, test } from 'vitest';

import { plainLine, plainText } from './plain-text.ts';

test.each([
  ['plain text', 'Lys leilighet, 2 rom', 'Lys leilighet, 2 rom'],
  ['plain text between spaces', ' Lys leilighet ', 'Lys leilighet'],
  ['less than', '2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
  ['a heart', 'I <3 Oslo', 'I <3 Oslo'],
  ['less than next to tags', '5 < 6<br>7 > 3', '5 < 6\n7 > 3'],
  ['an address in brackets', 'skriv til <ola@x.no> nå', 'skriv til <ola@x.no> nå'],
  ['a bracket before a word', 'pris <Oslo og mer> hei', 'pris <Oslo og mer> hei'],
  ['a bracket before an element name', 'a<b and c', 'a<b and c'],
  ['an ampersand', 'A & B, R&D', 'A & B, R&D'],
  ['entities', 'R&amp;D&nbsp;x&#39;y &oslash; 1 &lt; 2', "R&D x'y ø 1 < 2"],
  ['bold and breaks', '<b>The space</b><br />One<br><br/><br /><br>Two', 'The space\nOne\n\nTwo'],
  ['paragraphs', '<p>En</p>\n<p>To</p>', 'En\n\nTo'],
  ['paragraphs left open', '<p>hei <p>du', 'hei\n\ndu'],
  ['headings', '<h2>Om boligen</h2>Tekst', 'Om boligen\n\nTekst'],
  ['a list', 'Her:<ul>\n <li>En</li>\n <li>To</li></ul>Etter', 'Her:\n– En\n– To\nEtter'],
  ['items without a list', '<li>En</li><li>To</li>', 'En\nTo'],
  ['a numbered list', '<ol><li>En</li><li>To</li></ol>', '1. En\n2. To'],
  ['a table', '<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
  ['links', '<a href="https://evil.example">her</a>', 'her'],
  ['pictures', '<img src=x onerror=alert(1)>Hei', 'Hei'],
  ['scripts and styles', 'Før <script>alert(1)</script><style>p{}</style>etter', 'Før etter'],
  ['a script left open', 'Før <script>alert(', 'Før'],
  ['comments', '<!-- skjult -->synlig', 'synlig'],
  ['a stray end tag', 'Hus <b>fint</i> og</b> bra', 'Hus fint og bra'],
  ['a tag cut off', 'Tekst<br /', 'Tekst'],
  ['a bracket cut off', 'Tekst<br /><', 'Tekst'],
  ['a link cut off', 'Se <a href="https://x.example/abc', 'Se'],
  ['line breaks of a text with entities only', 'En\nTo &amp; mer', 'En\nTo & mer'],
  ['line breaks of a text with other tags only', '<b>En</b>\nTo', 'En\nTo'],
  ['runs of blank lines', 'æ\n \n\t\n\nø', 'æ\n\nø'],
  ['Windows line ends', 'æ\r\nø', 'æ\nø'],
  ['Windows line ends next to tags', '<b>En</b>\r\nTo\rTre', 'En\nTo\nTre'],
  ['letters in two parts', 'Cafe\u0301', 'Caf\u00e9'],
  ['controls', 'a\u0000b\u0007c\u202ed\ufeff', 'abcd'],
  ['escaped tags, as text', '&lt;b&gt;', '<b>'],
])('%s', (_name, text, expected) => {
  expect(plainText(text)).toBe(expected);
});

it('puts a title on one line', () => {
  expect(plainLine('Fin<br/>leilighet &amp;\n hage')).toBe('Fin leilighet & hage');
  expect(plainLine('Fin  leilighet')).toBe('Fin leilighet');
});

it('accepts deep, endless and blank texts', () => {
  expect(plainText(`${'<div>'.repeat(500)}dypt`)).toBe('dypt');
  expect(plainText('<b>'.repeat(100_000))).toHaveLength(300_000);
  expect(plainText(`x${' '.repeat(400_000)}\u0301y`)).toHaveLength(400_003);
});
