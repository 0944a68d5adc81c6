import { en } from './en.ts';
import { no } from './no.ts';

export const MAIL_TEXTS = { en, no };
