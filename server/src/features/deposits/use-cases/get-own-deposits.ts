import { oreToKroner } from '@husvaer/domain/kernel/money';

import type { ReadWork } from '../../../platform/work.ts';
import { findAnswersReads } from '../kyc/store.ts';
import { findDepositsOf } from '../store.ts';
import { findDepositTenants } from '../tenants/store.ts';

/**
 * The deposits a person has paid or is owed, for their data export, with the openings of their answers to the
 * bank. The answers themselves are not included.
 */
export async function getOwnDeposits({ tx }: ReadWork, accountId: string) {
  const deposits = await findDepositsOf(tx, accountId);
  const tenants = await findDepositTenants(
    tx,
    deposits.map(({ id }) => id),
  );
  return Promise.all(
    deposits.map(async ({ id, type, amount, signedOn, landlordId }) => {
      const own = tenants.find((one) => one.depositId === id && one.accountId === accountId);
      return {
        as: landlordId === accountId ? 'landlord' : 'tenant',
        type,
        amount: oreToKroner(amount),
        signedOn,
        formSubmittedAt: own?.submittedAt?.toString() ?? null,
        formReads: own ? await findAnswersReads(tx, [own.reference]) : [],
        accountNumber: own?.accountNumber ?? null,
      };
    }),
  );
}
