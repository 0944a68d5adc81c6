import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';
import type { LeaseVariable } from '@husvaer/domain/lease-documents/additions';

import type { Section } from '../../../../platform/pdf/document-text.ts';
import type { Clauses, ContractFacts } from '../contract.ts';
import { additionsIn, amountIn, dateOf, facts, texts, type Row } from './parts.ts';
import type { LeaseTexts } from './lease-texts.ts';

/** A lease in one language, in reading order. */
export const clausesIn =
  (language: 'en' | 'no', words: LeaseTexts): Clauses =>
  (lease) => ({
    language,
    title: words.title(lease.number),
    sections: [
      parties(words, lease),
      home(words, lease),
      term(words, lease),
      notice(words, lease),
      rent(words, lease),
      security(words, lease),
      ...(lease.ownContract === null
        ? ownWords(words, lease)
        : othersWords(words, lease.ownContract)),
      ...(lease.houseRules
        ? [{ heading: words.headings.houseRules, blocks: texts(lease.houseRules.split('\n')) }]
        : []),
      ...additionsIn(lease.additions, valuesOf(words, lease)),
      { heading: words.headings.signing, blocks: texts(words.signing) },
    ],
  });

/** The clauses of the standard contract. */
const ownWords = (words: LeaseTexts, { landlord }: ContractFacts): Section[] => [
  { heading: words.headings.use, blocks: texts(words.use(landlord.name)) },
  { heading: words.headings.upkeep, blocks: texts(words.upkeep) },
  { heading: words.headings.eviction, blocks: texts(words.eviction) },
];

/** How the facts and the landlord's own contract, appended to them, relate. */
const othersWords = (words: LeaseTexts, title: string): Section[] => [
  {
    heading: words.headings.ownContract,
    blocks: [facts([words.labels.document, title]), ...texts(words.ownContract)],
  },
  { heading: words.headings.evictionBesideOwn, blocks: texts(words.eviction) },
];

function parties(words: LeaseTexts, { landlord, agency, tenants }: ContractFacts): Section {
  const { labels } = words;
  const rows = tenants.map(({ name }, index): Row => [
    index === 0 ? labels.tenant : labels.coTenant,
    name,
  ]);
  return {
    heading: words.headings.parties,
    blocks: [
      facts(
        [labels.landlord, landlord.name],
        ...(agency ? [[labels.agency, words.agency(agency.name, agency.agent)] as const] : []),
        ...rows,
      ),
      ...texts([tenants.length > 1 && words.jointly]),
    ],
  };
}

const home = (words: LeaseTexts, { address }: ContractFacts): Section => ({
  heading: words.headings.home,
  blocks: [facts([words.labels.address, address]), ...texts([words.home])],
});

function term(words: LeaseTexts, lease: ContractFacts): Section {
  const { startsOn, endsOn, fixedTermReason, mayGiveNotice } = lease;
  const { labels } = words;
  const fixed = [
    words.endsByItself,
    !mayGiveNotice && words.noNoticeInTerm,
    fixedTermReason && words.shortTerm(fixedTermReason),
    words.staysOn,
  ];
  return {
    heading: words.headings.term,
    blocks: [
      facts(
        [labels.from, dateOf(startsOn)],
        [labels.to, endsOn === null ? words.openEnded : dateOf(endsOn)],
      ),
      ...texts(endsOn === null ? [] : fixed),
    ],
  };
}

function notice(words: LeaseTexts, lease: ContractFacts): Section {
  const { endsOn, mayGiveNotice, noticeMonths: months, kind } = lease;
  const isBound = endsOn !== null && !mayGiveNotice;
  const values = [words.notice({ months, isToMonthEnd: kind !== 'room' }), words.landlordsNotice];
  return { heading: words.headings.notice, blocks: texts(isBound ? [words.noNotice] : values) };
}

function rent(words: LeaseTexts, lease: ContractFacts): Section {
  const { monthlyRent, dueDay, useCosts, rentCollection, rentAccount } = lease;
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
      ...texts([
        rentCollection === 'direct'
          ? words.rentDirect(rentAccount && writeBankAccount(rentAccount))
          : words.rentInvoiced,
        ...words.rent,
      ]),
    ],
  };
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
        securityType !== 'no_deposit' && words.securityCovers,
      ]),
    ],
  };
}

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
