import type { LeaseTexts } from './lease-texts.ts';

export const en: LeaseTexts = {
  locale: 'en-GB',
  kroner: (amount) => `NOK ${amount}`,
  title: (number) => `Lease of a home, no. ${number}`,
  headings: {
    parties: '1. The parties',
    home: '2. The home',
    term: '3. The term',
    notice: '4. Notice',
    rent: '5. The rent',
    security: '6. Security',
    use: '7. Use of the home',
    upkeep: '8. Upkeep',
    eviction: '9. Eviction',
    ownContract: '7. The landlord’s own contract',
    evictionBesideOwn: '8. Eviction',
    houseRules: 'House rules',
    signing: 'Signatures',
  },
  labels: {
    landlord: 'Landlord',
    agency: 'Agency',
    tenant: 'Tenant',
    coTenant: 'Co-tenant',
    address: 'Address',
    from: 'From',
    to: 'To and including',
    monthlyRent: 'Rent a month',
    due: 'Due',
    beside: 'On top of the rent',
    security: 'Security',
    amount: 'Amount',
    document: 'Document',
  },
  agency: (name, agent) => `${name}, by ${agent}`,
  jointly:
    'The tenants are jointly and severally liable: the landlord may claim all of the rent from each of them.',
  home: 'It is let as a home and may not be used for anything else without consent in writing. Its condition when the tenant moves in and out is in protocols that both sides sign.',
  openEnded: 'until further notice',
  endsByItself:
    'The lease is for a fixed term and ends without notice when the term is over (Tenancy Act § 9-2).',
  noNoticeInTerm: 'Neither the landlord nor the tenant may give notice during the term.',
  shortTerm: (reason) =>
    `The term is shorter than the least the law allows. The reason is: ${reason} (Tenancy Act § 9-3)`,
  staysOn:
    'If the tenant stays more than three months after the term, and the landlord has not asked them in writing to move, the lease is until further notice.',
  noNotice:
    'The lease may be terminated for breach by the Tenancy Act, and not by notice during the term.',
  notice: ({ months, isToMonthEnd }) =>
    `Notice is ${months} ${months === 1 ? 'month' : 'months'}${isToMonthEnd ? ', to the end of a calendar month' : ''}.`,
  landlordsNotice:
    'The landlord may give notice only for the reasons in the Tenancy Act § 9-5. It is given in writing with its reason, and says that the tenant may protest in writing within one month, what follows from not doing so, and that the landlord may then petition for eviction (§ 9-7).',
  dueOn: (day) => `on day ${day} of each month`,
  nothing: 'The tenant pays nothing more',
  ownUse: (what) => `what one uses oneself: ${what}`,
  useCosts: {
    electricity: 'electricity',
    fuel: 'fuel',
    water: 'water by meter',
    sewage: 'sewage by meter',
  },
  rentInvoiced:
    'The rent is paid in advance, for one month at most, to the account and with the KID on the invoice. When the due date is a Saturday, a public holiday, 1 May or 17 May, it is the next business day.',
  rentDirect: (account) =>
    `The rent is paid in advance, for one month at most, directly to the landlord${account === null ? '' : `, to account ${account}`}. When the due date is a Saturday, a public holiday, 1 May or 17 May, it is the next business day.`,
  rent: [
    'The rent may be adjusted by the consumer price index, at the earliest one year after it was last set and with one month’s notice in writing (Tenancy Act § 4-2), and to the current rent by § 4-3.',
    'No payment but the rent may be asked for entering into or keeping the lease (Tenancy Act § 3-7).',
  ],
  securities: {
    deposit_account: 'deposit on an account of its own',
    deposit_insurance: 'deposit insurance',
    deposit_guarantee: 'guarantee',
    no_deposit: 'none',
  },
  depositAccount:
    'The deposit is on a separate account in the tenant’s name. The interest is the tenant’s. The landlord pays for opening the account, and neither side may draw on it alone (Tenancy Act § 3-5).',
  securityCovers:
    'The security covers rent owed, damage to the home, costs of eviction and other claims that arise from the lease. Deposit and guarantee together may not exceed six months’ rent (Tenancy Act § 3-6).',
  use: (landlord) => [
    'The tenant treats the home with due care, keeps to ordinary house rules, and tells without delay of damage that has to be mended at once.',
    `Animals, subletting and household members other than the tenant’s closest family need the consent of ${landlord} where the law gives no right to them without.`,
    'The landlord may enter for inspection and upkeep after notice in reasonable time.',
  ],
  upkeep: [
    'The landlord keeps the home in the condition the tenant is entitled to. The tenant looks after locks, taps, switches, water heaters and fittings that are no part of the home (Tenancy Act, chapter 5).',
    'When the lease is over, the tenant hands the home back tidied, cleaned and in the condition it was taken over in, but for ordinary wear and tear.',
  ],
  eviction: [
    'The tenant accepts that eviction may be demanded when the rent is not paid within fourteen days after a written notice under the Enforcement Act § 4-18 was sent on or after the due date, cf. the Enforcement Act § 13-2 third paragraph a. The notice shall say that eviction will be demanded if the claim is not paid, and that it can be avoided by paying rent, interest and costs before it is carried out.',
    'The tenant accepts that eviction may be demanded when the term is over, cf. the Enforcement Act § 13-2 third paragraph b.',
  ],
  ownContract: [
    'The landlord’s own contract stands behind these facts. Together they are the lease, and they are signed as one.',
    'The rent is invoiced by the facts in front of the contract. Where the contract says otherwise of the parties, the home, the term, notice, the rent or the security, the facts hold.',
    'The landlord answers for the text of their contract. Terms that are less favourable to the tenant than the Tenancy Act cannot be relied on (Tenancy Act § 1-2).',
  ],
  signing: [
    'The lease is signed electronically. It is binding when every tenant and the landlord have signed, and each of them gets a copy. The last page says who signed, when and how.',
    'Disputes may be brought before the Rent Disputes Tribunal (Husleietvistutvalget).',
  ],
};
