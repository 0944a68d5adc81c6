import type { MailContent } from '../../platform/mail/layout.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';
import type { Letter, ReportMailTexts } from './messages/mail-texts.ts';

const WORDS: Record<MailContent['language'], ReportMailTexts> = { en, no };

/** A mail about a decision; `url` is null when the recipient can't open its page. */
export function decisionMail(
  { url, ...to }: Pick<MailContent, 'language' | 'name'> & { url: string | null },
  writeLetter: (words: ReportMailTexts) => Letter,
): MailContent {
  const words = WORDS[to.language];
  return {
    ...to,
    ...writeLetter(words),
    ...(url && { button: { label: words.button, url } }),
    footer: words.footer,
  };
}
