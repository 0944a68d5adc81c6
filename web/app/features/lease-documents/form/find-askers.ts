import { OPEN_STATES } from '@husvaer/domain/interest/states';

import type { Api } from '../../../platform/api.ts';
import type { Asker } from './answers.ts';
import { LeaseAskers } from './lease-askers.graphql.ts';

/** The applicants for a home who may rent it: adults who were not declined. Empty if the call fails. */
export async function findAskers(api: Api, listingId: string): Promise<Asker[]> {
  try {
    const { getInterestForms } = await api(LeaseAskers, { listingId });
    return getInterestForms.data.filter(
      ({ state, isAdult }) => isAdult && OPEN_STATES.includes(state),
    );
  } catch {
    return [];
  }
}
