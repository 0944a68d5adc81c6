/**
 * Checks the code for retired words: names that it declares, names of files, and comments. ESLint's
 * `id-denylist` compares whole names only.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import ts from 'typescript';

import { retiredIn, type Found } from './prose.ts';
import { RETIRED_NAMES, RETIRED_WORDS, type RetiredWord } from './retired-words.ts';
import { ROOT } from './root.ts';

const SOURCES = [
  '*.{ts,mjs,yaml}',
  'Dockerfile',
  '.ci/run',
  'deploy/**/*.*',
  '{bench,script}/*',
  '{bench,contract,demo,domain,e2e,script,server,web}/**/*.{css,mjs,ts,tsx}',
];
const GENERATED =
  /(^|\/)(node_modules|build|\.react-router)\/|\.graphql\.ts$|^contract\/src\/schema/;
/** Drawings and descriptions of homes, which have shelves and seats. */
const HOMES = /^demo\/src\/(homes|pictures)\//;
/** Their names are the keys of texts. */
const TEXTS = /\/messages\//;
/** The list itself, and its tests. */
const LIST = /^script\/(retired-words|(names|prose)(\.test)?)\.ts$/;

/** The checked files, by their path from the root. */
export const sourcesOf = (root: string): string[] =>
  globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => ![GENERATED, HOMES, LIST].some((pattern) => pattern.test(path)))
    .sort();

export function retiredInSource(path: string, text: string): Found[] {
  const source = /\.(mjs|tsx?)$/.test(path)
    ? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    : undefined;
  const lineAt = (position: number) => text.slice(0, position).split('\n').length;
  const comments = source
    ? commentsOf(source)
    : /\.css$/.test(path)
      ? cssComments(text)
      : hashComments(text);
  return [
    ...retiredInName(basename(path)).map((what) => ({
      line: 1,
      what: `the file’s name has ${what}`,
    })),
    ...(TEXTS.test(path) ? [] : source ? namesIn(source) : classNamesIn(path, text)).flatMap(
      ({ text: name, pos, isMember }) =>
        retiredInName(name, isMember).map((what) => ({
          line: lineAt(pos),
          what: `\`${name}\` has ${what}`,
        })),
    ),
    ...comments.flatMap(({ text: comment, pos }) =>
      retiredIn(comment, WORDS_OF_CODE).map((what) => ({ line: lineAt(pos), what })),
    ),
  ];
}

interface Piece {
  text: string;
  pos: number;
}

const WORDS_OF_CODE = RETIRED_WORDS.filter(({ isFineInCode }) => !isFineInCode);
const WORDS_OF_NAMES = [...WORDS_OF_CODE, ...RETIRED_NAMES];

/**
 * The retired words of a name: `openDesk` and `open-desk.ts` have the word “desk”. A variable of one word has no
 * exception: only a member must have the name that the API has.
 */
function retiredInName(name: string, isMember = true): string[] {
  const isConstant = /^[A-Z0-9_]+$/.test(name);
  const words = isConstant ? name.toLowerCase().split('_') : name.split(/(?=[A-Z])|[^A-Za-z]/);
  const isExcepted = (names: readonly string[]) =>
    names.includes(name) && (isMember || words.length > 1);
  const list = WORDS_OF_NAMES.filter(({ names = [] }: RetiredWord) => !isExcepted(names));
  return retiredIn(words.join(' '), list);
}

const VARIABLES = [
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.FunctionDeclaration,
];

interface Name extends Piece {
  isMember: boolean;
}

/** The classes of a style sheet. */
const classNamesIn = (path: string, text: string): Name[] =>
  path.endsWith('.css')
    ? [...text.matchAll(/(?<![\w/])\.([a-z]\w*)/gi)].map(({ 1: name = '', index }) => ({
        ...{ text: name, pos: index },
        isMember: false,
      }))
    : [];

/** The name of an event, listener or job: `payouts.mail_paid`. */
const DOTTED = /^[a-z_]+\.[a-z_]+$/;

/** Names that a source declares. Keys in quotes belong to others. */
function namesIn(source: ts.SourceFile): Name[] {
  const found: Name[] = [];
  const visit = (node: ts.Node): void => {
    const { name } = node as ts.NamedDeclaration;
    const isDeclared = !ts.isPropertyAccessExpression(node) && !ts.isImportSpecifier(node);
    if (isDeclared && name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)))
      found.push({
        text: name.text.replace('#', ''),
        pos: name.getStart(source),
        isMember: !VARIABLES.includes(node.kind),
      });
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText(source) === 'name' &&
      ts.isStringLiteral(node.initializer) &&
      DOTTED.test(node.initializer.text)
    )
      found.push({
        text: node.initializer.text,
        pos: node.initializer.getStart(source),
        isMember: true,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function commentsOf(source: ts.SourceFile): Piece[] {
  const found = new Map<number, Piece>();
  const { text } = source;
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ])
      found.set(pos, { text: text.slice(pos, end), pos });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()];
}

const cssComments = (text: string): Piece[] =>
  [...text.matchAll(/\/\*[^]*?\*\//g)].map(({ 0: comment, index }) => ({
    text: comment,
    pos: index,
  }));

const hashComments = (text: string): Piece[] =>
  [...text.matchAll(/(?<=^|\s)#.*$/gm)].map(({ 0: comment, index }) => ({
    text: comment,
    pos: index,
  }));

if (import.meta.main) {
  for (const path of sourcesOf(ROOT)) {
    for (const { line, what } of retiredInSource(path, readFileSync(join(ROOT, path), 'utf8'))) {
      console.log(`${path}:${line} ${what}`);
      process.exitCode = 1;
    }
  }
}
