import { en } from './en.ts';
import { no } from './no.ts';

/** The feature's texts by language. */
export const MAIL_TEXTS = { en, no };
