import type { guarantee } from '@husvaer/domain/deposits/claim';
import type { z } from 'zod';

import type { Work } from '../../../platform/work.ts';
import { changeDeposit } from '../store.ts';
import { loadSecurityForUpdate } from '../own-security.ts';

/**
 * The letting side records who guarantees the rent (husleieloven § 3-6). Throws `deposits.not_found` and
 * `deposits.wrong_state`.
 */
export async function noteDepositGuarantee(
  work: Work,
  { contractId, guarantor, reference }: z.output<typeof guarantee>,
): Promise<void> {
  const deposit = await loadSecurityForUpdate(work, contractId, 'deposit_guarantee');
  await changeDeposit(work.tx, deposit.id, {
    guarantor,
    guaranteeReference: reference ?? null,
    guaranteeGivenOn: work.clock.today().toString(),
  });
  await work.emit({ name: 'deposits.changed', payload: { leaseId: contractId } });
}
