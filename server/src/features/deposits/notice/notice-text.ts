import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';
import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import { dateOf, kronerOf } from '../../../platform/written.ts';
import { en } from '../messages/en.ts';
import { no } from '../messages/no.ts';
import { NOTICE_WORDS } from './notice-words.ts';

const MAILS = { en: en.mails, no: no.mails };

export interface NoticeFacts {
  /** `12-3`: the numbers of the property and the lease. */
  leaseNumber: string;
  /** The home's name and its address in one line. */
  home: string;
  landlord: string;
  /** Name and address, each in a line of its own. */
  sender: readonly string[];
  tenants: readonly string[];
  accounts: readonly string[];
  /** The banks that hold them, for which the notice is sent. */
  banks: readonly string[];
  endedOn: IsoDate | null;
  claimed: Ore;
  claimedOn: IsoDate;
  /** Where a tenant answers: the site, and an e-mail address. */
  site: string;
  email: string;
}

/** The letter that notifies tenants of a landlord's claim for rent (husleieloven § 3-5 fifth paragraph). */
export function noticeText(language: 'en' | 'no', facts: NoticeFacts): DocumentText {
  const notice = NOTICE_WORDS[language];
  const { labels } = notice;
  const amount = kronerOf(facts.claimed, language);
  const { paragraphs } = MAILS[language].rent_claim({ title: facts.home, amount });
  const blocks = (texts: readonly string[]) =>
    texts.map((text) => ({ kind: 'text', text }) as const);
  return {
    language,
    title: notice.title,
    letterhead: { from: facts.sender.join('\n'), to: facts.tenants.join('\n') },
    sections: [
      {
        heading: labels.about,
        blocks: [
          {
            kind: 'facts',
            rows: [
              [labels.lease, facts.leaseNumber],
              [labels.home, facts.home],
              [labels.landlord, facts.landlord],
              ...(facts.endedOn === null ? [] : [[labels.endedOn, dateOf(facts.endedOn)] as const]),
              ...(facts.banks.length === 0 ? [] : [[labels.bank, facts.banks.join(', ')] as const]),
              [labels.account, facts.accounts.map(writeBankAccount).join(', ')],
              [labels.amount, amount],
              [labels.claimedOn, dateOf(facts.claimedOn)],
            ],
          },
        ],
      },
      { heading: notice.claim, blocks: blocks(paragraphs) },
      {
        heading: notice.answer,
        blocks: blocks(notice.howToAnswer({ site: facts.site, email: facts.email })),
      },
    ],
  };
}
