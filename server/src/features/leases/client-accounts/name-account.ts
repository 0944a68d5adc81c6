import type { Work } from '../../../platform/work.ts';
import { recordLeaseEvent } from '../history/record.ts';
import { addLeaseAccount } from './store.ts';

/** Records the account that the contract of a locked lease names. */
export const nameContractAccount = (
  { tx, clock }: Work,
  leaseId: string,
  account: string,
): Promise<void> => addLeaseAccount(tx, { leaseId, account, former: null, namedAt: clock.now() });

/** Records that the rent of a locked lease is paid to another account from today on. */
export async function replaceAccount(
  work: Work,
  about: { leaseId: string; partnerId: string | null },
  change: { former: string; account: string },
): Promise<void> {
  const { tx, clock } = work;
  await addLeaseAccount(tx, { leaseId: about.leaseId, ...change, namedAt: clock.now() });
  const takesEffectOn = clock.today().toString();
  await recordLeaseEvent(work, about, 'account_changed', { ...change, takesEffectOn });
}
