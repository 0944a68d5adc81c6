import { accounts as accountsEn } from './features/accounts/messages/en.ts';
import { accounts as accountsNo } from './features/accounts/messages/no.ts';
import { listings as listingsEn } from './features/listings/messages/en.ts';
import { listings as listingsNo } from './features/listings/messages/no.ts';
import { search as searchEn } from './features/search/messages/en.ts';
import { search as searchNo } from './features/search/messages/no.ts';
import type { Language } from './platform/language.ts';
import { shell as shellEn } from './shell/messages/en.ts';
import { shell as shellNo } from './shell/messages/no.ts';

/** All texts, on the server alone: a browser gets its page's own. */
export const messages = {
  en: { shell: shellEn, accounts: accountsEn, search: searchEn, listings: listingsEn },
  no: { shell: shellNo, accounts: accountsNo, search: searchNo, listings: listingsNo },
} satisfies Record<Language, object>;
