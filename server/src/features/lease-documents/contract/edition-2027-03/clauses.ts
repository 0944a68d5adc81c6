import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import { shortestEnd } from '@husvaer/domain/leases/term';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import type { DocumentText } from '../../../../platform/pdf/document-text.ts';
import type { Clauses, ContractFacts } from '../contract.ts';
import type { Row } from '../edition-2026-11/parts.ts';
import { texts } from '../edition-2026-12/parts.ts';
import { clausesIn as clausesBefore } from '../edition-2027-02/clauses.ts';
import { afterAddress } from './after-address.ts';
import type { LeaseTexts } from './lease-texts.ts';
import { no } from './no.ts';

/**
 * A lease in one language: as in the edition before, with words of its own for a room and for what is no home. A
 * lease until further notice accepts no eviction at the end of a term (tvangsfullbyrdelsesloven § 13-2).
 */
export const clausesIn =
  (language: 'en' | 'no', words: LeaseTexts): Clauses =>
  (lease) => {
    const text = withRoom(
      words,
      lease,
    )(
      clausesBefore(
        language,
        wordsFor(words, lease),
      )({
        ...lease,
        fixedTermReason: reasonOf(words, lease),
      }),
    );
    if (language === 'no') return text;
    // What an enforcement officer reads of an English lease is this edition's too.
    const norwegian = { heading: words.headings.norwegian, blocks: texts(evictionOf(no, lease)) };
    return {
      ...text,
      sections: text.sections.map((section) =>
        section.heading === norwegian.heading ? norwegian : section,
      ),
    };
  };

const wordsFor = (words: LeaseTexts, lease: ContractFacts): LeaseTexts => ({
  ...words,
  ...(lease.what === 'storage' && words.ofStorage),
  ...(lease.what === 'room' && words.ofRoom),
  ...(lease.endsOn === null
    ? { labels: { ...words.labels, to: words.duration } }
    : {
        notice: (period) => `${words.mayGiveNotice} ${words.notice(period)}`,
        // Only an open-ended lease of a room may be ended without a reason (husleieloven § 9-7 fourth paragraph).
        ...(lease.what === 'room' && { noticeOfRoom: words.landlordsNotice }),
      }),
  shortTerm: (reason) => reason,
  eviction: evictionOf(words, lease),
  acceptance: acceptanceOf(words, lease),
});

/** What the tenant accepts, with when a deposit is paid out. */
function acceptanceOf(
  { acceptance, paidOut }: LeaseTexts,
  { rentAccount, clientAccount }: ContractFacts,
): LeaseTexts['acceptance'] {
  const account = rentAccount ?? clientAccount?.account ?? null;
  const { deposit_account: deposit } = acceptance.of;
  const texts = [...deposit.texts, ...paidOut(account && writeBankAccount(account))];
  return { ...acceptance, of: { ...acceptance.of, deposit_account: { ...deposit, texts } } };
}

/** Why the term is shorter than three years, as the lease states it; null if it is not. */
function reasonOf(words: LeaseTexts, lease: ContractFacts): string | null {
  const { kind, startsOn, endsOn, fixedTermGround, fixedTermReason } = lease;
  const law = tenancyLawOn(startsOn);
  if (endsOn === null || endsOn >= shortestEnd({ startsOn, kind: 'home' }, law)) return null;
  return kind === 'at_landlords' && endsOn >= shortestEnd({ startsOn, kind }, law)
    ? words.atLandlords
    : words.shorter(fixedTermGround, fixedTermReason);
}

/** Adds to the address which room it is, and whose home it gives access to. */
const withRoom =
  (words: LeaseTexts, { what, roomName, homeOf }: ContractFacts) =>
  (text: DocumentText): DocumentText => {
    const rows: Row[] = [
      ...(roomName && what !== 'home' ? [[words.rooms[what], roomName] as const] : []),
      ...(homeOf && what === 'room' ? [[words.rooms.homeOf, homeOf] as const] : []),
    ];
    return afterAddress(text, words.labels.address, rows);
  };

/** The accepted grounds for eviction: those at the end of a term only in a lease that has one. */
export const evictionOf = (
  { eviction }: LeaseTexts,
  { endsOn }: Pick<ContractFacts, 'endsOn'>,
): readonly string[] => (endsOn === null ? eviction.slice(0, 1) : eviction);
