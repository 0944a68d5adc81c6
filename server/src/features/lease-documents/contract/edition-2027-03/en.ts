import type { LeaseTexts } from './lease-texts.ts';

const DUE =
  'When the due date is a Saturday, a Sunday, a public holiday, 1 May or 17 May, the rent is due on the next business day.';
const IN_ADVANCE = 'The rent is paid in advance, for one month at most,';
const ADJUSTED =
  'Either party may require the rent to be adjusted in line with the consumer price index, with one month’s notice in writing, and no earlier than one year after the last setting of the rent took effect (Tenancy Act § 4-2). It may also be adjusted to the prevailing rent for similar homes (gjengs leie) under § 4-3.';
const REST_OF_TERM =
  'In a fixed-term lease the tenant may also sublet for the rest of the term with the approval of the landlord. If it is refused, although the subtenant gives no good reason for that and the home would not clearly be overcrowded, the tenant may give notice during the term as well, with the period in the Tenancy Act § 9-6 (Tenancy Act § 7-5).';
const SIGNED =
  'The lease is signed electronically. It is binding when every tenant and the landlord have signed, and each of them gets a copy. The end of the document states who signed, with their date of birth where it is confirmed, when and how.';
const CARE =
  'with due care, follows ordinary house rules, and reports at once any damage that needs repair without delay';
const TIDIED =
  'tidied, cleaned and in the condition it was taken over in, except for ordinary wear and tear, and defects that the landlord must repair.';
const LATE = 'Interest and costs of late payment follow the law.';
const access = (what: string) =>
  `The landlord has access to the ${what} when inspection and maintenance require it, with reasonable notice (Tenancy Act § 5-6).`;
const COVERS = (what: string) =>
  `The security covers rent owed, damage to the ${what}, costs of eviction and other claims arising from the lease. A deposit and a guarantee together may not exceed six months’ rent (Tenancy Act §§ 3-5 and 3-6).`;
const HOME_UPKEEP = [
  'The landlord keeps the home in the condition the tenant is entitled to. The tenant maintains door locks, taps, toilets, electrical sockets and switches, water heaters, and fittings and equipment that are not part of the real property, and checks smoke alarms and fire extinguishers. If any of these has to be replaced, the landlord replaces it (Tenancy Act § 5-3).',
  `When the tenancy ends, the tenant returns the home ${TIDIED}`,
];
const ordinal = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const SUFFIX: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `the 1st of each month` */
export const dayOfMonth = (day: number): string =>
  `the ${day}${SUFFIX[ordinal.select(day)] ?? 'th'} of each month`;

