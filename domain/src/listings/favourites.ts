/** Homes a person can save: more than anyone looks through. */
export const FAVOURITES_MAX = 500;
