import type { Person } from '../features/accounts/public.ts';
import type { Partner } from '../features/partners/public.ts';

/** The people of the demo, by the part they play. */
export const PEOPLE: readonly Omit<Person, 'id'>[] = [
  { name: 'Ingrid Solheim', email: 'tenant@example.com', phoneNumber: null },
  { name: 'Jonas Lie Solheim', email: 'cotenant@example.com', phoneNumber: null },
  { name: 'Kari Nordmann', email: 'landlord@example.com', phoneNumber: null },
  { name: 'Amir Haddad', email: 'both@example.com', phoneNumber: null },
  { name: 'Silje Bakken', email: 'agent@example.com', phoneNumber: null },
  { name: 'Per Åsen', email: 'janitor@example.com', phoneNumber: null },
];

/** The agencies of the demo, each on a sub-domain of its own. */
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
      currencyPosition: 'before',
    },
    features: ['leases', 'myListing'],
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
