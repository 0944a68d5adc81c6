import type { insurance } from '@husvaer/domain/deposits/claim';
import type { z } from 'zod';

import type { Work } from '../../../platform/work.ts';
import { changeDeposit } from '../store.ts';
import { loadSecurityForUpdate } from '../own-security.ts';

/**
 * The letting side records that the insurer covers the rent, or refuses. Throws `deposits.not_found` and
 * `deposits.wrong_state`.
 */
export async function noteDepositInsurance(
  work: Work,
  { contractId, reference, isRefused }: z.output<typeof insurance>,
): Promise<void> {
  const deposit = await loadSecurityForUpdate(work, contractId, 'deposit_insurance');
  const today = work.clock.today().toString();
  await changeDeposit(work.tx, deposit.id, {
    insuranceReference: reference ?? null,
    insuranceRegisteredOn: isRefused ? null : today,
    insuranceFailedOn: isRefused ? today : null,
  });
  await work.emit({ name: 'deposits.changed', payload: { leaseId: contractId } });
}
