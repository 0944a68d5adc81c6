import { TEST_IDENTITIES } from '../../demo/src/test-identities.ts';
import type { TestApp } from './test-app.ts';

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

/** What a lease states of a tenant: the birth date is that of the test identity with the name. */
const factsOf = (name?: string) => ({
  birthDate: TEST_IDENTITIES.find((one) => one.name === name)?.birthDate ?? '1990-01-01',
  postalAddress: 'Kirkeveien 4, 0363 Oslo',
});

/** A tenant by e-mail and name, as drafts have them. */
export const draftTenant = ({ email, name }: { email: string; name: string }) => ({
  email,
  name,
  ...factsOf(name),
});
export const LEASE_TENANT = draftTenant({ email: 'kari@x.no', name: 'Kari Nordmann' });

/** The input of a draft lease, with the changes of the test. */
export const aLease = (
  listingId: string,
  {
    tenants = [LEASE_TENANT],
    ...input
  }: {
    tenants?: readonly { name?: string; [fact: string]: unknown }[];
    [field: string]: unknown;
  } = {},
) => ({
  listingId,
  terms: LEASE_TERMS,
  ...input,
  tenants: tenants.map((tenant) =>
    tenant['interestId'] ? tenant : { ...factsOf(tenant.name), ...tenant },
  ),
});

/** Sets the state of a lease as signing would, without documents. */
export const setLeaseState = (app: TestApp, id: string, paper: 'sent' | 'signed'): Promise<void> =>
  app.database.session((session) =>
    session.exec(`update lease set paper = '${paper}' where id = '${id}'`),
  );

/** Saves months of the price index as Statistics Norway publishes them. */
export const savePriceIndexes = (
  app: TestApp,
  indexes: readonly { month: string; value: number }[],
): Promise<void> =>
  app.database.session((session) =>
    session.exec(`insert into price_index (month, value, imported_at) values
      ${indexes.map(({ month, value }) => `('${month}-01', ${value}, now())`).join()}
      on conflict do nothing`),
  );
