import { aKycForm } from '../../deposits.ts';
import { AGENT, type Operation } from '../row.ts';

export const DEPOSITS: Record<string, Operation> = {
  getDeposit: {
    by: AGENT,
    call: 'query ($id: ID!) { getDeposit(queryData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  // Each tenant their own; none of these has one.
  getDepositKyc: {
    by: [],
    call: '{ getDepositKyc(queryData: { referenceNumber: "2222-2222-2222" }) { name } }',
  },
  addDepositKyc: {
    by: [],
    call: 'mutation ($form: AddDepositKycInputData!) { addDepositKyc(inputData: $form) { name } }',
    with: () => ({ form: aKycForm('2222-2222-2222') }),
  },
  // There is no deposit before a lease is sent.
  claimDeposit: {
    by: [],
    call: 'mutation ($id: ID!) { claimDeposit(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  showDepositSuit: {
    by: [],
    call: 'mutation ($id: ID!) { showDepositSuit(inputData: { contractId: $id, attachments: [{ key: "uploads/none.pdf" }] }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  acceptDepositClaim: {
    by: [],
    call: 'mutation ($id: ID!) { acceptDepositClaim(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  withdrawDepositClaim: {
    by: [],
    call: 'mutation ($id: ID!) { withdrawDepositClaim(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  noteDepositGuarantee: {
    by: [],
    call: 'mutation ($id: ID!) { noteDepositGuarantee(inputData: { contractId: $id, guarantor: "Nav" }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  noteDepositInsurance: {
    by: [],
    call: 'mutation ($id: ID!) { noteDepositInsurance(inputData: { contractId: $id, isRefused: false }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getDepositSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getDepositSettings(queryData: { partnerId: $id }) { insuranceShare } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setDepositSettings: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setDepositSettings(inputData: { partnerId: $id, insuranceShare: 16, hasAccountEach: false }) { insuranceShare } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
};
