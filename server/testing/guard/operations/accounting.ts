import { AGENT, READER, type Operation } from '../row.ts';

export const ACCOUNTING: Record<string, Operation> = {
  getJournal: {
    by: READER,
    call: 'query ($id: ID!) { getJournal(queryData: { partnerId: $id }) { next } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getAccountStatement: {
    by: READER,
    call: 'query ($id: ID!) { getAccountStatement(queryData: { partnerId: $id, account: suspense }) { closing } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getSaftExports: {
    by: READER,
    call: 'query ($id: ID!) { getSaftExports(queryData: { partnerId: $id }) { state } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getSaftAccounts: {
    by: READER,
    call: 'query ($id: ID!) { getSaftAccounts(queryData: { partnerId: $id }) { account } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  orderSaftExport: {
    by: AGENT,
    call: `mutation ($id: ID!) { orderSaftExport(inputData: { partnerId: $id,
      from: "2026-01-01", to: "2026-12-31" }) { state } }`,
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setSaftAccounts: {
    by: AGENT,
    call: `mutation ($id: ID!) { setSaftAccounts(inputData: { partnerId: $id,
      accounts: [{ account: losses, standardAccount: "7830" }] }) { account } }`,
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getLedgerPeople: {
    by: READER,
    call: 'query ($id: ID!) { getLedgerPeople(queryData: { partnerId: $id, contractId: $id }) { name } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
};
