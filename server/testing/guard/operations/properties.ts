import { AGENT, type Operation } from '../row.ts';

export const PROPERTIES: Record<string, Operation> = {
  getWaitingAssignments: {
    by: AGENT,
    call: 'query ($id: ID!) { getWaitingAssignments(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
};
