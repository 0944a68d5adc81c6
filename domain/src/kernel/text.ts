/** A character that a reader sees: not one that is ignored, such as a joiner or a filler, nor an empty Braille cell. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/u;

/** Whether there is anything to see in a text. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/**
 * Normalises a text from clients: NFC, one kind of line break, at most one empty line in a row, no control
 * characters and no marks that change the reading direction. A text in which nothing is seen is empty.
 */
export function tidyText(text: string): string {
  const tidied = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\t\u00a0]/g, ' ')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .toWellFormed()
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return isSeen(tidied) ? tidied : '';
}

/** Like {@link tidyText}, on one line. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\s+/g, ' ');
