import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';
import type { LeaseVariable } from '@husvaer/domain/lease-documents/additions';
import { shortestEnd } from '@husvaer/domain/leases/term';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import type { Section } from '../../../../platform/pdf/document-text.ts';
import type { Clauses, ContractFacts } from '../contract.ts';
import {
  additionsIn,
  agencyIn,
  amountIn,
  dateOf,
  facts,
  partyIn,
  texts,
  type Row,
} from './parts.ts';
import type { LeaseTexts } from './lease-texts.ts';
import { no } from './no.ts';

/** A lease in one language, in reading order. */
export const clausesIn =
  (language: 'en' | 'no', values: LeaseTexts): Clauses =>
  (lease) => {
    const words = wordsFor(values, lease);
    return {
      language,
      title: words.title(lease.number, lease.what),
      sections: numbered([
        parties(words, lease),
        home(words, lease),
        term(words, lease),
        notice(words, lease),
        rent(words, lease),
        security(words, lease),
        ...(lease.ownContract === null
          ? ownWords(words, lease)
          : othersWords(words, lease, lease.ownContract)),
        ...(lease.houseRules
          ? [{ heading: words.headings.houseRules, blocks: texts(lease.houseRules.split('\n')) }]
          : []),
        ...additionsIn(lease.additions, valuesOf(words, lease)),
        // The clause on eviction is read by a Norwegian enforcement officer.
        ...(language === 'no'
          ? []
          : [{ heading: words.headings.norwegian, blocks: texts(evictionOf(no, lease)) }]),
        ...acceptance(words, lease),
        { heading: words.messages.heading, blocks: texts(words.messages.texts) },
        { heading: words.headings.signing, blocks: texts([words.language, ...words.signing]) },
      ]),
    };
  };

/** With the number of its place before the heading of each clause that has none, so that each can be named. */
const numbered = (sections: readonly Section[]): Section[] =>
  sections.map(({ heading, blocks }, index) => {
    const number = `${index + 1}. `;
    return { heading: heading.startsWith(number) ? heading : number + heading, blocks };
  });

/** A room, and what is no home, have words of their own. */
const wordsFor = (words: LeaseTexts, { what }: ContractFacts): LeaseTexts => ({
  ...words,
  ...(what === 'storage' && words.ofStorage),
  ...(what === 'room' && words.ofRoom),
});

/** The clauses of the standard contract. */
const ownWords = (words: LeaseTexts, lease: ContractFacts): Section[] => [
  {
    heading: words.headings[lease.what === 'home' ? 'use' : 'useOfObject'],
    blocks: texts(words.use(lease.landlord.name, lease.what)),
  },
  { heading: words.headings.upkeep, blocks: texts(words.upkeep[lease.what]) },
  { heading: words.headings.eviction, blocks: texts(evictionOf(words, lease)) },
];

/** How the facts and the landlord's own contract, appended to them, relate. */
const othersWords = (words: LeaseTexts, lease: ContractFacts, title: string): Section[] => [
  {
    heading: words.headings.ownContract,
    blocks: [facts([words.labels.document, title]), ...texts(words.ownContract)],
  },
  { heading: words.headings.evictionBesideOwn, blocks: texts(evictionOf(words, lease)) },
];

function parties(words: LeaseTexts, { landlord, agency, tenants }: ContractFacts): Section {
  const { labels } = words;
  const rows = tenants.map((tenant, index): Row => [
    index === 0 ? labels.tenant : labels.coTenant,
    partyIn(words, tenant),
  ]);
  return {
    heading: words.headings.parties,
    blocks: [
      facts(
        [labels.landlord, partyIn(words, landlord)],
        ...(agency ? [[labels.agency, agencyIn(words, agency)] as const] : []),
        ...rows,
      ),
      ...texts([tenants.length > 1 && words.jointly]),
    ],
  };
}

/** The address, which room it is, and whose home it gives access to. */
const home = (
  { headings, labels, rooms, home: words }: LeaseTexts,
  { address, what, roomName, homeOf }: ContractFacts,
): Section => ({
  heading: headings[what === 'home' ? 'home' : 'object'],
  blocks: [
    facts(
      [labels.address, address],
      ...(roomName && what !== 'home' ? [[rooms[what], roomName] as const] : []),
      ...(homeOf && what === 'room' ? [[rooms.homeOf, homeOf] as const] : []),
    ),
    ...texts([words[what]]),
  ],
});

function term(words: LeaseTexts, lease: ContractFacts): Section {
  const { startsOn, endsOn, mayGiveNotice } = lease;
  const { labels } = words;
  return {
    heading: words.headings.term,
    blocks:
      endsOn === null
        ? [facts([labels.from, dateOf(startsOn)], [words.duration, words.openEnded])]
        : [
            facts([labels.from, dateOf(startsOn)], [labels.to, dateOf(endsOn)]),
            ...texts([
              words.endsByItself,
              !mayGiveNotice && words.noNoticeInTerm,
              reasonOf(words, { ...lease, endsOn }),
              words.staysOn,
            ]),
          ],
  };
}

/** Why the term is shorter than three years, as the lease states it; null if it is not. */
function reasonOf(
  words: LeaseTexts,
  { kind, startsOn, endsOn, fixedTermGround, fixedTermReason }: ContractFacts & { endsOn: string },
): string | null {
  const law = tenancyLawOn(startsOn);
  if (endsOn >= shortestEnd({ startsOn, kind: 'home' }, law)) return null;
  return kind === 'at_landlords' && endsOn >= shortestEnd({ startsOn, kind }, law)
    ? words.atLandlords
    : words.shorter(fixedTermGround, fixedTermReason);
}

