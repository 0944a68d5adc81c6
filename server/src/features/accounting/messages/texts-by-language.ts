import { en } from './en.ts';
import { no } from './no.ts';

/** The texts of the books’ files by language. */
export const TEXTS = { en, no };
export type Language = keyof typeof TEXTS;
