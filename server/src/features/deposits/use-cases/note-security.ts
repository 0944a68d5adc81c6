import { guarantee, insurance } from '@husvaer/domain/deposits/claim';
import { depositErrors } from '@husvaer/domain/deposits/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';
import type { SecurityType } from '@husvaer/domain/leases/words';

import type { Work } from '../../../platform/work.ts';
import { changeDeposit, type Deposit } from '../store.ts';
import { takeDeposit } from './view-deposit.ts';

/** The letting side notes who stands for the rent (husleieloven § 3-6). Throws `deposits.not_found` and `deposits.wrong_state`. */
export async function noteDepositGuarantee(
  work: Work,
  said: { contractId: string },
): Promise<void> {
  const deposit = await takeOwn(work, said.contractId, 'deposit_guarantee');
  const { contractId, guarantor, reference } = parseInput(guarantee, said, 'inputData');
  await changeDeposit(work.tx, deposit.id, {
    guarantor,
    guaranteeReference: reference ?? null,
    guaranteeGivenOn: work.clock.today().toString(),
  });
  await work.emit({ name: 'deposit.changed', payload: { leaseId: contractId } });
}

/** The letting side notes that the insurer stands for the rent, or does not. Throws the same. */
export async function noteDepositInsurance(
  work: Work,
  said: { contractId: string },
): Promise<void> {
  const deposit = await takeOwn(work, said.contractId, 'deposit_insurance');
  const { contractId, reference, isRefused } = parseInput(insurance, said, 'inputData');
  const today = work.clock.today().toString();
  await changeDeposit(work.tx, deposit.id, {
    insuranceReference: reference ?? null,
    insuranceRegisteredOn: isRefused ? null : today,
    insuranceFailedOn: isRefused ? today : null,
  });
  await work.emit({ name: 'deposit.changed', payload: { leaseId: contractId } });
}

/** A deposit of this type that all have signed, for whoever writes the lease's papers. */
async function takeOwn(work: Work, leaseId: string, type: SecurityType): Promise<Deposit> {
  const { lease, deposit: view } = await takeDeposit(work, leaseId);
  if (!lease.mayWrite) throw depositErrors.not_found();
  const { deposit, status } = view;
  if (deposit.type !== type || !deposit.signedOn || deposit.canceledAt)
    throw depositErrors.wrong_state({ status });
  return deposit;
}