function notice(words: LeaseTexts, lease: ContractFacts): Section {
  const { endsOn, mayGiveNotice, noticeMonths: months, kind, what } = lease;
  const isBound = endsOn !== null && !mayGiveNotice;
  const isRoom = kind === 'room';
  const period = words.notice({ months, isToMonthEnd: !isRoom });
  // Only an open-ended lease of a room may be ended without a reason (husleieloven § 9-7 fourth paragraph).
  const isWithoutReason = isRoom && (what !== 'room' || endsOn === null);
  const values = [
    endsOn === null ? period : `${words.mayGiveNotice} ${period}`,
    isWithoutReason ? words.noticeOfRoom : words.landlordsNotice,
  ];
  return { heading: words.headings.notice, blocks: texts(isBound ? [words.noNotice] : values) };
}

function rent(words: LeaseTexts, lease: ContractFacts): Section {
  const { monthlyRent, dueDay, useCosts } = lease;
  const { labels } = words;
  const used = useCosts.map((cost) => words.useCosts[cost]).join(', ');
  return {
    heading: words.headings.rent,
    blocks: [
      facts(
        [labels.monthlyRent, amountIn(words)(monthlyRent)],
        [labels.due, words.dueOn(dueDay)],
        [labels.beside, used ? words.ownUse(used) : words.nothing],
      ),
      ...texts([paidTo(words, lease), ...words.rent]),
    ],
  };
}

/** Where the rent is paid. */
function paidTo(
  words: LeaseTexts,
  { rentCollection, rentAccount, isInvoiced, clientAccount }: ContractFacts,
): string {
  if (rentCollection === 'direct')
    return words.rentDirect(rentAccount && writeBankAccount(rentAccount));
  if (!isInvoiced) return words.rentUninvoiced;
  return clientAccount === null
    ? words.rentInvoiced
    : words.rentToAccount(writeBankAccount(clientAccount.account), clientAccount.owner);
}

function security(words: LeaseTexts, { securityType, securityAmount }: ContractFacts): Section {
  const { labels } = words;
  const amount = securityAmount === null ? null : amountIn(words)(securityAmount);
  return {
    heading: words.headings.security,
    blocks: [
      facts(
        [labels.security, words.securities[securityType]],
        ...(amount === null ? [] : [[labels.amount, amount] as const]),
      ),
      ...texts([
        securityType === 'deposit_account' && words.depositAccount,
        securityType === 'deposit_insurance' && words.insurance,
        securityType === 'deposit_guarantee' && words.guarantee,
        securityType !== 'no_deposit' && words.securityCovers,
      ]),
    ],
  };
}

/** What the tenant accepts about the security: the provider, the price, and whether it is optional. */
function acceptance(words: LeaseTexts, lease: ContractFacts): Section[] {
  const { securityType, securityAmount, insurance, isInvoiced } = lease;
  if (securityType === 'no_deposit') return [];
  const { labels, of, once, invoiced } = words.acceptance;
  const { heading, provider, price, voluntary, texts: securityTexts } = of[securityType];
  const amount = amountIn(words);
  const rows: Row[] = [
    [labels.provider, insurance?.insurer ?? provider],
    ...(securityAmount === null ? [] : [[labels.secured, amount(securityAmount)] as const]),
    [labels.price, insurance ? once(amount(insurance.fee)) : price],
    ...(voluntary === null ? [] : [[labels.voluntary, voluntary] as const]),
  ];
  const account = lease.rentAccount ?? lease.clientAccount?.account ?? null;
  const more = {
    deposit_account: words.paidOut(account && writeBankAccount(account)),
    deposit_insurance: isInvoiced ? [invoiced] : [],
    deposit_guarantee: [],
  }[securityType];
  return [{ heading, blocks: [facts(...rows), ...texts([...securityTexts, ...more])] }];
}

/**
 * The accepted grounds for eviction: a lease until further notice accepts none at the end of a term
 * (tvangsfullbyrdelsesloven § 13-2).
 */
export const evictionOf = (
  { eviction }: LeaseTexts,
  { endsOn }: Pick<ContractFacts, 'endsOn'>,
): readonly string[] => (endsOn === null ? eviction.slice(0, 1) : eviction);

/** The variables of an agency's additions to a lease. */
const valuesOf = (words: LeaseTexts, lease: ContractFacts): Record<LeaseVariable, string> => ({
  leaseNumber: lease.number,
  address: lease.address,
  landlordName: lease.landlord.name,
  agencyName: lease.agency?.name ?? '',
  agentName: lease.agency?.agent ?? '',
  tenantName: lease.tenants[0]?.name ?? '',
  tenantNames: lease.tenants.map(({ name }) => name).join(', '),
  startDate: dateOf(lease.startsOn),
  endDate: lease.endsOn === null ? words.openEnded : dateOf(lease.endsOn),
  noticeMonths: String(lease.noticeMonths),
  monthlyRent: amountIn(words)(lease.monthlyRent),
  dueDay: String(lease.dueDay),
  securityAmount: amountIn(words)(lease.securityAmount ?? 0n),
});
