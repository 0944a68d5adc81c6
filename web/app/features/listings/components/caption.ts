/** Landlords write of their pictures once, in Norwegian: whoever reads the page aloud is told so. */
export const CAPTION_LANG = 'nb';
