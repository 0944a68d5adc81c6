import { OPERATOR, type Operation } from '../row.ts';

export const OPERATORS: Record<string, Operation> = {
  getOperations: { by: OPERATOR, call: '{ getOperations { paymentsWaiting } }' },
  getCheckup: { by: OPERATOR, call: '{ getCheckup(queryData: { language: no }) { name } }' },
  retryFailed: {
    by: OPERATOR,
    call: 'mutation ($id: ID!) { retryFailed(inputData: { kind: mail, ids: [$id] }) }',
    with: () => ({ id: crypto.randomUUID() }),
  },
  runJob: {
    by: OPERATOR,
    call: 'mutation ($name: String!) { runJob(inputData: { name: $name }) }',
    with: async (scenario) => ({ name: await scenario.scheduledJob() }),
  },
};
