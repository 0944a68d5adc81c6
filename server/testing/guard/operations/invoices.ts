import { AGENT, READER, type Operation } from '../row.ts';

export const INVOICES: Record<string, Operation> = {
  objectToInvoice: {
    by: AGENT,
    call: 'mutation ($id: ID!) { objectToInvoice(inputData: { invoiceId: $id, text: "x" }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.invoiceId }),
  },
  settleInvoiceObjection: {
    by: AGENT,
    call: 'mutation ($id: ID!) { settleInvoiceObjection(inputData: { invoiceId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[1]!.invoiceId }),
  },
  getPartnerInvoices: {
    by: READER,
    call: 'query ($id: ID!) { getPartnerInvoices(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getInvoicedLeases: {
    by: READER,
    call: 'query ($id: ID!) { getInvoicedLeases(queryData: { partnerId: $id, search: "x" }) { contractId } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getInvoicingSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvoicingSettings(queryData: { partnerId: $id }) { leadDays } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setInvoicingSettings: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setInvoicingSettings(inputData: { partnerId: $id, leadDays: 15 }) { leadDays } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
};
