/**
 * Finds every section of a law that the texts, the code and the docs name. As a command it prints where a
 * section is named: what to read again when the law changes. `node script/law.ts husleieloven 4-2`
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LAWS, type LawName } from '../domain/src/legal/sections.ts';
import { ROOT } from './root.ts';

/** Texts, code, docs and drawn papers. CHANGELOG.md and the table itself depend on no section. */
const NAMING = [
  'GLOSSARY.md',
  'docs/**/*.md',
  '{demo,domain,server,web}/**/*.{ts,tsx}',
  'server/testing/gallery/expected/*.txt',
];
/** Generated files, tests, and what operators type in an example. */
const LEFT_OUT =
  /(^|\/)node_modules\/|\.test\.tsx?$|\.graphql\.ts$|^server\/testing\/gallery\/mails\.ts$|^domain\/src\/legal\/sections\.ts$/;

/** A section that a file names. The law is null when it isn't clear which one has the section. */
export interface Named {
  file: string;
  law: LawName | null;
  section: string;
  /** The words that name it, and those around them. */
  text: string;
}

const NAMES = new Map<string, LawName>(
  (Object.keys(LAWS) as LawName[]).flatMap((law) =>
    [law, ...LAWS[law].otherNames].map((name) => [name.toLowerCase(), law] as const),
  ),
);
const NAME = [...NAMES.keys()].sort((a, b) => b.length - a.length).join('|');
/** The numbers after one sign are those of one section; after two, a list. */
const NUMBER = String.raw`\d+(?:[A-Z]?-\d+)*(?:[a-z](?![a-zæøå]))?`;
const LIST = String.raw`${NUMBER}(?:(?:, | og | and | til | to )${NUMBER})*`;
const NAMED = new RegExp(
  String.raw`(?<law>${NAME})(?: \([^()]{1,60}\))?(?:,? (?:§ (?<one>${NUMBER})|(?:§§|sections?) (?<many>${LIST})))?|§ (?<bareOne>${NUMBER})|§§ (?<bareMany>${LIST})`,
  'giu',
);
/** Sections of documents that are no law. */
const NO_LAW = /(?:\.md|specification|spesifikasjonen),? $/i;
/** Characters that a section may be from the name of its law. */
const NEAR = 250;

/** A text on one line, without the marks of comments, and with ordinary spaces. */
const flat = (text: string) =>
  text
    .replaceAll(/&nbsp;|\\u00a0|\u00a0|(?<=§)_/g, ' ')
    .replaceAll(/\s*\n\s*(?:\*(?!\*) ?|\/\/ ?)?/g, ' ')
    .replaceAll(/ +/g, ' ');

const hasSection = (law: LawName, section: string) => section in LAWS[law].sections;

export function namedIn(file: string, content: string): Named[] {
  const text = flat(content);
  const matches = [...text.matchAll(NAMED)];
  const laws = matches.flatMap(({ index, groups }) =>
    groups!.law ? [{ law: NAMES.get(groups!.law.toLowerCase())!, at: index }] : [],
  );
  return matches.flatMap(({ index, groups, 0: whole }) => {
    const { law: name, one, many, bareOne, bareMany } = groups!;
    if (!name && NO_LAW.test(text.slice(0, index))) return [];
    return sectionsOf(one ?? many ?? bareOne ?? bareMany ?? '').map((section) => ({
      file,
      section,
      law: name ? NAMES.get(name.toLowerCase())! : lawOfBare(section, laws, index),
      text: text.slice(Math.max(0, index - 60), index + whole.length + 20),
    }));
  });
}

/** The sections of a list, with those between the ends of a range: `7-2 til 7-4`. */
const sectionsOf = (list: string): string[] =>
  [...list.matchAll(new RegExp(String.raw`(${NUMBER})(?: (?:til|to) (${NUMBER}))?`, 'g'))].flatMap(
    ([, from = '', to]) => {
      if (!to) return [from];
      const [chapter, first, last] = [from.replace(/\d+$/, ''), numberOf(from), numberOf(to)];
      return Array.from({ length: last - first + 1 }, (_, index) => `${chapter}${first + index}`);
    },
  );
const numberOf = (section: string) => Number(/\d+$/.exec(section)![0]);

/** A section without its law is of the nearest law that has such a section, or of the only one. */
function lawOfBare(
  section: string,
  laws: readonly { law: LawName; at: number }[],
  at: number,
): LawName | null {
  const near = laws
    .filter(({ law, at: place }) => Math.abs(place - at) < NEAR && hasSection(law, section))
    .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
  if (near[0]) return near[0].law;
  const having = (Object.keys(LAWS) as LawName[]).filter((law) => hasSection(law, section));
  return having.length === 1 ? having[0]! : null;
}

/** Every section that a file of the repository names. */
export const namedSections = (): Named[] =>
  globSync(NAMING, { cwd: ROOT, exclude: ['**/node_modules/**'] })
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .flatMap((file) => namedIn(file, readFileSync(join(ROOT, file), 'utf8')));

if (import.meta.main) {
  const [law = '', section] = process.argv.slice(2);
  const files = namedSections()
    .filter((one) => one.law === NAMES.get(law.toLowerCase()))
    .filter((one) => section === undefined || one.section === section)
    .map((one) => `§ ${one.section} ${one.file}`);
  console.log([...new Set(files)].sort().join('\n'));
}
