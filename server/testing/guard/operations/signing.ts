import type { Operation } from '../row.ts';

export const SIGNING: Record<string, Operation> = {
  // The signer, who is none of these.
  getSigning: {
    by: [],
    call: 'query ($id: ID!) { getSigning(queryData: { signerId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesToSign }),
  },
  noteSigningSeen: {
    by: [],
    call: 'mutation ($id: ID!) { noteSigningSeen(inputData: { signerId: $id, isOpen: true }) }',
    with: (scenario) => ({ id: scenario.someoneElsesToSign }),
  },
  declineSigning: {
    by: [],
    call: 'mutation ($id: ID!) { declineSigning(inputData: { signerId: $id, reason: "x" }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesToSign }),
  },
};
