import { DESCRIPTION_MAX, TITLE_MAX } from '@husvaer/domain/listings/fields';

import type { Random } from '../random.ts';

/** `a, b og c`. */
export const joined = (words: readonly string[], and: string): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1) ?? ''}`;

/** As many of the sentences as fit, in their order. */
export function paragraph(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences.filter(Boolean)) {
    if (text.length + sentence.length + 1 <= DESCRIPTION_MAX)
      text = text ? `${text} ${sentence}` : sentence;
  }
  return text;
}

export const fittingTitle = (titles: readonly string[], random: Random): string => {
  const fitting = titles.filter((title) => title.length <= TITLE_MAX);
  return random.pick(fitting);
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
