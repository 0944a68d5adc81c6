/** Landlords write captions once, in Norwegian; screen readers need the language. */
export const CAPTION_LANG = 'nb';
