/** Homes one person may keep: more than anybody looks through again. */
export const FAVOURITES_MAX = 500;
