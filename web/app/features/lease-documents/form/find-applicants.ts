import { OPEN_STATES } from '@husvaer/domain/interest/states';

import type { Api } from '../../../platform/api.ts';
import type { Applicant } from './answers.ts';
import { LeaseApplicants } from './lease-applicants.graphql.ts';

/** The applicants for a home who may rent it: adults who were not declined. Empty if the call fails. */
export async function findApplicants(api: Api, listingId: string): Promise<Applicant[]> {
  try {
    const { getInterestForms } = await api(LeaseApplicants, { listingId });
    return getInterestForms.data.filter(
      ({ state, isAdult }) => isAdult && OPEN_STATES.includes(state),
    );
  } catch {
    return [];
  }
}
