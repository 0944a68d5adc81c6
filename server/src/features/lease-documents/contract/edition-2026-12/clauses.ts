import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';
import type { LeaseVariable } from '@husvaer/domain/lease-documents/additions';

import type { Section } from '../../../../platform/pdf/document-text.ts';
import type { Clauses, ContractFacts } from '../contract.ts';
import { additionsIn, dateOf, facts, type Row } from '../edition-2026-11/parts.ts';
import { no } from './no.ts';
import { agencyIn, amountIn, texts } from './parts.ts';
import type { LeaseTexts } from './lease-texts.ts';

/** A lease in one language, in reading order. */
export const clausesIn =
  (language: 'en' | 'no', words: LeaseTexts): Clauses =>
  (lease) => ({
    language,
    title: words.title(lease.number, lease.what),
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
      // The clause on eviction is read by a Norwegian enforcement officer.
      ...(language === 'no'
        ? []
        : [{ heading: words.headings.norwegian, blocks: texts(no.eviction) }]),
      { heading: words.headings.signing, blocks: texts([words.language, ...words.signing]) },
    ],
  });

/** The clauses of the standard contract. */
const ownWords = (words: LeaseTexts, { landlord, what }: ContractFacts): Section[] => [
  {
    heading: words.headings[what === 'home' ? 'use' : 'useOfObject'],
    blocks: texts(words.use(landlord.name, what)),
  },
  { heading: words.headings.upkeep, blocks: texts(words.upkeep[what]) },
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
        ...(agency ? [[labels.agency, agencyIn(words, agency)] as const] : []),
        ...rows,
      ),
      ...texts([tenants.length > 1 && words.jointly]),
    ],
  };
}

const home = (words: LeaseTexts, { address, what }: ContractFacts): Section => ({
  heading: words.headings[what === 'home' ? 'home' : 'object'],
  blocks: [facts([words.labels.address, address]), ...texts([words.home[what]])],
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
  const isRoom = kind === 'room';
  const values = [
    words.notice({ months, isToMonthEnd: !isRoom }),
    isRoom ? words.noticeOfRoom : words.landlordsNotice,
  ];
  return { heading: words.headings.notice, blocks: texts(isBound ? [words.noNotice] : values) };
}

function rent(words: LeaseTexts, lease: ContractFacts): Section {
  const { monthlyRent, dueDay, useCosts, rentCollection, rentAccount, isInvoiced } = lease;
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
          : isInvoiced
            ? words.rentInvoiced
            : words.rentUninvoiced,
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
        securityType === 'deposit_insurance' && words.insurance,
        securityType === 'deposit_guarantee' && words.guarantee,
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
