import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { brokenLinks, longSentences, pagesOf, retiredWords } from './prose.ts';
import { ROOT } from './root.ts';

const LONG = `It is ${'very '.repeat(28)}long.`;

test('a sentence of 31 words is long, and one of 30 is not', () => {
  expect(longSentences(`First.\n${LONG}`)).toEqual([
    { line: 2, what: expect.stringMatching(/^31 words: It is very/) as string },
  ]);
  expect(longSentences(LONG.replace('very ', ''))).toEqual([]);
});

test('a sentence may go over several lines', () => {
  expect(longSentences(`# Title\n\n${LONG.replaceAll(' very very', '\nvery very')}`)).toEqual([
    { line: 3, what: expect.stringContaining('31 words') as string },
  ]);
});

test('code, rows of tables and separate list items are not long sentences', () => {
  const row = `| ${LONG} |`;
  const items = `- ${'a '.repeat(20)}\n- ${'a '.repeat(20)}`;
  const code = `It is \`${'very '.repeat(40)}\` code. \`code\` begins this one.`;
  expect(longSentences(`\`\`\`sh\n${LONG}\n\`\`\`\n\n${row}\n\n${items}\n\n${code}`)).toEqual([]);
});

test('a retired word is reported with the one to use, also in tables and links', () => {
  const found = retiredWords('The desks are here.\n\n| a | [Beside it](a.md) |\n| --- | --- |\n');
  expect(found).toEqual([
    { line: 1, what: '“desk”: write back office or page' },
    { line: 3, what: '“beside”: write next to, apart from or besides' },
  ]);
});

test('an ordinary meaning, code and the title of a test are not retired words', () => {
  expect(retiredWords('A detached house, and `house`.')).toEqual([]);
  expect(retiredWords('| `a/house.test.ts` the house is open | shown |')).toEqual([]);
});

test('a link leads to a file and, if it names one, to a heading of it', () => {
  const root = mkdtempSync(join(tmpdir(), 'husvaer-links-'));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'README.md'), '# A day’s `work`\n\n```sh\n# no heading\n```\n');
  writeFileSync(
    join(root, 'docs/a.md'),
    [
      '[whole](../README.md) [part](../README.md#a-days-work) [web](https://example.com)',
      '[none](b.md) [part](../README.md#no-heading) [own](#nothing)',
    ].join('\n'),
  );
  expect(brokenLinks(root, 'docs/a.md')).toEqual([
    { line: 2, what: 'b.md leads nowhere' },
    { line: 2, what: '../README.md#no-heading leads nowhere' },
    { line: 2, what: '#nothing leads nowhere' },
  ]);
  rmSync(root, { recursive: true });
});

test('links in the docs lead to existing targets', () => {
  const pages = pagesOf(ROOT);
  expect(pages.length).toBeGreaterThan(50);
  const broken = pages.flatMap((page) =>
    brokenLinks(ROOT, page).map(({ line, what }) => `${page}:${line} ${what}`),
  );
  expect(broken).toEqual([]);
});

test('docs use the standard terms', () => {
  const pages = pagesOf(ROOT).filter((page) => page !== 'docs/spec-coverage.md');
  const found = pages.flatMap((page) =>
    retiredWords(readFileSync(join(ROOT, page), 'utf8')).map(
      ({ line, what }) => `${page}:${line} ${what}`,
    ),
  );
  expect(found).toEqual([]);
});

test('each decision record has a status with a date, and its parts', () => {
  const records = pagesOf(ROOT).filter((page) => /decisions\/\d{3}-/.test(page));
  expect(records.length).toBeGreaterThan(35);
  const invalid = records.filter((page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const parts = [...text.matchAll(/^\*\*([\w ]+)\.\*\*/gm)].map(([, part]) => part);
    return (
      !/^# (?:\d{3}|NNN): .+\n\nStatus: accepted, \d{1,2} [A-Z][a-z]+ \d{4}\./.test(text) ||
      !['Context', 'Decision', 'Consequences'].every((part) => parts.includes(part))
    );
  });
  expect(invalid).toEqual([]);
});
