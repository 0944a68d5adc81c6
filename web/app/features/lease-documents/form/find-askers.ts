import { OPEN_STATES } from '@husvaer/domain/interest/states';

import type { Api } from '../../../platform/api.ts';
import type { Asker } from './answers.ts';
import { LeaseAskers } from './lease-askers.graphql.ts';

/** Those who asked for a home and may rent it: whoever is of age, and was not turned down. Without them a form can do. */
export async function findAskers(ask: Api, listingId: string): Promise<Asker[]> {
  try {
    const { getInterestForms } = await ask(LeaseAskers, { listingId });
    return getInterestForms.data.filter(
      ({ state, isAdult }) => isAdult && OPEN_STATES.includes(state),
    );
  } catch {
    return [];
  }
}
