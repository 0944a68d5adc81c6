import { AGENT, EVERYBODY, type Operation } from '../row.ts';

export const PARTNERS: Record<string, Operation> = {
  partnersSubDomain: {
    by: EVERYBODY,
    call: '{ partnersSubDomain(queryData: { subDomain: "nordbolig" }) { partnerId } }',
  },
  getWorkplaces: { by: EVERYBODY, call: '{ getWorkplaces { name } }' },
  addInvitation: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addInvitation(inputData: { partnerId: $id, email: "n@x.no", name: "N", registerAs: "tenant" }) { _id } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getPartnerPresentation: {
    by: EVERYBODY,
    call: 'query ($id: ID!) { getPartnerPresentation(queryData: { partnerId: $id }) { aboutNo } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getPartnerStaff: {
    by: AGENT,
    call: 'query ($id: ID!) { getPartnerStaff(queryData: { partnerId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setPartnerPresentation: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setPartnerPresentation(inputData: { partnerId: $id, aboutNo: "N", licence: "Nr. 1", responsibleBroker: "B", people: [] }) { aboutNo } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getApiKeys: {
    by: AGENT,
    call: 'query ($id: ID!) { getApiKeys(queryData: { partnerId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  addApiKey: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addApiKey(inputData: { partnerId: $id, name: "N" }) { key } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  revokeApiKey: {
    by: AGENT,
    call: 'mutation ($id: ID!) { revokeApiKey(inputData: { keyId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.revokedKeyId }),
  },
  getInvitations: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvitations(queryData: { partnerId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
};
