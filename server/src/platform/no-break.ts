/** Before a number that no line parts from it: `§ 9-3`, `nr. 12`, `kl. 10`, `NOK 100`. */
const WITH_NUMBER = /(?<=§|\b(?:nr|no|kl)\.|\bNOK|\bkr) (?=\d)|(?<=\bAct) (?=§)/gi;

/** A text with spaces that no line is broken at, between a number and the sign or word in front of it. */
export const withNoBreakSpaces = (text: string): string => text.replaceAll(WITH_NUMBER, '\u00a0');
