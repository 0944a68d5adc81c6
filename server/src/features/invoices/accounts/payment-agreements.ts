import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import type { PaymentAgreements } from '@husvaer/domain/invoices/payment-agreements';

import { getLease } from '../../leases/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findAgreements, lockBilling, setAgreements } from './store.ts';

/** The references by which banks' services know the payer of a lease; null before it is invoiced. */
export async function getAgreements(
  work: ReadWork,
  contractId: string,
): Promise<Omit<PaymentAgreements, 'contractId'>> {
  await getLease(work, contractId);
  const none = { efakturaReference: null, avtalegiroKid: null };
  return (await findAgreements(work.tx, contractId)) ?? none;
}

/**
 * Sets both references. Throws `invoicing.not_found` without permission, and when the lease is not invoiced.
 */
export async function changeAgreements(work: Work, input: PaymentAgreements): Promise<void> {
  const { mayWrite } = await getLease(work, input.contractId);
  const [billing] = mayWrite ? await lockBilling(work.tx, [input.contractId]) : [];
  if (!billing) throw invoicingErrors.not_found();
  await setAgreements(work.tx, input);
}
