import type { Evening } from '../evening.ts';
import type { Home, World } from '../world.ts';
import { compareReadings } from './agreement.ts';

/** How many homes are read each evening: all have their turn. */
const IN_TURN = 2;

const PAGE = `query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) {
  title monthlyRent totalSize totalBedrooms availableFrom } }`;
const OWN = `{ getMyListings(optionData: { limit: 100 }) {
  data { _id state hasChanges content { title monthlyRent totalSize totalBedrooms availableFrom } } } }`;
const SEARCH = `query ($partnerId: ID) {
  getListings(queryData: { partnerId: $partnerId }, optionData: { limit: 100 }) {
    data { _id title monthlyRent totalSize totalBedrooms availableFrom } } }`;

/** What a guest on two sites and the owner are told of a home. */
export async function checkHomes({ world }: Evening): Promise<void> {
  const { length } = world.homes;
  for (let turn = 0; turn < Math.min(IN_TURN, length); turn += 1)
    await checkHome(world, world.homes[(world.dayNumber() * IN_TURN + turn) % length]!);
}

async function checkHome(world: World, { id, number, landlord, agency }: Home): Promise<void> {
  const about = `home ${number}`;
  const { data } = await world.request(null, PAGE, { id });
  const own = await world.request(landlord, OWN);
  const mine = own.data?.getMyListings.data.find(({ _id }: any) => _id === id);
  const rows = async (variables: object) => {
    const { getListings } = await world.read(null, SEARCH, variables);
    return getListings.data.find(({ _id }: any) => _id === id);
  };
  const readings = {
    'search:': await rows({}),
    'search of the agency’s site:': await rows({ partnerId: agency.id }),
  };
  const [isFound, isFoundOnSite] = Object.values(readings).map(Boolean);
  const isPublic = mine && ['active', 'published'].includes(mine.state);
  compareReadings(
    { world },
    {
      rule: 'one_advertisement',
      about,
      readings: {
        'search:': isFound ? 'advertised' : 'not advertised',
        'search of the agency’s site:': isFoundOnSite ? 'advertised' : 'not advertised',
        'owner’s list:': mine && (isPublic ? 'advertised' : 'not advertised'),
      },
    },
  );
  compareReadings(
    { world },
    {
      rule: 'one_home',
      about,
      readings: {
        ...Object.fromEntries(
          Object.entries(readings).map(([surface, home]) => [surface, home && written(home)]),
        ),
        'page:': data?.getSingleListing && written(data.getSingleListing),
        'owner’s list:': mine && !mine.hasChanges ? written(mine.content) : null,
      },
    },
  );
}

const written = ({ title, monthlyRent, totalSize, totalBedrooms, availableFrom }: any): string =>
  `${title}, ${monthlyRent} kr, ${totalSize} m², ${totalBedrooms} bedrooms, from ${availableFrom}`;
