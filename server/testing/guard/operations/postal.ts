import { AGENT, type Operation } from '../row.ts';

export const POSTAL: Record<string, Operation> = {
  getPostalLetters: {
    by: AGENT,
    call: 'query ($id: ID!) { getPostalLetters(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  changePostalAddress: {
    by: AGENT,
    call: 'mutation ($id: ID!) { changePostalAddress(inputData: { letterId: $id, address: { lines: ["Gata 2"], postalCode: "0155", city: "Oslo" } }) { _id } }',
    with: async (scenario) => ({ id: await scenario.postalLetter() }),
  },
  markPostalLettersPosted: {
    by: AGENT,
    call: 'mutation ($id: ID!, $on: String!) { markPostalLettersPosted(inputData: { letterIds: [$id], postedOn: $on }) { _id } }',
    with: async (scenario) => ({
      id: await scenario.postalLetter(),
      on: scenario.app.clock.today().toString(),
    }),
  },
  cancelPostalLetter: {
    by: AGENT,
    call: 'mutation ($id: ID!) { cancelPostalLetter(inputData: { letterId: $id, reason: "N" }) { _id } }',
    with: async (scenario) => ({ id: await scenario.postalLetter() }),
  },
};
