import { en } from './en.ts';
import { no } from './no.ts';
import type { MailTexts } from './mail-texts.ts';

export const MAIL_TEXTS: Record<'en' | 'no', MailTexts> = { en, no };
