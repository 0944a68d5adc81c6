import { BOOK_TERMS } from '../../books.ts';
import { AGENT, READER, type Operation } from '../row.ts';

export const LEDGER: Record<string, Operation> = {
  getAgentLogin: {
    by: AGENT,
    call: 'query ($id: ID!) { getAgentLogin(queryData: { partnerId: $id }) { isStrong } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getAuditors: {
    by: AGENT,
    call: 'query ($id: ID!) { getAuditors(queryData: { partnerId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  inviteAuditor: {
    by: AGENT,
    call: `mutation ($id: ID!) { inviteAuditor(inputData: { partnerId: $id, email: "revisor@x.no",
      name: "Rita Revisor", endsOn: "2027-01-31" }) { _id } }`,
    async with({ app, nordbolig }) {
      await app.database.session(({ query }) =>
        query("delete from invitation where register_as = 'auditor'"),
      );
      return { id: nordbolig };
    },
  },
  endAuditor: {
    by: AGENT,
    call: 'mutation ($id: ID!) { endAuditor(inputData: { auditorId: $id }) { _id } }',
    with: async (scenario) => ({ id: await scenario.invitedAuditor() }),
  },
  setAgentLogin: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setAgentLogin(inputData: { partnerId: $id, isStrong: false }) { isStrong } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getLedgerBook: {
    by: READER,
    call: 'query ($id: ID!) { getLedgerBook(queryData: { partnerId: $id }) { name } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setLedgerBook: {
    by: AGENT,
    call: 'mutation ($inputData: SetLedgerBookInputData!) { setLedgerBook(inputData: $inputData) { name } }',
    with: (scenario) => ({ inputData: { ...BOOK_TERMS, partnerId: scenario.nordbolig } }),
  },
  getClientAccountChanges: {
    by: ['bookkeeper'],
    call: '{ getClientAccountChanges { nextClientAccount } }',
  },
  agreeToClientAccount: {
    by: ['agent', 'bookkeeper'],
    call: 'mutation ($id: ID!, $change: ID!) { agreeToClientAccount(inputData: { partnerId: $id, changeId: $change }) }',
    with: async (scenario) => {
      const { partnerId: id, changeId: change } = await scenario.requestedClientAccount();
      return { id, change };
    },
  },
  stopClientAccount: {
    by: ['agent', 'bookkeeper'],
    call: 'mutation ($id: ID!) { stopClientAccount(inputData: { partnerId: $id }) }',
    with: async (scenario) => ({ id: (await scenario.requestedClientAccount()).partnerId }),
  },
  getSettingChanges: {
    by: READER,
    call: 'query ($id: ID!) { getSettingChanges(queryData: { partnerId: $id }) { what } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getLedgerBalances: {
    by: READER,
    call: 'query ($id: ID!) { getLedgerBalances(queryData: { partnerId: $id }) { amount } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getLedgerEntries: {
    by: READER,
    call: 'query ($id: ID!) { getLedgerEntries(queryData: { partnerId: $id, contractId: $id }) { kind } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
};
