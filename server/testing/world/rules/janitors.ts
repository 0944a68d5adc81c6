import type { Evening } from '../evening.ts';
import { workOf } from '../dismissal.ts';
import { nameOf } from '../world.ts';
import { isLivedIn } from './letting.ts';

const HOMES = `query ($id: ID!) {
  getJanitorProperties(queryData: { partnerId: $id }, optionData: { limit: 100 }) {
    data { leases { _id contacts { email } } } } }`;

/** Janitors are told who lives in each home today, and nothing else. Read twice a week. */
export async function checkJanitors({ world }: Evening): Promise<void> {
  if (![2, 5].includes(world.dayNumber() % 7)) return;
  for (const agency of world.agencies) {
    const { janitor, id, name } = agency;
    const { getJanitorProperties } = await world.read(janitor, HOMES, { id });
    const shown = new Map<string, string>(
      getJanitorProperties.data.flatMap(({ leases }: any) =>
        leases.map(({ _id, contacts }: any) => [_id, inOrder(contacts)]),
      ),
    );
    for (const tenancy of world.tenancies) {
      if (tenancy.home.agency !== agency || !tenancy.signedOn) continue;
      const lives = isLivedIn(tenancy, world.today()) ? inOrder(tenancy.tenants) : 'nobody';
      const known = shown.get(tenancy.id) ?? 'nobody';
      if (known !== lives)
        world.report(
          ...(['janitor_knows_who_lives_there', nameOf(tenancy)] as const),
          `the janitor is told that ${known} lives there, and ${lives} does`,
        );
    }
    for (const what of await workOf(world, agency, await world.tokenOf(janitor)))
      world.report('janitor_sees_no_terms', name, `the janitor ${what}`);
  }
}

const inOrder = (people: readonly { email: string }[]): string =>
  people
    .map(({ email }) => email)
    .toSorted()
    .join(' and ');
