import { depositErrors } from '@husvaer/domain/deposits/errors';
import { maskIdentification, type DepositKyc } from '@husvaer/domain/deposits/kyc';
import { kycPath } from '@husvaer/domain/leases/paths';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { isNumberOf } from '@husvaer/domain/accounts/profile';
import { requestErrors } from '@husvaer/domain/kernel/errors';

import { findIdentified } from '../../../accounts/public.ts';
import { completeSignerTask } from '../../../signing/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { depositPolicy } from '../../policy.ts';
import { findDeposit } from '../../store.ts';
import { sealAnswers } from '../answers.ts';
import { lockForm, saveAnswers } from '../store.ts';

/**
 * Saves a tenant's answers to the bank, after which they may sign. Returns the form's reference number. Throws
 * `deposits.not_found` for an unknown number or another person's, `request.invalid` for an identity number of
 * another birth date, `deposits.kyc_already_submitted`, and `deposits.kyc_not_submitted` when the lease was
 * withdrawn in the meantime.
 */
export async function addDepositKyc(work: Work, answers: DepositKyc): Promise<string> {
  const { tx, clock, keys, viewer } = work;
  if (!depositPolicy.logIn(viewer)) throw accountErrors.login_required();
  const form = await lockForm(tx, answers.referenceNumber);
  if (!form || !depositPolicy.answer(viewer, form)) throw depositErrors.not_found();
  if (form.submittedAt) throw depositErrors.kyc_already_submitted();
  const deposit = await findDeposit(tx, form.depositId);
  if (!deposit || deposit.canceledAt) throw depositErrors.kyc_not_submitted();
  const { birthDate } = (await findIdentified(tx, viewer.id)) ?? {};
  if (birthDate && !isNumberOf(answers.nationalIdentification, birthDate))
    throw requestErrors.invalid({
      fields: [{ path: 'inputData.nationalIdentification', reason: 'not_allowed' }],
    });
  await saveAnswers(tx, form.reference, {
    answers: sealAnswers(keys, answers),
    identificationHint: maskIdentification(answers.nationalIdentification),
    at: clock.now(),
  });
  await completeSignerTask(work, kycPath(form.reference));
  await work.emit({ name: 'deposits.changed', payload: { leaseId: deposit.leaseId } });
  return form.reference;
}
