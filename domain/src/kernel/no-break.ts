/** The space before a number that must stay with it: `§ 9-3`, `nr. 12`, `kl. 10`, `NOK 100`. */
const WITH_NUMBER = /(?<=§|\b(?:nr|no|kl)\.|\bNOK|\bkr) (?=\d|\{\{)|(?<=\bAct) (?=§)/gi;
/**
 * The space between a number, or its placeholder in a text, and its unit: `25 MB`, `{{percent}} %`, `12 000
 * kr`.
 */
const BEFORE_UNIT = /(?<=\d|\}\}) (?=(?:kr|%|m²|MB|kB)(?![\p{L}\d]))/gu;

/** A text with no-break spaces between a number and its sign or unit. */
export const withNoBreakSpaces = (text: string): string =>
  text.replaceAll(WITH_NUMBER, '\u00a0').replaceAll(BEFORE_UNIT, '\u00a0');
