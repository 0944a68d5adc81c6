import { fileURLToPath } from 'node:url';

import { openSync, type Font } from 'fontkit';

import { FROM_RIGHT, type Pdf } from './page.ts';

export type Weight = 'plain' | 'bold';

/**
 * Typefaces of documents, by preference: Inter, as on the web pages, and DejaVu for letters that Inter lacks,
 * such as Arabic. A text has one typeface (docs/decisions/032). Opened once for all documents, because
 * reading a font takes longer than drawing.
 */
const FAMILIES: readonly Record<Weight, Font>[] = [
  {
    plain: open('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    bold: open('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  },
  {
    plain: open('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
    bold: open('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
  },
];
/** A right-to-left word, with the characters before and after it that are not its letters. */
const SIGNS_AROUND = new RegExp(
  `^([^${FROM_RIGHT}]*)([${FROM_RIGHT}](?:.*[${FROM_RIGHT}\\p{M}])?)([^${FROM_RIGHT}]*)$`,
  'su',
);
/** Letters stay unchanged: Inter would turn `2x3` into `2×3`. */
const FEATURES = { calt: false };

function open(path: string): Font {
  const font = openSync(fileURLToPath(import.meta.resolve(path)));
  const { getGlyph, layout } = font;
  // fontkit caches a glyph with the characters of its first use. A glyph first used as a part of another,
  // like H in Cyrillic Н, has no characters, and no later document could tell which character it is.
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph.call(font, id, codePoints);
    if (codePoints.length > 0) glyph.codePoints = codePoints;
    return glyph;
  };
  font.layout = (text, features = []) => {
    const chosen = {
      ...FEATURES,
      ...Object.fromEntries((features as string[]).map((feature) => [feature, true])),
    };
    const runs = directionsOf(text).map((part) => layout.call(font, part, chosen));
    const [first, ...others] = runs;
    for (const { glyphs, positions } of others) {
      first!.glyphs.push(...glyphs);
      first!.positions.push(...positions);
    }
    return first!;
  };
  return font;
}

/**
 * Splits a word into parts that are laid out separately. fontkit lays out a whole word with an Arabic or
 * Hebrew letter from the right, including the comma and space after it, which belong to the line and its
 * direction.
 */
function directionsOf(text: string): string[] {
  const [, before = '', word = '', after = ''] = SIGNS_AROUND.exec(text) ?? [];
  return word === '' ? [text] : [before, word, after].filter((part) => part !== '');
}

export function registerFonts(pdf: Pdf): void {
  for (const [index, family] of FAMILIES.entries())
    for (const weight of ['plain', 'bold'] as const)
      pdf.registerFont(`${weight}-${index}`, family[weight]);
}

/** Sets the typeface that has all letters of a text; if none has, the last one, which draws boxes. */
export function setFont(pdf: Pdf, weight: Weight, text: string): Pdf {
  const index = FAMILIES.findIndex((family) => lackedBy(family[weight], text).length === 0);
  return pdf.font(`${weight}-${index === -1 ? FAMILIES.length - 1 : index}`);
}

/** The characters that prevent a text from being drawn in one typeface, each once. */
export const undrawable = (text: string): string[] =>
  FAMILIES.map(({ plain }) => lackedBy(plain, text)).reduce((one, other) =>
    other.length < one.length ? other : one,
  );

const lackedBy = (font: Font, text: string): string[] => [
  ...new Set(
    [...text].filter(
      (character) => !/\s/.test(character) && !font.hasGlyphForCodePoint(character.codePointAt(0)!),
    ),
  ),
];
