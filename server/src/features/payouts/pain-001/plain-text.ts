/** Letters that no accent was put on, and signs that have a plainer one. */
const PLAINER: Readonly<Record<string, string>> = {
  ß: 'ss',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  œ: 'oe',
  Œ: 'Oe',
  '&': '+',
  ';': ',',
  _: '-',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '"': "'",
  '“': "'",
  '”': "'",
};

const ALLOWED = /[A-Za-z0-9ÆØÅæøå/\-?:().,'+ ]/;

/** Text as Norwegian banks take it: letters with æøå, digits, `/-?:().,'+` and spaces; the rest in its nearest form. */
export function plainText(text: string, maximum: number): string {
  const plain = [...text.normalize('NFC')].map((letter) => {
    if (ALLOWED.test(letter)) return letter;
    const bare = PLAINER[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return [...bare].every((one) => ALLOWED.test(one)) ? bare : ' ';
  });
  return plain.join('').replaceAll(/ +/g, ' ').trim().slice(0, maximum).trim();
}
