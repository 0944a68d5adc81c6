import { SOMEBODY, type Operation } from '../row.ts';

export const ACCOUNTS: Record<string, Operation> = {
  myProfile: {
    by: SOMEBODY,
    call: 'query ($id: ID!) { myProfile(queryData: { userId: $id }) { _id } }',
    with: (_, { person }) => ({ id: person.id }),
  },
  updateUserProfile: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { updateUserProfile(inputData: { _id: $id, data: { language: "en" } }) { _id } }',
    with: (_, { person }) => ({ id: person.id }),
  },
  deactivateAccount: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { deactivateAccount(inputData: { _id: $id }) { _id } }',
    with: (_, { person }) => ({ id: person.id }),
  },
  getMySessions: { by: SOMEBODY, call: '{ getMySessions { _id } }' },
  endMySessions: {
    by: SOMEBODY,
    call: `mutation { endMySessions(inputData: {}) }`,
  },
  getMyPasskeys: { by: SOMEBODY, call: '{ getMyPasskeys { _id } }' },
  renamePasskey: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { renamePasskey(inputData: { _id: $id, name: "N" }) { _id } }',
    with: async (scenario, { person }) => ({ id: await scenario.passkeyOf(person) }),
  },
  removePasskey: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { removePasskey(inputData: { _id: $id }) { _id } }',
    with: async (scenario, { person }) => ({ id: await scenario.passkeyOf(person) }),
  },
  deleteAccount: {
    by: SOMEBODY,
    call: `mutation ($id: ID!) { deleteAccount(inputData: { _id: $id }) { _id } }`,
    with: (_, { person }) => ({ id: person.id }),
  },
};
