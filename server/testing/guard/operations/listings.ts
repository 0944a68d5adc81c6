import { LOGGED_IN } from '../../actors.ts';
import { upload } from '../../uploads.ts';
import { AGENT, EVERYBODY, SOMEBODY, type Operation } from '../row.ts';

export const LISTINGS: Record<string, Operation> = {
  getSingleListing: {
    by: EVERYBODY,
    call: 'query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.listingId }),
  },
  reportListing: {
    by: EVERYBODY,
    call: 'mutation ($id: ID!) { reportListing(inputData: { listingId: $id, reason: wrong_information }) { _id } }',
    with: (scenario) => ({ id: scenario.listingId }),
  },
  toggleFavoriteListing: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { toggleFavoriteListing(inputData: { listingId: $id }) { isFavorite } }',
    with: (scenario) => ({ id: scenario.listingId }),
  },
  favoriteListingIds: { by: SOMEBODY, call: '{ favoriteListingIds }' },
  shareFavoriteListings: {
    by: SOMEBODY,
    call: 'mutation { shareFavoriteListings(inputData: { isShared: true }) { shareId } }',
  },
  getMyListings: { by: SOMEBODY, call: '{ getMyListings { data { _id } } }' },
  getMyListing: {
    by: AGENT,
    call: 'query ($id: ID!) { getMyListing(queryData: { listingId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersHomes[0] }),
  },
  getListingPeople: {
    by: AGENT,
    call: 'query ($id: ID!) { getListingPeople(queryData: { partnerId: $id }) { owners { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getAddressSuggestions: {
    by: SOMEBODY,
    call: '{ getAddressSuggestions(queryData: { search: "Oslo" }) { city } }',
  },
  addListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addListing(inputData: { partnerId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  updateListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { updateListing(inputData: { listingId: $id, version: 0 }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersHomes[1] }),
  },
  addListingPhoto: {
    by: AGENT,
    call: 'mutation ($id: ID!, $key: String!) { addListingPhoto(inputData: { listingId: $id, key: $key }) { _id } }',
    with: async (scenario, { name, person }) => ({
      id: scenario.partnersHomes[2],
      key: LOGGED_IN.some((known) => known === name)
        ? await upload(scenario.app, person, Buffer.from('x'))
        : 'uploads/none.jpg',
    }),
  },
  publishListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { publishListing(inputData: { listingId: $id, version: 0 }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersHomes[3] }),
  },
  discardListingChanges: {
    by: AGENT,
    call: 'mutation ($id: ID!) { discardListingChanges(inputData: { listingId: $id, version: 0 }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersHomes[4] }),
  },
  assignListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { assignListing(inputData: { listingId: $id, ownerId: null }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersHomes[4] }),
  },
  setListingActive: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setListingActive(inputData: { listingId: $id, isActive: false }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersHomes[5] }),
  },
  deleteListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { deleteListing(inputData: { listingId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersHomes[6] }),
  },
  addListingView: {
    by: EVERYBODY,
    call: 'mutation ($id: ID!) { addListingView(inputData: { listingId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.listingId }),
  },
};
