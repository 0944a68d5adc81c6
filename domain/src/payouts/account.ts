import { z } from '../kernel/zod.ts';
import { bankAccount } from '../ledger/bank-account-schema.ts';

/** Hours before an account counts that takes another's place: time for its owner to hear of it. */
export const ACCOUNT_WAIT_HOURS = 24;

/** Where a landlord is paid. */
export const payoutAccount = z.strictObject({ account: bankAccount });
