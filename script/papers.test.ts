/** @module-tag poppler-utils */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { CASTS } from '../server/testing/gallery/casts.ts';
import { drawPaper } from '../server/testing/gallery/draw.ts';
import { papersOf } from '../server/testing/gallery/papers.ts';
import { wholeAmountsIn } from '../server/testing/gallery/whole-amounts.ts';
import { poppler } from '../server/testing/poppler.ts';
import { ROOT } from './root.ts';

const EXPECTED = join(ROOT, 'server/testing/gallery/expected');
/** Points; narrower than the documents' margins. */
const EDGE = 50;
const A4_WIDTH = 595;
/** Points from the top at which text ends and the foot begins; and the share of a page that may stay empty. */
const [TOP, BOTTOM] = [64, 778];
const EMPTY_MAX = (BOTTOM - TOP) / 4;
/** Points of a last page that is too short to stand alone. */
const SHORT = 125;
/** Points between the sender, the recipient and the title. */
const APART = 8;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  word: string;
}
/** The words of each page and where they are, without the foot. */
const boxesOf = (pdf: Uint8Array): Box[][] =>
  poppler('pdftotext', pdf, '-bbox')
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*)<\/word>/g)]
        .map(([, left, top, right, bottom, word]) => ({
          left: Number(left),
          right: Number(right),
          top: Number(top),
          bottom: Number(bottom),
          word: word!,
        }))
        .filter(({ top }) => top < BOTTOM + 14),
    );

/** Pairs of words that cover each other. */
const covered = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2.5,
      )
      .map((other) => `${one.word} and ${other.word}`),
  );

/** Words of a page in one line, as drawn. */
const joined = (boxes: readonly Box[]) => boxes.map(({ word }) => word).join('');
const packed = (text: string) => text.replaceAll(/\s/g, '').replaceAll('&', '&amp;');

test('each expected paper is drawn', () => {
  const drawn = (['no', 'en'] as const).flatMap((language) =>
    papersOf(language, CASTS.ordinary).map(({ name }) => `${name}.txt`),
  );
  const expected = readdirSync(EXPECTED).filter((file) => file.endsWith('.txt'));
  expect(expected.filter((file) => !drawn.includes(file))).toEqual([]);
});

describe.each(['no', 'en'] as const)(
  'in %s a document has the same texts and structure',
  (language) => {
    // After an intended change: `vitest run --project unit script/papers.test.ts -u`, and review the diff.
    test.each(papersOf(language, CASTS.ordinary))('$name', async ({ name, ...paper }) => {
      const pdf = await drawPaper(paper);
      const pages = Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\n/g)!.length;
      const structure = poppler('pdfinfo', pdf, '-struct-text');
      await expect(`Pages: ${pages}\n${structure}`).toMatchFileSnapshot(
        join(EXPECTED, `${name}.txt`),
      );
      // The law's index gives a rent that is rounded to whole kroner.
      const whole = name.startsWith('rent-adjustment') ? 1 : 0;
      expect(wholeAmountsIn(structure)).toHaveLength(whole);
    });
  },
);

describe.each(['long', 'awkward'] as const)('with %s names', (cast) => {
  test.each(papersOf('no', CASTS[cast]))(
    '$name contains all names, within its margins',
    async ({ text, hasLogo }) => {
      const words = boxesOf(await drawPaper({ text, hasLogo })).flat();
      const beyond = words.filter(({ left, right }) => left < EDGE || right > A4_WIDTH - EDGE);
      expect(beyond).toEqual([]);
      const texts = joined(words);
      for (const { name } of CASTS[cast].tenants)
        // The order of right-to-left text is tested next to `drawDocument`.
        if (JSON.stringify(text).includes(name) && !/\p{Script=Arabic}/u.test(name))
          expect(texts).toContain(name.replaceAll(' ', ''));
    },
  );
});

describe.each(Object.keys(CASTS) as (keyof typeof CASTS)[])('with %s names, the layout', (cast) => {
  const papers = (['no', 'en'] as const).flatMap((language) => papersOf(language, CASTS[cast]));
  test.each(papers)('of $name leaves no page empty, and covers nothing', async (paper) => {
    const { sections, letterhead } = paper.text;
    const pages = boxesOf(await drawPaper(paper));
    expect(pages.flatMap(covered)).toEqual([]);
    // A picture needs room of its own.
    const hasPictures = sections.some(({ blocks }) =>
      blocks.some(({ kind }) => kind === 'pictures'),
    );
    const ends = pages.map((boxes) => Math.max(...boxes.map(({ bottom }) => bottom)));
    for (const end of hasPictures ? [] : ends.slice(0, -1))
      expect(BOTTOM - end).toBeLessThan(EMPTY_MAX);
    // A heading stands with what it is above.
    for (const boxes of pages.slice(0, -1))
      for (const { heading } of sections)
        expect(joined(boxes).endsWith(packed(heading)), heading).toBe(false);
    // Lines to sign on stand with the end of what is signed.
    const ending = sections.at(-1)!;
    const isShort = ends.at(-1)! - TOP < SHORT;
    if (pages.length > 1 && isShort && ending.blocks.every(({ kind }) => kind === 'facts'))
      expect(joined(pages.at(-1)!).startsWith(packed(ending.heading))).toBe(false);
    if (!letterhead) return;
    const rows = pages[0]!;
    const title = rows.find(({ top, bottom }) => bottom - top > 20)!;
    const sender = rows.filter(({ bottom, right }) => bottom < 136 + APART / 2 && right < 330);
    const recipient = rows.filter(({ top }) => top > 135 && top < title.top - 1);
    const gaps = [
      Math.min(...recipient.map(({ top }) => top)) -
        Math.max(...sender.map(({ bottom }) => bottom)),
      title.top - Math.max(...recipient.map(({ bottom }) => bottom)),
    ];
    expect(Math.min(...gaps)).toBeGreaterThan(APART);
  });
});
