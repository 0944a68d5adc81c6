/**
 * Checks the docs: retired words and broken links fail, long sentences are a warning. Vale and textlint were
 * considered: Vale's package downloads a program when it is installed, which only Node's package may do, and
 * textlint needs more than a hundred packages for two rules.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { RETIRED_WORDS, type RetiredWord } from './retired-words.ts';
import { ROOT } from './root.ts';

/** Words in a sentence. */
const WORDS_MAX = 30;
/** Pages that quote other texts: titles of tests, sentences of the specification. */
const QUOTING = ['docs/spec-coverage.md'];
/** The text after a test file in a cell is the title of a test. */
const TITLES = /`[^`]+\.(?:test|spec)\.tsx?`.*?(?=<br>|$)/g;

export interface Found {
  line: number;
  what: string;
}

/** A paragraph, a list item, a heading or the cells of a row, without its markup. */
interface Block {
  kind: 'text' | 'cells';
  line: number;
  lines: string[];
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The checked pages, by their path from the root. */
export const pagesOf = (root: string): string[] =>
  globSync(['*.md', '{docs,bench}/**/*.md'], {
    cwd: root,
  }).sort();

export function longSentences(markdown: string): Found[] {
  return blocksOf(markdown)
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ line, lines }) => {
      const text = lines.join(' ');
      return [...sentences.segment(text)].flatMap(({ segment, index }) => {
        const count = [...words.segment(segment)].filter(({ isWordLike }) => isWordLike).length;
        if (count <= WORDS_MAX) return [];
        const at = line + lineOf(lines, index);
        return [{ line: at, what: `${count} words: ${segment.slice(0, 60).trim()}…` }];
      });
    });
}

export function retiredWords(markdown: string): Found[] {
  return blocksOf(markdown).flatMap(({ line, lines }) =>
    lines.flatMap((text, index) =>
      retiredIn(text, RETIRED_WORDS).map((what) => ({ line: line + index, what })),
    ),
  );
}

/** The words of a text that are retired, each with the term to use. */
export function retiredIn(text: string, list: readonly RetiredWord[]): string[] {
  return list.flatMap(({ word, use, fine = [] }) => {
    const rest = fine.reduce((left, phrase) => left.replaceAll(pattern(phrase), ' '), text);
    return pattern(word).test(rest) ? [`“${word}”: write ${use}`] : [];
  });
}

/** Links to files of the repository and to headings that do not exist. */
export function brokenLinks(root: string, page: string): Found[] {
  const markdown = readFileSync(join(root, page), 'utf8');
  return withoutCode(markdown).flatMap((text, index) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [path = '', heading] = target.split('#');
      const file = path === '' ? join(root, page) : resolve(root, dirname(page), path);
      const leads =
        existsSync(file) &&
        (heading === undefined || headingsOf(readFileSync(file, 'utf8')).includes(heading));
      return leads ? [] : [{ line: index + 1, what: `${target} leads nowhere` }];
    }),
  );
}

const pattern = (phrase: string): RegExp => new RegExp(`\\b${phrase}s?\\b`, 'gi');

/** The ids of headings, as GitHub makes them. */
const headingsOf = (markdown: string): string[] =>
  withoutCode(markdown).flatMap((line) => {
    const [, title] = /^#+ (.*)$/.exec(line) ?? [];
    if (title === undefined) return [];
    const name = title.toLowerCase().replaceAll(/[^\p{L}\p{N} _-]/gu, '');
    return [name.replaceAll(' ', '-')];
  });

/** The lines of a page; those of code blocks are empty. */
function withoutCode(markdown: string): string[] {
  let isCode = false;
  return markdown.split('\n').map((line) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    return isCode || isFence ? '' : line;
  });
}

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const [index, raw] of withoutCode(markdown).entries()) {
    const isRow = raw.startsWith('|');
    const begins = /^\s*(?:[-*] |\d+\. |#+ |> )/.test(raw);
    const text = isRow ? cellsOf(raw) : withoutMarkup(raw);
    if (raw.trim() === '' || text === '') isOpen = false;
    else if (isRow || begins || !isOpen) {
      blocks.push({ kind: isRow ? 'cells' : 'text', line: index + 1, lines: [text] });
      isOpen = !isRow && !raw.startsWith('#');
    } else blocks.at(-1)!.lines.push(text);
  }
  return blocks;
}

const cellsOf = (row: string): string =>
  row
    .slice(1)
    .split(/(?<!\\)\|/)
    .map((cell) => withoutMarkup(cell.replaceAll(TITLES, '').trim()))
    .filter((cell) => !/^[-: ]*$/.test(cell))
    .join(' · ');

const withoutMarkup = (line: string): string =>
  line
    .replace(/^\s*(?:[-*] |\d+\. |#+ |> )/, '')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    // Code counts as one word, which may start a sentence.
    .replaceAll(/`[^`]+`/g, 'Code')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[*_]{1,2}(\S(?:.*?\S)?)[*_]{1,2}/g, '$1')
    .trim();

/** The number of the line at an index of the joined lines. */
function lineOf(lines: readonly string[], index: number): number {
  let end = 0;
  return lines.findIndex((line) => (end += line.length + 1) > index);
}

if (import.meta.main) {
  const print = (page: string, found: readonly Found[]) => {
    for (const { line, what } of found) console.log(`${page}:${line} ${what}`);
  };
  let problems = 0;
  let long = 0;
  for (const page of pagesOf(ROOT)) {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const fails = [
      ...(QUOTING.includes(page) ? [] : retiredWords(text)),
      ...brokenLinks(ROOT, page),
    ];
    const warns = longSentences(text);
    print(page, [...fails, ...warns]);
    problems += fails.length;
    long += warns.length;
  }
  if (long > 0) console.log(`${long} sentences have more than ${WORDS_MAX} words.`);
  process.exitCode = problems > 0 ? 1 : 0;
}
