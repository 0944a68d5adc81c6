/** Letters that are not a base letter with an accent, and signs with a plainer equivalent. */
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

/**
 * Text in the characters Norwegian banks accept: letters with æøå, digits, `/-?:().,'+` and spaces. Other
 * characters get their nearest equivalent.
 */
export function plainText(text: string, maximum: number): string {
  const plain = [...text.normalize('NFC')].map((letter) => {
    if (ALLOWED.test(letter)) return letter;
    const bare = PLAINER[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return [...bare].every((one) => ALLOWED.test(one)) ? bare : ' ';
  });
  return plain.join('').replaceAll(/ +/g, ' ').trim().slice(0, maximum).trim();
}
