import type { Role } from '@husvaer/domain/accounts/roles';

import type { PartnerPresentation } from '@husvaer/domain/partners/presentation';

import type { Partner } from '@husvaer/server/features/partners/public';

/** The password of every demo user (design.md § 5). */
export const DEMO_PASSWORD = 'husvaer-demo';

interface DemoPerson {
  name: string;
  email: string;
  birthDate: string;
  postalAddress: string;
  roles: readonly Role[];
  /** The sub-domain of the user's partner. */
  partner?: string;
  phoneNumber?: string;
}

/** The users of the demo, by role. */
export const PEOPLE: readonly DemoPerson[] = [
  {
    name: 'Ingrid Solheim',
    email: 'tenant@example.com',
    birthDate: '1994-05-17',
    postalAddress: 'Klostergata 18, 7030 Trondheim',
    roles: ['tenant'],
  },
  {
    name: 'Jonas Lie Solheim',
    email: 'cotenant@example.com',
    birthDate: '1993-09-28',
    postalAddress: 'Innherredsveien 41, 7043 Trondheim',
    roles: ['tenant'],
  },
  {
    name: 'Kari Nordmann',
    email: 'landlord@example.com',
    birthDate: '1971-03-02',
    postalAddress: 'Bakklandet 7, 7014 Trondheim',
    roles: ['landlord'],
  },
  {
    name: 'Amir Haddad',
    email: 'both@example.com',
    birthDate: '1988-11-02',
    postalAddress: 'Nedre Møllenberg gate 22, 7014 Trondheim',
    roles: ['tenant', 'landlord'],
  },
  {
    name: 'Silje Bakken',
    email: 'agent@example.com',
    phoneNumber: '+4773501122',
    birthDate: '1985-06-14',
    postalAddress: 'Kongens gate 60, 7012 Trondheim',
    roles: ['agent'],
    partner: 'nordbolig',
  },
  {
    name: 'Even Ruud',
    email: 'colleague@example.com',
    phoneNumber: '+4773501123',
    birthDate: '1990-12-01',
    postalAddress: 'Elgeseter gate 30, 7030 Trondheim',
    roles: ['agent'],
    partner: 'nordbolig',
  },
  {
    name: 'Per Åsen',
    email: 'janitor@example.com',
    phoneNumber: '+4773501124',
    birthDate: '1979-08-23',
    postalAddress: 'Ladeveien 12, 7066 Trondheim',
    roles: ['janitor'],
    partner: 'nordbolig',
  },
  {
    name: 'Turid Lien',
    email: 'owner@example.com',
    birthDate: '1963-04-09',
    postalAddress: 'Singsakerbakken 5, 7030 Trondheim',
    roles: ['partner_landlord'],
    partner: 'nordbolig',
  },
  {
    name: 'Mikkel Strand',
    email: 'renter@example.com',
    birthDate: '1999-02-26',
    postalAddress: 'Byåsveien 90, 7023 Trondheim',
    roles: ['partner_tenant'],
    partner: 'nordbolig',
  },
  {
    name: 'Marit Vik',
    email: 'fjordagent@example.com',
    phoneNumber: '+4755901020',
    birthDate: '1982-10-30',
    postalAddress: 'Nygårdsgaten 44, 5008 Bergen',
    roles: ['agent'],
    partner: 'fjordutleie',
  },
  {
    name: 'Odd Fjeld',
    email: 'fjordowner@example.com',
    birthDate: '1958-01-11',
    postalAddress: 'Damsgårdsveien 71, 5058 Bergen',
    roles: ['partner_landlord'],
    partner: 'fjordutleie',
  },
  {
    name: 'Sofie Dahl',
    email: 'sofie@example.com',
    birthDate: '1997-08-30',
    postalAddress: 'Sandviksveien 15, 5036 Bergen',
    roles: ['tenant'],
  },
  {
    name: 'Dina Drift',
    email: 'operator@example.com',
    birthDate: '1987-01-19',
    postalAddress: 'Klostergata 18, 7030 Trondheim',
    roles: ['operator'],
  },
  {
    name: 'Torstein Vakt',
    email: 'operator2@example.com',
    birthDate: '1991-03-27',
    postalAddress: 'Innherredsveien 41, 7043 Trondheim',
    roles: ['operator'],
  },
  {
    name: 'Hanne Moe',
    email: 'bookkeeper@example.com',
    birthDate: '1980-04-12',
    postalAddress: 'Bakklandet 7, 7014 Trondheim',
    roles: ['bookkeeper'],
  },
  {
    name: 'Lars Holm',
    email: 'bookkeeper2@example.com',
    birthDate: '1976-10-05',
    postalAddress: 'Nedre Møllenberg gate 22, 7014 Trondheim',
    roles: ['bookkeeper'],
  },
];

