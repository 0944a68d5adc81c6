import type { MailContent } from '../../platform/mail/layout.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';
import type { Letter, ReportWords } from './messages/words.ts';

const WORDS: Record<MailContent['language'], ReportWords> = { en, no };

/** What somebody is told of a decision; `url` is null for whoever can't open its page. */
export function decisionMail(
  { url, ...to }: Pick<MailContent, 'language' | 'name'> & { url: string | null },
  say: (words: ReportWords) => Letter,
): MailContent {
  const words = WORDS[to.language];
  return {
    ...to,
    ...say(words),
    ...(url && { button: { label: words.button, url } }),
    footer: words.footer,
  };
}
