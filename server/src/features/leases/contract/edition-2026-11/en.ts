import { oreToKroner, type Ore } from '@husvaer/domain/kernel/money';
import type { SecurityType, UseCost } from '@husvaer/domain/leases/words';

import type { Block, Clauses, ContractFacts, Section } from '../contract.ts';

const kroner = (ore: Ore): string =>
  `NOK ${new Intl.NumberFormat('en-GB', { minimumFractionDigits: 0, maximumFractionDigits: 2 }).format(oreToKroner(ore))}`;
const date = (iso: string): string => iso.split('-').reverse().join('.');
const text = (...lines: (string | false | null)[]): Block[] =>
  lines.flatMap((line) => (line ? { kind: 'text', text: line } : []));

const USE_COSTS: Record<UseCost, string> = {
  electricity: 'electricity',
  fuel: 'fuel',
  water: 'water by meter',
  sewage: 'sewage by meter',
};
const SECURITY: Record<SecurityType, string> = {
  deposit_account: 'deposit on an account of its own',
  deposit_insurance: 'deposit insurance',
  deposit_guarantee: 'guarantee',
  no_deposit: 'none',
};

export const en: Clauses = (facts) => ({
  language: 'en',
  title: `Lease of a home, no. ${facts.number}`,
  sections: [
    parties(facts),
    home(facts),
    term(facts),
    notice(facts),
    rent(facts),
    security(facts),
    use(facts),
    upkeep,
    eviction,
    ...(facts.houseRules ? [{ heading: 'House rules', blocks: lines(facts.houseRules) }] : []),
    ...facts.additions.map((addition) => ({
      heading: addition.heading,
      blocks: lines(addition.text),
    })),
    signing,
  ],
});

const lines = (said: string): Block[] => text(...said.split('\n'));

const parties = ({ landlord, agency, tenants }: ContractFacts): Section => ({
  heading: '1. The parties',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Landlord', `${landlord.name}, ${landlord.email}`],
        ...(agency ? [['Agency', `${agency.name}, by ${agency.agent}`] as const] : []),
        ...tenants.map(
          ({ name, email }, index) =>
            [index === 0 ? 'Tenant' : 'Co-tenant', `${name}, ${email}`] as const,
        ),
      ],
    },
    ...text(
      tenants.length > 1 &&
        'The tenants are jointly and severally liable: the landlord may claim all of the rent from each of them.',
    ),
  ],
});

const home = ({ address }: ContractFacts): Section => ({
  heading: '2. The home',
  blocks: [
    { kind: 'facts', rows: [['Address', address]] },
    ...text(
      'It is let as a home and may not be used for anything else without consent in writing. Its condition when the tenant moves in and out is in reports that both sides sign.',
    ),
  ],
});

const term = ({ startsOn, endsOn, fixedTermReason, mayGiveNotice }: ContractFacts): Section => ({
  heading: '3. The term',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['From', date(startsOn)],
        ['To and including', endsOn === null ? 'until further notice' : date(endsOn)],
      ],
    },
    ...text(
      endsOn !== null &&
        'The lease is for a fixed term and ends without notice when the term is over (Tenancy Act § 9-2).',
      endsOn !== null &&
        !mayGiveNotice &&
        'Neither the landlord nor the tenant may give notice during the term.',
      endsOn !== null &&
        fixedTermReason &&
        `The term is shorter than the least the law allows. The reason is: ${fixedTermReason} (Tenancy Act § 9-3)`,
      endsOn !== null &&
        'If the tenant stays more than three months after the term, and the landlord has not asked them in writing to move, the lease is until further notice.',
    ),
  ],
});

