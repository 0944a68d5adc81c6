/**
 * Normalises a text from clients: NFC, one kind of line break, at most one empty line in a row, no control
 * characters and no marks that change the reading direction.
 */
export function tidyText(text: string): string {
  return text
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
}

/** Like {@link tidyText}, on one line. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\s+/g, ' ');
