import { kronerToOre } from '@husvaer/domain/kernel/money';

import { inKroner } from '../story.ts';
import { type World, nameOf } from '../world.ts';
import { compareReadings } from './agreement.ts';

const DEPOSIT = `query ($id: ID!) { getDeposit(queryData: { contractId: $id }) {
  status balance release { ground state asked until } } }`;

/** What both sides are told of a deposit that something happened to today, and what its bank has. */
export async function checkDeposits(world: World): Promise<void> {
  const { accounts, toOpen } = world.deposits;
  for (const { tenancy, balance } of [...accounts, ...toOpen]) {
    if (tenancy.touchedOn !== world.today()) continue;
    const readers = [tenancy.home.agency.agents[0]!, tenancy.home.landlord, ...tenancy.tenants];
    const readings: Record<string, string> = {};
    const balances: Record<string, string> = { 'bank:': inKroner(balance) };
    for (const who of readers) {
      const { data } = await world.request(who, DEPOSIT, { id: tenancy.id });
      const deposit = data?.getDeposit;
      if (!deposit) continue;
      world.reached.add(`deposit ${deposit.status}`);
      readings[`${who.name}:`] = `${deposit.status} ${JSON.stringify(deposit.release)}`;
      balances[`${who.name}:`] = inKroner(kronerToOre(deposit.balance));
    }
    const about = nameOf(tenancy);
    compareReadings({ world }, { rule: 'one_deposit', about, readings });
    compareReadings({ world }, { rule: 'one_deposit', about, readings: balances });
  }
}
