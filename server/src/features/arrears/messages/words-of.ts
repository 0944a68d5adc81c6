import { en } from './en.ts';
import { no } from './no.ts';
import type { MailWords } from './words.ts';

export const WORDS: Record<'en' | 'no', MailWords> = { en, no };
