import { AGENT, type Operation } from '../row.ts';

export const PORTAL: Record<string, Operation> = {
  addLeaseConversation: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addLeaseConversation(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getLeaseTimeline: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseTimeline(queryData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  // Its tenants and its landlord; this one's landlord is another person.
  getRentCalendar: {
    by: [],
    call: 'query ($id: ID!) { getRentCalendar(queryData: { contractId: $id }) { openedAt } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  openRentCalendar: {
    by: [],
    call: 'mutation ($id: ID!) { openRentCalendar(inputData: { contractId: $id }) { url } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  closeRentCalendar: {
    by: [],
    call: 'mutation ($id: ID!) { closeRentCalendar(inputData: { contractId: $id }) { url } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getInvoiceExplained: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvoiceExplained(queryData: { invoiceId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.invoiceId }),
  },
};
