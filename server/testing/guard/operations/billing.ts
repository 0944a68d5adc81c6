import { AGENT, type Operation } from '../row.ts';

export const BILLING: Record<string, Operation> = {
  addLandlordInvoice: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addLandlordInvoice(inputData: { contractId: $id, lines: [{ name: "x", amount: 1 }] }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  // This one is a tenant's.
  creditLandlordInvoice: {
    by: [],
    call: 'mutation ($id: ID!) { creditLandlordInvoice(inputData: { invoiceId: $id, reason: "x" }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[3]!.invoiceId }),
  },
  getUnprovedAccounts: {
    by: ['bookkeeper'],
    call: '{ getUnprovedAccounts { name } }',
  },
  refuseClientAccount: {
    by: ['bookkeeper'],
    call: 'mutation ($account: String!) { refuseClientAccount(inputData: { clientAccount: $account, reason: "Feil konto" }) }',
    with: async (scenario) => ({ account: await scenario.unprovedAccount() }),
  },
  addCreditNote: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addCreditNote(inputData: { invoiceId: $id, amount: 1, reason: "x" }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.invoiceId }),
  },
  collectRent: {
    by: [],
    call: 'mutation ($id: ID!) { collectRent(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  getLeaseCharges: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseCharges(queryData: { contractId: $id }) { amount } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  setLeaseCharges: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setLeaseCharges(inputData: { contractId: $id, since: "2030-01-01", charges: [] }) { amount } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  getLastMonthOptions: {
    by: AGENT,
    call: 'query ($id: ID!) { getLastMonthOptions(queryData: { contractId: $id, endsOn: "2027-05-15" }) { amount } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  getComingInvoices: {
    by: AGENT,
    call: 'query ($id: ID!) { getComingInvoices(queryData: { contractId: $id }) { total } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  changeComingInvoice: {
    by: AGENT,
    call: 'mutation ($id: ID!) { changeComingInvoice(inputData: { contractId: $id, month: "2027-02-01", lines: [] }) { total } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  getInvoiceRuns: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvoiceRuns(queryData: { partnerId: $id }) { data { invoices } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  // The last: the rows before it test the checks that all operations of a lease share.
  moveDueDay: {
    by: AGENT,
    call: 'mutation ($id: ID!) { moveDueDay(inputData: { contractId: $id, since: "2027-03-01", dueDay: 10, isAgreed: false }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
};
