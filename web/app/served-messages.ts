import { withNoBreakSpaces } from '@husvaer/domain/kernel/no-break';

import { messages } from './messages.ts';
import type { Messages } from './platform/i18n.ts';
import type { Language } from './platform/language.ts';

/** All texts as they are served: with non-breaking spaces between numbers and units. */
export const servedMessages: Record<Language, Messages> = {
  en: unbroken(messages.en),
  no: unbroken(messages.no),
};

function unbroken(texts: object): Messages {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]: [string, string | object]) => [
      key,
      typeof text === 'string' ? withNoBreakSpaces(text) : unbroken(text),
    ]),
  ) as Messages;
}
