/** Words of a name in lower case: Mo i Rana, Sande i Vestfold, Hønefoss og omegn. */
const SMALL = new Set(['i', 'og', 'på', 'ved']);

/** A postal place in usual spelling, from the register's capitals: `MO I RANA` becomes Mo i Rana. */
export const postalPlaceName = (capitals: string): string =>
  capitals
    .toLowerCase()
    .replace(/\p{L}+/gu, (word, at: number) =>
      at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
