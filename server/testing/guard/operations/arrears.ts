import { AGENT, OPERATOR, type Operation } from '../row.ts';

const LATE_STEP = { isOn: true, days: 15 };
const LATE_RENT = {
  steps: {
    pre_reminder: { isOn: false, days: 3 },
    soft_reminder: LATE_STEP,
    reminder: LATE_STEP,
    second_reminder: { isOn: false, days: 30 },
    notice: LATE_STEP,
    petition: LATE_STEP,
  },
  chargesFee: true,
  chargesInterest: true,
  tellsNav: false,
  minimum: 100,
};

export const ARREARS: Record<string, Operation> = {
  getRates: { by: OPERATOR, call: '{ getRates { ending { day } } }' },
  enterRate: {
    by: OPERATOR,
    call: `mutation { enterRate(inputData: { kind: late_interest, since: "2027-07-01", value: 12.25,
      source: "FOR-2027-06-20-1" }) { ending { day } } }`,
  },
  getAllInvoiceForPartnerPublicSite: {
    by: AGENT,
    call: 'query ($id: ID!) { getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  proposePaymentPlan: {
    by: AGENT,
    call: `mutation ($id: ID!) { proposePaymentPlan(inputData: { contractId: $id,
      instalments: [{ dueOn: "2027-03-01", amount: 12000 }] }) { _id } }`,
    with: (scenario) => ({ id: scenario.billed[1]!.leaseId }),
  },
  // In the test data a plan has its lease's id.
  acceptPaymentPlan: {
    by: AGENT,
    call: 'mutation ($id: ID!) { acceptPaymentPlan(inputData: { contractId: $id, planId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  refusePaymentPlan: {
    by: AGENT,
    call: 'mutation ($id: ID!) { refusePaymentPlan(inputData: { contractId: $id, planId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[2]!.leaseId }),
  },
  getArrears: {
    by: AGENT,
    call: 'query ($id: ID!) { getArrears(queryData: { partnerId: $id }) { metaData { overdue } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getLateRentSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getLateRentSettings(queryData: { partnerId: $id }) { chargesFee } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setLateRentSettings: {
    by: AGENT,
    call: 'mutation ($input: SetLateRentSettingsInputData!) { setLateRentSettings(inputData: $input) { chargesFee } }',
    with: (scenario) => ({ input: { partnerId: scenario.nordbolig, ...LATE_RENT } }),
  },
  getLateRent: {
    by: AGENT,
    call: 'query ($id: ID!) { getLateRent(queryData: { contractId: $id }) { cases { _id } } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  // There is no case.
  getPetitionFile: {
    by: [],
    call: 'query ($id: ID!) { getPetitionFile(queryData: { contractId: $id }) { isReady } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  // There is no case.
  notePetition: {
    by: [],
    call: 'mutation ($id: ID!) { notePetition(inputData: { contractId: $id, petitionedOn: "2026-11-20" }) { cases { _id } } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  // There is no case.
  closeEvictionCase: {
    by: [],
    call: 'mutation ($id: ID!) { closeEvictionCase(inputData: { contractId: $id, outcome: called_off }) { cases { _id } } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  // There is no case.
  statePetitionFacts: {
    by: [],
    call: `mutation ($id: ID!) { statePetitionFacts(inputData: { contractId: $id,
      landlord: { address: "Storgata 1, 0155 Oslo", birthDate: "1970-01-01" },
      tenants: [{ email: "x@x.no", address: "Storgata 2, 0155 Oslo", birthDate: "1990-01-01" }] }) { cases { _id } } }`,
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  refuseNav: {
    by: AGENT,
    call: 'mutation ($id: ID!) { refuseNav(inputData: { contractId: $id, isRefused: true }) }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
};
