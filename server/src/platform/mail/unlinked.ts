/**
 * What somebody wrote, as a mail shows it: with no address in it that a mail program would make a
 * link of. A sign without width follows each of those that addresses are known by.
 */
export const unlinked = (text: string): string => text.replaceAll(/[.:/@](?=\S)/gu, '$&\u200b');
