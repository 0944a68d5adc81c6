import { en } from './en.ts';
import { no } from './no.ts';

export const WORDS = { en, no };
