import { accountErrors } from '@husvaer/domain/accounts/errors';
import { depositErrors } from '@husvaer/domain/deposits/errors';
import { readReference } from '@husvaer/domain/deposits/kyc';
import type { Ore } from '@husvaer/domain/kernel/money';
import { leasePath } from '@husvaer/domain/leases/paths';

import { getLease, ownAddress } from '../../../leases/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { depositPolicy } from '../../policy.ts';
import { findDeposit } from '../../store.ts';
import { findForm } from '../store.ts';

/** A tenant's form, as they see it: the answers are never shown again. */
export interface KycView {
  reference: string;
  leaseId: string;
  name: string;
  /** The home's title. */
  title: string;
  /** The deposit, øre. */
  amount: Ore;
  submittedAt: Temporal.Instant | null;
  identificationHint: string | null;
  /** The page where they sign, when it is their turn; otherwise the lease's page. */
  signingUrl: string | null;
  returnTo: string;
}

/**
 * Throws `accounts.login_required`, and `deposits.not_found` for a number that is invalid, no longer open, or
 * another person's.
 */
export async function getDepositKyc(work: ReadWork, written: string): Promise<KycView> {
  const { tx, viewer } = work;
  if (!depositPolicy.logIn(viewer)) throw accountErrors.login_required();
  const reference = readReference(written);
  const form = reference === null ? undefined : await findForm(tx, reference);
  if (!form || !depositPolicy.answer(viewer, form)) throw depositErrors.not_found();
  const deposit = await findDeposit(tx, form.depositId);
  if (!deposit || deposit.canceledAt) throw depositErrors.not_found();
  const lease = await getLease(work, deposit.leaseId);
  return {
    reference: form.reference,
    leaseId: deposit.leaseId,
    name: form.name,
    title: lease.property.name,
    amount: deposit.amount,
    submittedAt: form.submittedAt,
    identificationHint: form.identificationHint,
    signingUrl: form.submittedAt && ownAddress(lease.contract, viewer.id),
    returnTo: leasePath({ id: lease.id, partnerId: deposit.partnerId }),
  };
}
