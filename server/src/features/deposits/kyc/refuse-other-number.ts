import { isNumberOf } from '@husvaer/domain/accounts/profile';
import { depositErrors } from '@husvaer/domain/deposits/errors';

import { findIdentified } from '../../accounts/public.ts';
import { findPaper } from '../../leases/public.ts';
import type { SignatureCheck } from '../../../platform/work.ts';
import { findForm } from './store.ts';

/**
 * Refuses a signature on a lease whose tenant gave the bank the national identity number of somebody born on
 * another day: the birth date may be known since.
 */
export const refuseOtherNumber: SignatureCheck = async ({ tx }, subject) => {
  const paper = subject.kind === 'paper' ? await findPaper(tx, subject.id) : undefined;
  for (const { depositReference, accountId } of paper?.signers ?? []) {
    const form = depositReference ? await findForm(tx, depositReference) : undefined;
    const tenantId = form?.accountId ?? accountId;
    const known = tenantId ? await findIdentified(tx, tenantId) : undefined;
    if (!form?.identificationHint || !known?.birthDate) continue;
    if (!isNumberOf(form.identificationHint, known.birthDate))
      return depositErrors.number_differs();
  }
  return null;
};
