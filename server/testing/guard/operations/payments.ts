import { addDueClaim } from '../../scenario-rows.ts';
import { AGENT, type Operation } from '../row.ts';

export const PAYMENTS: Record<string, Operation> = {
  writeOffSurplus: {
    by: AGENT,
    call: 'mutation ($id: ID!) { writeOffSurplus(inputData: { contractId: $id, reason: "x" }) }',
    with: async (scenario) => ({ id: await scenario.roundedLease() }),
  },
  getAllInvoicePaymentForALease: {
    by: AGENT,
    call: 'query ($id: ID!) { getAllInvoicePaymentForALease(queryData: { contractId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  // Only tenants.
  sayInvoicePaid: {
    by: [],
    call: 'mutation ($id: ID!) { sayInvoicePaid(inputData: { invoiceId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.invoiceId }),
  },
  denyInvoicePaid: {
    by: AGENT,
    call: 'mutation ($id: ID!) { denyInvoicePaid(inputData: { invoiceId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[1]!.invoiceId }),
  },
  receiveInvoiceDirectly: {
    by: AGENT,
    call: 'mutation ($id: ID!) { receiveInvoiceDirectly(inputData: { invoiceId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[2]!.invoiceId }),
  },
  // There is no such payment.
  takeBackPayment: {
    by: [],
    call: 'mutation ($id: ID!) { takeBackPayment(inputData: { paymentId: $id }) }',
    with: (scenario) => ({ id: scenario.billed[2]!.invoiceId }),
  },
  takeBackWriteOff: {
    by: AGENT,
    call: 'mutation ($id: ID!) { takeBackWriteOff(inputData: { reductionId: $id }) }',
    with: async (scenario) => ({ id: await scenario.reduction('booked') }),
  },
  writeOffInvoice: {
    by: AGENT,
    call: 'mutation ($id: ID!) { writeOffInvoice(inputData: { invoiceId: $id, reason: "x" }) { _id } }',
    with: async ({ app, billed }) => ({ id: await addDueClaim(app, billed[3]!.invoiceId) }),
  },
};
