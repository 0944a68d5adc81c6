import { kronerToOre } from '@husvaer/domain/kernel/money';

import { operatorOf, readClaims } from '../private.ts';
import { rentOfMonth } from '../second-books.ts';
import { inKroner } from '../story.ts';
import { type World, nameOf } from '../world.ts';
import { compareReadings } from './agreement.ts';

const PAGE = `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
  contractEndDate monthlyRentAmount overdueAmount rentCollection payoutTo } }`;

/** Rules about landlords without an agency, and the operator who collects their rent. */
export async function checkPrivate(world: World): Promise<void> {
  const { bank, clientAccount, leases, bookkeepers } = operatorOf(world);
  for (const lease of leases) {
    const { landlord, tenants, collection, account, rent, startsOn } = lease;
    const about = nameOf(lease);
    lease.claims = await readClaims(world, lease);
    const readings: Record<string, string> = {};
    for (const who of [landlord, ...tenants]) {
      const { getSingleLeaseForPublicSite: page } = await world.read(who, PAGE, { id: lease.id });
      const { contractEndDate, monthlyRentAmount, overdueAmount, rentCollection } = page;
      readings[`page of ${who.name}:`] =
        `${contractEndDate} ${monthlyRentAmount} ${overdueAmount} ${rentCollection}`;
      if (who === landlord && collection === 'collected' && page.payoutTo !== account)
        world.report(
          'one_payout_account',
          about,
          `${landlord.name} set ${account}, the page says ${page.payoutTo ?? 'none'}`,
        );
    }
    compareReadings({ world }, { rule: 'private_lease_reads_alike', about, readings });
    if (collection === 'direct' && lease.claims.length > 0)
      world.report(
        'direct_rent_is_not_invoiced',
        about,
        `${lease.claims.length} invoices for rent that the landlord gets directly`,
      );
    for (const { serial, account: to, kind, month, total } of lease.claims) {
      if (to !== clientAccount)
        world.report('rent_goes_to_the_agency', about, `invoice ${serial} names ${to}`);
      const expected = month && rentOfMonth({ rent, startsOn }, month, null);
      if (kind === 'rent' && total !== expected)
        world.report(
          'rent_is_as_agreed',
          about,
          `invoice ${serial} has ${inKroner(total)} for ${month}`,
        );
    }
    for (const { agents, name } of world.agencies) {
      const { data } = await world.request(agents[0]!, PAGE, { id: lease.id });
      if (data?.getSingleLeaseForPublicSite)
        world.report('private_lease_is_private', about, `${name} reads it`);
    }
  }
  const accounts = new Set([...leases.map(({ account }) => account), ...bank.received.keys()]);
  for (const { to, amount } of bank.ordered)
    if (!accounts.has(to))
      world.report('paid_out_to_the_landlord', 'the operator', `${inKroner(amount)} to ${to}`);
  if (!bank.isAllReported) return;
  const { getLedgerBalances } = await world.read(
    bookkeepers[0]!,
    '{ getLedgerBalances(queryData: {}) { account amount } }',
  );
  const ledger = getLedgerBalances.find(({ account }: any) => account === 'client_account');
  const booked = kronerToOre(ledger?.amount ?? 0);
  if (booked !== bank.balance)
    world.report(
      'money_in_is_booked_once',
      'the operator',
      `the bank has ${inKroner(bank.balance)}, the ledger ${inKroner(booked)}`,
    );
}
