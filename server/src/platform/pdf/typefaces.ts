import { fileURLToPath } from 'node:url';

import { openSync, type Font, type GlyphRun } from 'fontkit';
import { LRUCache } from 'lru-cache';

import { FROM_RIGHT, type Pdf } from './page.ts';

type Weight = 'plain' | 'bold';

/**
 * The letters of the words that are kept of each typeface: all documents say nearly the same. Words are not
 * counted instead, because a person may write one of thousands of letters.
 */
const LETTERS_MAX = 40_000;

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
/**
 * Numbers have figures of one width, without kerning: it would push a full stop under a 1 or a 7 (`17.10.2026`). A
 * hyphen of a figure's width would part `4-18`.
 */
const featuresOf = (text: string) =>
  /\d/.test(text) ? { ...FEATURES, kern: false, tnum: !/[-–]/.test(text) } : FEATURES;

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
  const words = new LRUCache<string, LaidOut>({ maxSize: LETTERS_MAX });
  font.layout = (text, features = []) => {
    const key = `${(features as string[]).join()} ${text}`;
    let word = words.get(key);
    if (!word) {
      const chosen = {
        ...featuresOf(text),
        ...Object.fromEntries((features as string[]).map((feature) => [feature, true])),
      };
      word = keep(directionsOf(text).map((part) => layout.call(font, part, chosen)));
      words.set(key, word, { size: key.length });
    }
    return word();
  };
  return font;
}

/** A word that was laid out: each call returns the run that laying it out again would return. */
type LaidOut = () => GlyphRun;

/** Keeps the runs of a word's parts as one. */
function keep([first, ...others]: readonly GlyphRun[]): LaidOut {
  const run = first!;
  for (const { glyphs, positions } of others) {
    run.glyphs.push(...glyphs);
    run.positions.push(...positions);
  }
  const characters = run.glyphs.map(({ codePoints }) => codePoints);
  return () => {
    // Another word may have set them since, see `open`.
    for (const [index, glyph] of run.glyphs.entries()) glyph.codePoints = characters[index]!;
    // pdfkit scales the positions of the run that it gets.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.create(run, { positions: { value: positions } }) as GlyphRun;
  };
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
