import { requestErrors } from '@husvaer/domain/kernel/errors';

import type { Block, DocumentText } from './document-text.ts';
import { undrawable } from './typefaces.ts';

/** Maximum characters of the text in an error. */
const REPORTED_MAX = 80;

/**
 * Throws `request.undrawable` for the first text of a document with a character that no typeface has, before
 * the document is made: `{ where, text, characters }`. `where` is the label of the fact, or the heading above
 * the text.
 */
export function requireDrawable({ title, letterhead, sections }: DocumentText): void {
  expectDrawn(title, title);
  for (const text of [letterhead?.from, letterhead?.to]) expectDrawn(title, text ?? '');
  for (const { heading, blocks } of sections) {
    expectDrawn(title, heading);
    for (const block of blocks)
      for (const [where, text] of textsOf(block)) expectDrawn(where ?? heading, text);
  }
}

/**
 * Throws the same error for a user's input that will be printed in documents later; `where` is the name of
 * the field.
 */
export function requireDrawableFields(fields: Readonly<Record<string, string | null>>): void {
  for (const [name, text] of Object.entries(fields)) expectDrawn(name, text ?? '');
}

function textsOf(block: Block): (readonly [where: string | null, text: string])[] {
  switch (block.kind) {
    case 'text':
      return [[null, block.text]];
    case 'facts':
      return [...block.rows];
    case 'table':
      return [...block.rows, block.total ?? []].flatMap((cells) =>
        cells.map((cell, index) => [block.columns[index]?.heading ?? null, cell] as const),
      );
    case 'pictures':
      return [];
  }
}

function expectDrawn(where: string, text: string): void {
  const characters = undrawable(text);
  if (characters.length > 0)
    throw requestErrors.undrawable({
      where,
      text: [...text].slice(0, REPORTED_MAX).join(''),
      characters: characters.join(' '),
    });
}