const notice = ({ endsOn, mayGiveNotice, noticeMonths, kind }: ContractFacts): Section => ({
  heading: '4. Notice',
  blocks:
    endsOn !== null && !mayGiveNotice
      ? text(
          'The lease may be terminated for breach by the Tenancy Act, and not by notice during the term.',
        )
      : text(
          `Notice is ${noticeMonths} ${noticeMonths === 1 ? 'month' : 'months'}${kind === 'room' ? '' : ', to the end of a calendar month'}.`,
          'The landlord may give notice only for the reasons in the Tenancy Act § 9-5. It is given in writing with its reason, and says that the tenant may protest in writing within one month, what follows from not doing so, and that the landlord may then petition for eviction (§ 9-7).',
        ),
});

const rent = ({ monthlyRent, dueDay, useCosts }: ContractFacts): Section => ({
  heading: '5. The rent',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Rent a month', kroner(monthlyRent)],
        ['Due', `on day ${dueDay} of each month`],
        [
          'Beside it is paid',
          useCosts.length === 0
            ? 'nothing'
            : `what one uses oneself: ${useCosts.map((cost) => USE_COSTS[cost]).join(', ')}`,
        ],
      ],
    },
    ...text(
      'The rent is paid in advance, for one month at most, to the account and with the KID on the invoice. When the due date is a Saturday, a public holiday, 1 May or 17 May, the next business day is.',
      'The rent may be adjusted by the consumer price index, at the earliest one year after it was last set and with one month’s notice in writing (Tenancy Act § 4-2), and to the current rent by § 4-3.',
      'No payment but the rent may be asked for entering into or keeping the lease (Tenancy Act § 3-7).',
    ),
  ],
});

const security = ({ securityType, securityAmount }: ContractFacts): Section => ({
  heading: '6. Security',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Security', SECURITY[securityType]],
        ...(securityAmount === null ? [] : [['Amount', kroner(securityAmount)] as const]),
      ],
    },
    ...text(
      securityType === 'deposit_account' &&
        'The deposit is on a separate account in the tenant’s name. The interest is the tenant’s. The landlord pays for opening the account, and neither side may draw on it alone (Tenancy Act § 3-5).',
      securityType !== 'no_deposit' &&
        'The security covers rent owed, damage to the home, costs of eviction and other claims that arise from the lease. Deposit and guarantee together may not exceed six months’ rent (Tenancy Act § 3-6).',
    ),
  ],
});

const use = ({ landlord }: ContractFacts): Section => ({
  heading: '7. Use of the home',
  blocks: text(
    'The tenant treats the home with due care, keeps to ordinary house rules, and tells without delay of damage that has to be mended at once.',
    `Animals, subletting and household members other than the tenant’s closest family need the consent of ${landlord.name} where the law gives no right to them without.`,
    'The landlord may enter for inspection and upkeep after notice in reasonable time.',
  ),
});

const upkeep: Section = {
  heading: '8. Upkeep',
  blocks: text(
    'The landlord keeps the home in the condition the tenant is entitled to. The tenant looks after locks, taps, switches, water heaters and fittings that are no part of the home (Tenancy Act, chapter 5).',
    'When the lease is over, the tenant hands the home back tidied, cleaned and in the condition it was taken over in, but for ordinary wear and tear.',
  ),
};

const eviction: Section = {
  heading: '9. Eviction',
  blocks: text(
    'The tenant accepts that eviction may be demanded when the rent is not paid within fourteen days after a written notice under the Enforcement Act § 4-18 was sent on or after the due date, cf. the Enforcement Act § 13-2 third paragraph a. The notice shall say that eviction will be demanded if the claim is not paid, and that it can be avoided by paying rent, interest and costs before it is carried out.',
    'The tenant accepts that eviction may be demanded when the term is over, cf. the Enforcement Act § 13-2 third paragraph b.',
  ),
};

const signing: Section = {
  heading: 'Signatures',
  blocks: text(
    'The lease is signed electronically. It is binding when every tenant and the landlord have signed, and each of them gets a copy. The last page says who signed, when and how. Where the two languages differ, the Norwegian text holds.',
    'Disputes may be brought before the Rent Disputes Tribunal (Husleietvistutvalget).',
  ),
};
