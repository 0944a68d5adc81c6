/** @module-tag poppler-utils */
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
      expect(wholeAmountsIn(structure)).toEqual([]);
    });
  },
);

describe.each(['long', 'awkward'] as const)('with %s names', (cast) => {
  test.each(papersOf('no', CASTS[cast]))(
    '$name contains all names, within its margins',
    async ({ text, hasLogo }) => {
      const read = poppler('pdftotext', await drawPaper({ text, hasLogo }), '-bbox');
      const words = [...read.matchAll(/<word xMin="(.*?)".*? xMax="(.*?)".*?>(.*)<\/word>/g)];
      const beyond = words.filter(
        ([, from, to]) => Number(from) < EDGE || Number(to) > A4_WIDTH - EDGE,
      );
      expect(beyond).toEqual([]);
      const texts = words.map(([, , , word]) => word).join('');
      for (const { name } of CASTS[cast].tenants)
        // The order of right-to-left text is tested next to `drawDocument`.
        if (JSON.stringify(text).includes(name) && !/\p{Script=Arabic}/u.test(name))
          expect(texts).toContain(name.replaceAll(' ', ''));
    },
  );
});
