import { debtFeesOn } from '@husvaer/domain/legal/late-payment';
import { twoWeeksUntil } from '@husvaer/domain/leases/status';

import type { DocumentText, Section } from '../../../platform/pdf/document-text.ts';
import {
  letterheadOf,
  partiesOf,
  texts,
  toPay,
  DOCUMENT_WORDS,
  type Language,
  type DocumentTexts,
} from '../../invoices/public.ts';
import { casesOf, claimsOf, enoughOf, ratesOf } from './claims.ts';
import type { LetterDocument } from './facts.ts';
import { dateOf } from '../../../platform/written.ts';

/** The text of a letter about late rent. Throws `TypeError` for a petition, which is not a letter. */
export function letterText(language: Language, letter: LetterDocument): DocumentText {
  const { kind } = letter;
  if (kind === 'petition') throw new TypeError('A petition is not a letter to the tenant.');
  const words = DOCUMENT_WORDS[language];
  if (kind === 'notice') return noticeText(language, words, letter);
  const { title, texts: letterTexts } = words.letters[kind];
  return {
    language,
    title,
    letterhead: letterheadOf(words, letter.parties),
    sections: [
      toPay(words, { ...letter, by: byOf(words, letter) }),
      {
        heading: words.headings[kind === 'pre_reminder' ? 'comes' : 'owed'],
        blocks: [
          claimsOf(words, letter),
          ...texts([
            ...letterTexts(dateOrNone(letter.payBy), debtFeesOn(letter.sentOn).rule),
            ...ratesOf(words, letter),
            words.object(letter.parties.seller.email),
          ]),
        ],
      },
      ...casesOf(words, letter),
      ...navOf(words, letter),
      partiesOf(words, { ...letter, dated: [words.labels.sentOn, letter.sentOn] }),
    ],
  };
}

/** That Nav is notified with this letter, or that the tenant may object to it before (husleieloven § 9-11). */
const navOf = (
  { nav }: DocumentTexts,
  { tellsNav, navObjectBy }: LetterDocument,
): readonly Section[] =>
  tellsNav
    ? [{ heading: nav.noticedHeading, blocks: texts([nav.noticed]) }]
    : navObjectBy === null
      ? []
      : [{ heading: nav.rightHeading, blocks: texts([nav.right(dateOf(navObjectBy))]) }];

/**
 * The notice that eviction will be petitioned for (tvangsfullbyrdelsesloven § 4-18, § 13-2 third paragraph
 * a). The Norwegian one is valid: readers of English get it after theirs.
 */
function noticeText(
  language: Language,
  words: DocumentTexts,
  letter: LetterDocument,
): DocumentText {
  const { notice } = words;
  const isReminder = letter.claims.some(({ fee }) => fee > 0n);
  const values = notice.texts({
    sentOn: dateOf(letter.sentOn),
    twoWeeksOn: dateOf(twoWeeksUntil(letter.sentOn)),
    promise: enoughOf(words, letter).own ?? '',
  });
  return {
    language,
    title: isReminder ? notice.titleWithReminder : notice.title,
    letterhead: letterheadOf(words, letter.parties),
    sections: [
      partiesOf(words, { ...letter, dated: [words.labels.sentOn, letter.sentOn] }),
      toPay(words, { ...letter, by: [words.labels.payBy, letter.payBy] }),
      { heading: notice.heading, blocks: texts(values) },
      {
        heading: words.headings.owed,
        blocks: [claimsOf(words, letter), ...texts(ratesOf(words, letter))],
      },
      ...casesOf(words, letter),
      ...navOf(words, letter),
      {
        heading: notice.helpHeading,
        blocks: texts([words.object(letter.parties.seller.email), ...notice.help]),
      },
    ],
  };
}

/** What is not due yet is paid by its due date; the reminder before the due date names no other day. */
const byOf = ({ labels }: DocumentTexts, { kind, claims, payBy }: LetterDocument) =>
  kind === 'pre_reminder'
    ? ([labels.dueOn, claims[0]?.dueOn ?? null] as const)
    : ([labels.payBy, payBy] as const);

const dateOrNone = (day: string | null): string => (day === null ? '' : dateOf(day));