export const en: LeaseTexts = {
  locale: 'en-GB',
  agency: (name, agent) => `${name}, by ${agent}`,
  endsByItself:
    'The lease is for a fixed term and ends without notice when the term is over (Tenancy Act § 9-2).',
  noNoticeInTerm:
    'Neither the landlord nor the tenant may give notice during the term, except for the tenant’s right to do so under the Tenancy Act § 7-5.',
  useCosts: {
    electricity: 'electricity',
    fuel: 'fuel',
    water: 'water by meter',
    sewage: 'sewage by meter',
  },
  kroner: (amount) => `NOK\u00a0${amount}`,
  orgNumber: 'Organisation number',
  nothing: 'Nothing',
  insurance:
    'The insurance takes the place of a deposit. Who insures, what it costs and that it is voluntary is under “Acceptance of deposit insurance”.',
  guarantee:
    'The guarantee takes the place of a deposit (Tenancy Act § 3-6). Its terms are in the guarantee and under “Acceptance of a guarantee”.',
  born: (day) => `Born ${day}`,
  messages: {
    heading: 'Messages and notices',
    texts: [
      'The parties expressly accept that messages and notices in the tenancy may be given electronically: by e-mail to the address that each of them has given in Husvær, and on the tenancy’s page there. This includes notices under the Enforcement Act § 4-18. A party whose e-mail address changes corrects it in Husvær at once. A party may also write by letter.',
    ],
  },
  title: (number, what) =>
    `${{ home: 'Residential lease', room: 'Lease of a room', storage: 'Lease of a garage, parking space or storage room' }[what]}, no. ${number}`,
  headings: {
    parties: '1. The parties',
    home: '2. The home',
    term: '3. The term',
    notice: '4. Notice',
    rent: '5. The rent',
    security: '6. Security',
    use: '7. Use of the home',
    eviction: '9. Eviction',
    ownContract: '7. The landlord’s own contract',
    evictionBesideOwn: '8. Eviction',
    houseRules: 'House rules',
    signing: 'Signatures',
    object: '2. What is let',
    useOfObject: '7. Use',
    norwegian: 'The tenant’s acceptance of eviction, in Norwegian',
    upkeep: '8. Maintenance',
  },
  labels: {
    landlord: 'Landlord',
    agency: 'Agency',
    tenant: 'Tenant',
    coTenant: 'Co-tenant',
    address: 'Address',
    from: 'From',
    to: 'To and including',
    due: 'Due',
    security: 'Security',
    amount: 'Amount',
    document: 'Document',
    monthlyRent: 'Monthly rent',
    beside: 'In addition to the rent',
  },
  jointly:
    'The tenants are jointly and severally liable for all obligations under the lease: the landlord may claim the whole rent from each of them.',
  home: {
    home: 'The property is let as a home and may not be used for any other purpose without consent in writing. Its condition on moving in and moving out is recorded in inspection reports that both parties sign.',
    room: 'The room is let to live in, with access to the rest of the home as the parties have agreed. It may not be used for any other purpose without consent in writing. Its condition on moving in and moving out is recorded in inspection reports that both parties sign.',
    storage:
      'It may be used only for the agreed purpose. Nobody may live in it. Its condition when it is taken over and returned is recorded in inspection reports that both parties sign.',
  },
  rooms: { room: 'Room', storage: 'What is let', homeOf: 'Access to the home of' },
  shorter: (ground, reason) =>
    [
      'The term is shorter than the statutory minimum (Tenancy Act § 9-3). The reason is:',
      ground === 'own_use' &&
        'The home will be used as a home by the landlord or somebody in their household.',
      reason && `“${reason.replace(/\.$/, '')}”.`,
      'The lease is for a fixed term only if the home will be used in accordance with the reason when the term is over.',
    ]
      .filter(Boolean)
      .join(' '),
  atLandlords:
    'The home is in the loft or basement of a detached house, or one of two in a two-family house, and the landlord lives in the same house. The term may then be one year or more (Tenancy Act § 9-3).',
  staysOn:
    'If the tenant stays more than three months after the term, and the landlord has not demanded in writing that they move, the lease continues for an indefinite term.',
  noNotice:
    'The lease may be terminated for breach under the Tenancy Act, but not by notice during the term. The tenant may still give notice if the landlord has refused a sublet without good reason (Tenancy Act § 7-5).',
  notice: ({ months, isToMonthEnd }) =>
    `The period of notice is ${months} ${months === 1 ? 'month' : 'months'}${isToMonthEnd ? ', to the end of a calendar month' : ''}.`,
  noticeOfRoom:
    'Either party may give notice without a reason. The landlord’s notice must be in writing (Tenancy Act §§ 9-5 third paragraph and 9-7).',
  landlordsNotice:
    'The landlord may give notice only on the grounds in the Tenancy Act § 9-5. The notice must be in writing and state the reason. It must also state that the tenant may protest in writing within one month, what happens if they do not, and that the landlord may then petition for eviction (§ 9-7).',
  dueOn: dayOfMonth,
  ownUse: (what) =>
    `the tenant’s own consumption: ${what}. It may be charged on account, and the tenant may require a yearly statement (Tenancy Act § 3-4)`,
  openEnded: 'open-ended',
  duration: 'Term',
  rentInvoiced: `${IN_ADVANCE} to the account and with the KID on the invoice. ${DUE}`,
  rentToAccount: (to, owner) =>
    `${IN_ADVANCE} to account ${to}, which is the client account of ${owner}, with the KID on the invoice. Another account applies only once the tenant has been notified of it by e-mail and on the page of the lease in Husvær. ${DUE}`,
  rentUninvoiced: `${IN_ADVANCE} to the account that the agency names in writing. ${DUE}`,
  rentDirect: (to) =>
    `${IN_ADVANCE} directly to the landlord, to ${to === null ? 'the account that the landlord names in writing' : `account ${to}`}. ${DUE}`,
  rent: [
    ADJUSTED,
    `The landlord may not charge anything other than the rent, agreed consumption under § 3-4 and the security under §§ 3-5 and 3-6 (Tenancy Act § 3-7). ${LATE}`,
  ],
  mayGiveNotice: 'Either party may give notice during the term as well.',
  securities: {
    deposit_insurance: 'deposit insurance',
    deposit_guarantee: 'guarantee',
    no_deposit: 'No security is agreed',
    deposit_account: 'deposit in a separate account',
  },
  depositAccount:
    'The deposit is held in a separate account in the tenant’s name. The interest belongs to the tenant, who may have it paid out. The landlord pays for opening the account, and while the tenancy lasts, neither party may dispose of the deposit alone (Tenancy Act § 3-5).',
  paidOut: (to) => [
    'When the tenancy is over, the bank pays out the deposit by the other party’s consent in writing, a final judgment or another decision with the same effect (Tenancy Act § 3-5).',
    'If the tenant claims the deposit, the bank notifies the landlord in writing. The bank pays the tenant unless the landlord, within five weeks after the notice was sent, claims rent owed as stated below, or shows that they have gone to court or to the Rent Disputes Tribunal (Husleietvistutvalget).',
    to === null
      ? 'The lease names no account for the rent. The bank therefore pays rent owed to the landlord only by a consent, judgment or decision as stated above.'
      : `The parties agree that the rent is credited to account ${to}. If it is in the same bank as the deposit account, the bank, after the tenancy has ended, pays rent owed from the deposit account when the landlord claims it and documents that it is owed. The bank then notifies the tenant, and does not pay if the tenant, within five weeks after the notice was sent, shows that they have gone to court or to the Rent Disputes Tribunal. If the rent is later credited to another account, this applies only if that account is in the same bank as well. If either is in another bank, and for claims other than rent, a consent, judgment or decision as stated above is needed.`,
  ],
  securityCovers: COVERS('home'),
  acceptance: {
    labels: {
      provider: 'Provider',
      secured: 'Amount',
      price: 'Price for the tenant',
      voluntary: 'Voluntary',
    },
    once: (amount) => `${amount}, paid once`,
    invoiced:
      'The price is not part of the rent. It is invoiced separately when everybody has signed.',
    of: {
      deposit_account: {
        heading: 'Acceptance of a deposit account',
        provider: 'The bank where the account is opened',
        price: 'Nothing. The landlord pays for opening the account (Tenancy Act § 3-5).',
        voluntary: null,
        texts: [
          'The tenant agrees to pay the amount into a separate deposit account in their own name. The bank states the account number when the account is opened.',
        ],
      },
      deposit_insurance: {
        heading: 'Acceptance of deposit insurance',
        provider: 'The insurance company that the insurance certificate names',
        price: 'As stated in the insurance certificate',
        texts: [
          'The tenant accepts the insurance and the price above. What the insurance covers is stated in the insurance certificate.',
          'The insurance covers claims arising from the lease, also on moving out and on eviction, but no longer than three years from the start of the tenancy. They may also be made afterwards, within the time stated in the insurance certificate. If the tenancy lasts longer, it has no security after that, unless the parties agree on a new one in writing. The tenant need not provide a new one without such an agreement.',
          'The tenant may withdraw from the insurance without giving a reason, by sending a message within 14 days after it was agreed. If the tenant got the terms and the information required by § 1C-10 later, the time runs from then. The message goes to the insurer, or to whoever invoices the insurance. The insurer may charge for the time until the message only if the tenant asked for the insurance to begin and was told the amount beforehand. The rest is repaid within 30 days (Insurance Contracts Act §§ 1D-1 to 1D-3). The parties may agree in writing on the security that takes its place.',
          'If the insurance is no longer needed, for example because the tenancy is over, the tenant may cancel it with at least one month’s notice to the insurer. If it ends before its term, the tenant gets back the share of the price for the whole months that remain. No fee is charged (Insurance Contracts Act §§ 3-6 and 3-9).',
        ],
        voluntary:
          'Yes. The insurance is not a condition for renting. The tenant may pay a deposit into a separate account instead. That is agreed before the lease is signed.',
      },
      deposit_guarantee: {
        heading: 'Acceptance of a guarantee',
        provider: 'The guarantor, as named in the guarantee',
        price: 'Agreed with the guarantor. The landlord charges nothing for it.',
        voluntary:
          'Yes. The tenant may pay a deposit into a separate account instead. That is agreed before the lease is signed.',
        texts: [
          'The tenant agrees that a guarantee is given for the amount (Tenancy Act § 3-6).',
          'The guarantee covers claims arising from the lease, also on moving out and on eviction. It may not be agreed, with effect for the tenant’s liability to the guarantor, that the guarantor may pay out regardless of the tenant’s objections to the landlord’s claim (Tenancy Act § 3-6).',
        ],
      },
    },
  },
  use: (_, what) =>
    what === 'storage'
      ? [
          `The tenant treats what is let ${CARE}. Nothing flammable or hazardous to health may be kept there.`,
          'The tenant may not let others use it without the approval of the landlord.',
          'The landlord has access for inspection and maintenance, with reasonable notice.',
        ]
      : [
          `The tenant treats the ${what === 'room' ? 'room, and the parts of the home to which the tenant has access,' : 'home'} ${CARE}, and other damage within reasonable time (Tenancy Act §§ 5-1 and 5-5).`,
          `The tenant may let a spouse or cohabitant, their own, the spouse’s or the cohabitant’s relatives in direct ascending or descending line, and foster children move in. Others may move in with the approval of the landlord. Approval may be refused only if there is good reason to do so because of the person, or if the home would clearly be overcrowded (Tenancy Act § 7-1).`,
          `Subletting requires the consent of the landlord. For a part of the home in which the tenant also lives, and for up to two years of temporary absence for a reason in the law, it may be refused on the same grounds only (Tenancy Act §§ 7-2 to 7-4). ${REST_OF_TERM}`,
          'Keeping animals must be agreed. Without an agreement the tenant may keep animals only if there are good reasons for it and they are no nuisance to the landlord or other users of the property (Tenancy Act § 5-2).',
          access(what),
        ],
  upkeep: {
    home: HOME_UPKEEP,
    room: [
      'The landlord keeps the room, and whatever else the tenant has access to, in the condition the tenant is entitled to. The tenant maintains the door lock, the electrical sockets and switches in the room, and fittings and equipment there that are not part of the real property. If any of these has to be replaced, the landlord replaces it (Tenancy Act § 5-3).',
      `When the tenancy ends, the tenant returns the room ${TIDIED}`,
    ],
    storage: [
      'The landlord keeps what is let in the condition the tenant is entitled to. The tenant maintains door locks and equipment that is not part of the real property (Tenancy Act, chapter 5).',
      `When the tenancy ends, the tenant returns it ${TIDIED}`,
    ],
  },
  ownContract: [
    'The landlord’s own contract is attached after these facts. Together they are the lease, and they are signed as one.',
    'The rent is invoiced by the facts in front of the contract. If the contract differs from them on the parties, the home, the term, notice, the rent or the security, the facts prevail, unless the contract is more favourable to the tenant or the Tenancy Act § 1-3 provides otherwise.',
    'The landlord is responsible for the text of their contract. Terms that are less favourable to the tenant than the Tenancy Act cannot be relied on (Tenancy Act § 1-2).',
    'If the contract is based on standard terms that organisations of tenants and landlords have negotiated, deviations from them must be stated in writing when the lease is made at the latest. Otherwise the standard terms prevail. The tenant may still rely on what is more favourable in the contract (Tenancy Act § 1-3).',
  ],
  language:
    'The lease is governed by Norwegian law. If it exists in Norwegian as well, the Norwegian text prevails. The acceptance of eviction is given above in Norwegian, and that text prevails.',
  signing: [
    SIGNED,
    'As a rule, disputes must be brought before the Rent Disputes Tribunal (Husleietvistutvalget) before going to the district court (Tenancy Act § 12-5).',
  ],
  eviction: [
    'The tenant accepts that eviction may be demanded when the rent is not paid within fourteen days after a written notice under the Enforcement Act § 4-18 was sent on or after the due date, cf. the Enforcement Act § 13-2 third paragraph a. The notice shall say that eviction will be demanded if the claim is not paid, and that it can be avoided by paying the rent, out-of-court collection costs and the costs of the case, and rent due until payment, with interest, before it is carried out.',
    'The tenant accepts that eviction may be demanded when the term is over, cf. the Enforcement Act § 13-2 third paragraph b.',
  ],
  ofRoom: { securityCovers: COVERS('room and the rest of the home') },
  ofStorage: {
    rent: [
      ADJUSTED.replace('similar homes', 'similar premises'),
      `The landlord may not charge anything other than the rent, agreed consumption and the security. ${LATE}`,
    ],
    noticeOfRoom:
      'Either party may give notice without a reason. The landlord’s notice must be in writing (Tenancy Act § 9-7).',
    securityCovers: COVERS('property'),
    signing: [SIGNED],
  },
};
