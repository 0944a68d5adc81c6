/** The terms of a lease. */
export const LEASE_TERMS = {
  kind: 'home',
  startsOn: '2027-01-01',
  endsOn: '2029-12-31',
  mayGiveNotice: false,
  monthlyRent: 12_000,
  useCosts: ['electricity'],
  dueDay: 1,
  securityType: 'deposit_account',
  securityAmount: 36_000,
};

/** The terms of an assignment. */
export const ASSIGNMENT = {
  startsOn: '2026-12-01',
  brokering: { type: 'fixed', amount: 8_000 },
  management: { type: 'percent', amount: 7.5 },
  addons: [{ name: 'Vaktmester', amount: 250 }],
  payoutDay: 10,
  guaranteeMonths: 3,
};

export const LEASE_TENANT = { email: 'kari@x.no', name: 'Kari Nordmann' };

/** The input of a draft lease, with the changes of the test. */
export const aLease = (listingId: string, input: object = {}) => ({
  listingId,
  tenants: [LEASE_TENANT],
  terms: LEASE_TERMS,
  ...input,
});
