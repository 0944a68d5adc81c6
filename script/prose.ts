/**
 * Checks the docs: broken links fail, long sentences are a warning. Vale and textlint were
 * considered: Vale's package downloads a program when it is installed, which only Node's package may do, and
 * textlint needs more than a hundred packages for two rules.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { ROOT } from './root.ts';

/** Words in a sentence. */
const WORDS_MAX = 30;
interface Found {
  line: number;
  what: string;
}

/** A paragraph, a list item or a heading, without its markup. */
interface Block {
  line: number;
  lines: string[];
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The checked pages, by their path from the root. */
const pagesOf = (root: string): string[] =>
  globSync(['*.md', '{docs,bench}/**/*.md'], {
    cwd: root,
  }).sort();

function longSentences(markdown: string): Found[] {
  return blocksOf(markdown).flatMap(({ line, lines }) => {
    const text = lines.join(' ');
    return [...sentences.segment(text)].flatMap(({ segment, index }) => {
      const count = [...words.segment(segment)].filter(({ isWordLike }) => isWordLike).length;
      if (count <= WORDS_MAX) return [];
      const at = line + lineOf(lines, index);
      return [{ line: at, what: `${count} words: ${segment.slice(0, 60).trim()}…` }];
    });
  });
}

/** Links to files of the repository and to headings that do not exist. */
function brokenLinks(root: string, page: string): Found[] {
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
    const begins = /^\s*(?:[-*] |\d+\. |#+ |> )/.test(raw);
    const text = raw.startsWith('|') ? '' : withoutMarkup(raw);
    if (text === '') isOpen = false;
    else if (begins || !isOpen) {
      blocks.push({ line: index + 1, lines: [text] });
      isOpen = !raw.startsWith('#');
    } else blocks.at(-1)!.lines.push(text);
  }
  return blocks;
}

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
    const fails = brokenLinks(ROOT, page);
    const warns = longSentences(text);
    print(page, [...fails, ...warns]);
    problems += fails.length;
    long += warns.length;
  }
  if (long > 0) console.log(`${long} sentences have more than ${WORDS_MAX} words.`);
  process.exitCode = problems > 0 ? 1 : 0;
}
