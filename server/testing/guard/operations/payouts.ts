import { AGENT, READER, SOMEBODY, type Operation } from '../row.ts';

export const PAYOUTS: Record<string, Operation> = {
  getFullPayoutHistory: {
    by: AGENT,
    call: 'query ($id: ID!) { getFullPayoutHistory(queryData: { contractId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  payoutDetails: {
    by: READER,
    call: 'query ($id: ID!) { payoutDetails(queryData: { payoutId: $id, requestFromPartnerPublic: true }) { _id } }',
    with: (scenario) => ({ id: scenario.payouts[0] }),
  },
  getNextPayout: {
    by: AGENT,
    call: 'query ($id: ID!) { getNextPayout(queryData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  getPayouts: {
    by: READER,
    call: 'query ($id: ID!) { getPayouts(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getBooksToApprove: { by: ['bookkeeper'], call: '{ getBooksToApprove { name } }' },
  // People the agency has named, who are none of these.
  approvePayouts: {
    by: [],
    call: 'mutation ($id: ID!) { approvePayouts(inputData: { payouts: [{ _id: $id, amount: 1, account: "86011117947", lastActNumber: "0" }] }) { _id } }',
    with: (scenario) => ({ id: scenario.payouts[0] }),
  },
  holdPayout: {
    by: AGENT,
    call: 'mutation ($id: ID!) { holdPayout(inputData: { payoutId: $id, reason: "x" }) { _id } }',
    with: (scenario) => ({ id: scenario.payouts[0] }),
  },
  releasePayout: {
    by: AGENT,
    call: 'mutation ($id: ID!) { releasePayout(inputData: { payoutId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.payouts[1] }),
  },
  getRefunds: {
    by: READER,
    call: 'query ($id: ID!) { getRefunds(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  // People the agency has named, as for payouts.
  approveRefunds: {
    by: [],
    call: 'mutation ($id: ID!) { approveRefunds(inputData: { refunds: [{ _id: $id, amount: 1, account: "86011117947", lastActNumber: "0" }] }) { _id } }',
    with: async (scenario) => ({ id: await scenario.requestedRefund() }),
  },
  correctRefund: {
    by: AGENT,
    call: 'mutation ($id: ID!) { correctRefund(inputData: { refundId: $id, account: "86011117947" }) { _id } }',
    with: async (scenario) => ({ id: await scenario.requestedRefund() }),
  },
  withdrawRefund: {
    by: AGENT,
    call: 'mutation ($id: ID!) { withdrawRefund(inputData: { refundId: $id }) { _id } }',
    with: async (scenario) => ({ id: await scenario.requestedRefund() }),
  },
  getPayoutSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getPayoutSettings(queryData: { partnerId: $id }) { payoutDay } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getUsualTerms: {
    by: AGENT,
    call: 'query ($id: ID!) { getUsualTerms(queryData: { partnerId: $id }) { payoutDay } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setPayoutSettings: {
    by: AGENT,
    call: `mutation ($id: ID!, $approver: ID!) {
      setPayoutSettings(inputData: {
        partnerId: $id, payoutDay: 10, waitDays: 3, guaranteeMonths: 3, approvalsNeeded: 1, retryDays: 3,
        approverIds: [$approver]
      }) { payoutDay }
    }`,
    with: (scenario, { person }) => ({ id: scenario.nordbolig, approver: person.id }),
  },
  getSettlements: { by: SOMEBODY, call: '{ getSettlements { data { _id } } }' },
  getAnnualStatements: { by: SOMEBODY, call: '{ getAnnualStatements { name } }' },
  getPayoutAccount: { by: SOMEBODY, call: '{ getPayoutAccount { accountNumber } }' },
  setPayoutAccount: {
    by: SOMEBODY,
    call: 'mutation { setPayoutAccount(inputData: { accountNumber: "15032080119" }) { accountNumber } }',
  },
  getReductions: {
    by: READER,
    call: 'query ($id: ID!) { getReductions(queryData: { partnerId: $id }) { data { reason } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  agreeToReduction: {
    by: AGENT,
    call: 'mutation ($id: ID!) { agreeToReduction(inputData: { reductionId: $id }) }',
    with: async (scenario) => ({ id: await scenario.reduction('waiting') }),
  },
  stopReduction: {
    by: AGENT,
    call: 'mutation ($id: ID!) { stopReduction(inputData: { reductionId: $id, reason: "N" }) }',
    with: async (scenario) => ({ id: await scenario.reduction('waiting') }),
  },
  consentToBrokering: {
    by: [],
    call: 'mutation ($id: ID!) { consentToBrokering(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  getPaymentOrders: {
    by: READER,
    call: 'query ($id: ID!) { getPaymentOrders(queryData: { partnerId: $id }) { data { serial } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  // Present approvers, who are none of these.
  agreeToApprovers: {
    by: [],
    call: 'mutation ($id: ID!, $change: ID!) { agreeToApprovers(inputData: { partnerId: $id, changeId: $change }) { payoutDay } }',
    with: async (scenario) => {
      const { partnerId: id, changeId: change } = await scenario.requestedApprovers();
      return { id, change };
    },
  },
  agreeToPayoutSettings: {
    by: [],
    call: 'mutation ($id: ID!) { agreeToPayoutSettings(inputData: { partnerId: $id, lastNumber: "1" }) { payoutDay } }',
    with: async (scenario) => ({ id: (await scenario.requestedApprovers()).partnerId }),
  },
  stopApproverChange: {
    by: [],
    call: 'mutation ($id: ID!) { stopApproverChange(inputData: { partnerId: $id }) { payoutDay } }',
    with: async (scenario) => ({ id: (await scenario.requestedApprovers()).partnerId }),
  },
};
