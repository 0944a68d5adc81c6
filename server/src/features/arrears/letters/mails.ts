import { amountOf, DOCUMENT_WORDS, paymentFacts, type PaperLetter } from '../../invoices/public.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';
import { dateOf } from '../../../platform/written.ts';
import { MAIL_TEXTS } from '../messages/mail-texts-by-language.ts';
import type { RentLetter } from '../store.ts';
import { enoughOf } from './claims.ts';

type Language = MailContent['language'];

/** The mail with a letter about late rent. Throws for a petition, which is not mailed. */
export function lateLetter(
  language: Language,
  letter: Pick<
    RentLetter,
    | 'kind'
    | 'sentOn'
    | 'total'
    | 'payBy'
    | 'parties'
    | 'account'
    | 'kid'
    | 'cases'
    | 'everything'
    | 'promisedBy'
  > & {
    claims: readonly { dueOn: string }[];
  },
): PaperLetter {
  const { kind, total, payBy, parties, account, kid } = letter;
  if (kind === 'petition') throw new Error('A petition is mailed to nobody.');
  const { subject, paragraphs } = MAIL_TEXTS[language].letters[kind];
  const words = DOCUMENT_WORDS[language];
  const { own, all } = enoughOf(words, letter);
  const content = {
    home: parties.home.name,
    amount: amountOf(words, total),
    payBy: dateOf(payBy ?? letter.claims[0]!.dueOn),
    agency: parties.seller.email,
    promise: own ?? '',
  };
  const facts = paymentFacts(language, {
    amount: content.amount,
    dueOn: content.payBy,
    isDeadline: payBy !== null,
    account,
    kid,
  });
  return {
    subject: subject(content),
    paragraphs: [...paragraphs(content), ...(all === null ? [] : [all])],
    facts,
  };
}
