import type { Evening } from '../evening.ts';
import { rentOfMonth, rentOn } from '../second-books.ts';
import { inKroner } from '../story.ts';
import { type Tenancy, nameOf, type World } from '../world.ts';

/** Rules about homes, their leases and who signed them. */
export async function checkLetting(evening: Evening): Promise<void> {
  const { world, leases, advertised } = evening;
  const signed = world.tenancies.filter(({ signedOn }) => signedOn !== null);
  for (const [at, one] of signed.entries())
    for (const other of signed.slice(at + 1))
      if (one.home === other.home && overlap(one, other))
        world.report(
          'home_is_let_once',
          `home ${one.home.number}`,
          `${nameOf(one)} and ${nameOf(other)} are both signed`,
        );

  for (const tenancy of signed)
    if (advertised.has(tenancy.home.id) && !isOver(tenancy, world.today()))
      world.report(
        'let_home_is_not_advertised',
        `home ${tenancy.home.number}`,
        `everybody signed ${nameOf(tenancy)}, and it is in the search`,
      );

  for (const { tenancy, seen, api } of leases) {
    if (!tenancy.signedOn) continue;
    const names: string[] = seen[0]?.page.tenantNames ?? [];
    const signers = tenancy.signedBy
      .filter(({ role }) => role === 'tenant')
      .map(({ identity }) => identity);
    for (const name of names)
      if (
        !signers.includes(name) &&
        !tenancy.confirmedNames.some((confirmed) => name.startsWith(`${confirmed} `))
      )
        world.report(
          'parties_are_who_signed',
          nameOf(tenancy),
          `the page names ${name}, BankID ${[...new Set(signers)].join()}`,
        );
    const agent = seen.find(({ by }) => by === 'agent');
    const agreed = tenancy.leavesOn ?? tenancy.endsOn;
    if (api.endsOn !== agreed)
      world.report(
        'last_day_is_as_agreed',
        nameOf(tenancy),
        `it ends on ${api.endsOn ?? 'no day'}, and ${agreed ?? 'no day'} was agreed`,
      );
    const lastDay = tenancy.leavesOn ?? api.endsOn;
    for (const { month, total, serial, kind, dueOn } of agent?.invoices ?? []) {
      if (kind !== 'rent' || month === null) continue;
      const day = tenancy.dueDays.findLast(({ since }) => since <= month)?.day;
      if (day !== undefined && dueOn < `${month.slice(0, 8)}${String(day).padStart(2, '0')}`)
        world.report(
          'not_due_before_the_agreed_day',
          nameOf(tenancy),
          `invoice ${serial} of ${month} is due on ${dueOn}, and day ${day} was agreed`,
        );
      const agreedRent = { startsOn: tenancy.startsOn, rent: rentOn(tenancy, month) };
      const rents = [lastDay, tenancy.endsOn].map((last) => rentOfMonth(agreedRent, month, last));
      if (!rents.includes(total))
        world.report(
          'rent_is_as_agreed',
          nameOf(tenancy),
          `invoice ${serial} has ${inKroner(total)} for ${month}, the contract ${inKroner(rents[0]!)}`,
        );
    }
  }
  await findByTitle(evening);
  await countPins(world);
}

/** The number above the list of all homes, and the homes that the pins of its map stand for. */
async function countPins(world: World): Promise<void> {
  const { getListings, getListingClusters } = await world.read(
    null,
    `{ getListings { metaData { filteredDocuments } }
      getListingClusters(optionData: { zoom: 6 }) { data { count } } }`,
  );
  const listed = getListings.metaData.filteredDocuments as number;
  const pinned = getListingClusters.data.reduce((sum: number, { count }: any) => sum + count, 0);
  if (listed !== pinned)
    world.report(
      'list_counts_its_pins',
      'all homes',
      `the list counts ${listed}, its pins ${pinned}`,
    );
}

const lastDayOf = ({ leavesOn, endsOn }: Tenancy) => leavesOn ?? endsOn ?? '9999-12-31';
/** Whether people live in a home under a lease on a day. */
export const isLivedIn = (tenancy: Tenancy, day: string): boolean =>
  tenancy.startsOn <= day && !isOver(tenancy, day);
const isOver = (tenancy: Tenancy, today: string) => lastDayOf(tenancy) < today;
const overlap = (one: Tenancy, other: Tenancy) =>
  one.startsOn <= lastDayOf(other) && other.startsOn <= lastDayOf(one);

/** Looks for one advertised home of the day by its title, in both forms of Unicode. */
async function findByTitle({ world, advertised }: Evening): Promise<void> {
  const homes = world.homes.filter(({ id }) => advertised.has(id));
  const home = homes[world.draw('titles').int(0, Math.max(homes.length - 1, 0))];
  if (!home) return;
  for (const form of ['NFC', 'NFD'] as const) {
    const search = home.title.normalize(form);
    const { data } = await world.request(
      null,
      'query ($search: SearchWords) { getListings(queryData: { search: $search }, optionData: { limit: 100 }) { data { _id } } }',
      { search },
    );
    if (!data?.getListings.data.some(({ _id }: any) => _id === home.id))
      world.report(
        'home_is_found_by_its_title',
        `home ${home.number}`,
        `${form} of its title finds nothing`,
      );
  }
}