/** A demo user's subject at the test identity provider. */
export const testSubject = (email: string): string => `test-${email.split('@', 1)[0]}`;

/** The agencies of the demo, each on its own sub-domain. */
export const PARTNERS: readonly Omit<Partner, 'id'>[] = [
  {
    subDomain: 'nordbolig',
    name: 'Nordbolig',
    logo: '/partners/nordbolig.svg',
    color: '#1f4e79',
    siteUrl: 'nordbolig.example.com',
    defaultFindHomeLocation: {
      cityPlaceId: '3133880',
      defaultMapZoom: 12,
      defaultMapLocation: 'Trondheim',
      lat: 63.4305,
      lng: 10.3951,
    },
    currencySettings: {
      decimalSeparator: ',',
      thousandSeparator: ' ',
      numberOfDecimal: 0,
      currencySymbol: 'kr',
      currencyPosition: 'after',
    },
    features: ['leases', 'myListing', 'credit_check'],
  },
  {
    subDomain: 'fjordutleie',
    name: 'Fjordutleie',
    logo: '/partners/fjordutleie.svg',
    color: '#8a3b12',
    siteUrl: 'https://fjordutleie.example.com',
    defaultFindHomeLocation: {
      cityPlaceId: '3161732',
      defaultMapZoom: 12,
      defaultMapLocation: 'Bergen',
      lat: 60.3913,
      lng: 5.3221,
    },
    currencySettings: null,
    features: ['leases'],
  },
];

/** The presentations of the agencies, with the people they show. */
export const PRESENTATIONS: readonly (Omit<PartnerPresentation, 'partnerId' | 'people'> & {
  subDomain: string;
  people: readonly { email: string; title: string }[];
})[] = [
  {
    subDomain: 'nordbolig',
    aboutNo:
      'Nordbolig har leid ut boliger i Trondheim og Oslo siden 2009. Vi møter deg på visning, svarer når du spør, og ordner kontrakt, depositum og nøkler.\n\nUtleierne våre er familier og små gårdeiere. Vi kjenner bygårdene, naboene og vaktmesteren.',
    aboutEn:
      'Nordbolig has let homes in Trondheim and Oslo since 2009. We meet you at the viewing, answer when you ask, and see to lease, deposit and keys.\n\nOur landlords are families and owners of a building or two. We know the houses, the neighbours and the janitor.',
    phoneNumber: '+4773501100',
    email: 'post@nordbolig.example.com',
    streetAddress: 'Kjøpmannsgata 12, 7013 Trondheim',
    licence: 'Eiendomsmeglingsforetak, oppdiktet nr. 1001',
    responsibleBroker: 'Silje Bakken',
    people: [
      { email: 'agent@example.com', title: 'Daglig leder' },
      { email: 'colleague@example.com', title: 'Utleiemegler' },
      { email: 'janitor@example.com', title: 'Vaktmester' },
    ],
  },
  {
    subDomain: 'fjordutleie',
    aboutNo:
      'Fjordutleie leier ut boliger i Bergen, Stavanger og Ålesund, de fleste i gangavstand til sentrum. Ring oss gjerne før du bestemmer deg.',
    aboutEn: null,
    phoneNumber: '+4755901000',
    email: 'hei@fjordutleie.example.com',
    streetAddress: 'Strandgaten 80, 5004 Bergen',
    licence: 'Eiendomsmeglingsforetak, oppdiktet nr. 1002',
    responsibleBroker: 'Marit Vik',
    people: [{ email: 'fjordagent@example.com', title: 'Utleieansvarlig' }],
  },
];
