import { fileURLToPath } from 'node:url';

import { openSync, type Font } from 'fontkit';

import { FROM_RIGHT, type Pdf } from './page.ts';

export type Weight = 'plain' | 'bold';

/**
 * What papers are set in, by preference: Inter, as the web pages are, and for letters that it
 * lacks, such as Arabic ones, DejaVu. A text is of one typeface (docs/decisions/032). Opened once for all
 * documents: to read them takes longer than to draw.
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
/** A word from the right, and what stands before and behind it that is none of its letters. */
const SIGNS_AROUND = new RegExp(
  `^([^${FROM_RIGHT}]*)([${FROM_RIGHT}](?:.*[${FROM_RIGHT}\\p{M}])?)([^${FROM_RIGHT}]*)$`,
  'su',
);
/** Letters stay themselves: Inter would make `2×3` of `2x3`. */
const FEATURES = { calt: false };

function open(path: string): Font {
  const font = openSync(fileURLToPath(import.meta.resolve(path)));
  const { getGlyph, layout } = font;
  // fontkit keeps a glyph with the characters of its first use. As a part of another glyph, as H is of
  // Cyrillic Н, it has none, and no document after that would say which character it stands for.
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
 * Parts of a word to lay out apart. fontkit lays all of a word with an Arabic or Hebrew letter out from the
 * right, also the comma and the space behind it, which belong to the line and stand to its right.
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

/** Sets the typeface that has all letters of a text; where none has, the last one, which draws boxes. */
export function setFont(pdf: Pdf, weight: Weight, text: string): Pdf {
  const index = FAMILIES.findIndex((family) => lackedBy(family[weight], text).length === 0);
  return pdf.font(`${weight}-${index === -1 ? FAMILIES.length - 1 : index}`);
}

/** The characters of a text that it can't be drawn with in any one typeface, each once. */
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
