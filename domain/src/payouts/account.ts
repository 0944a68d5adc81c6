import { z } from '../kernel/zod.ts';
import { bankAccount } from '../ledger/bank-account-schema.ts';

/** Hours before a replaced account number takes effect: time for its owner to be notified. */
export const ACCOUNT_WAIT_HOURS = 24;

/** The account of a landlord's payouts. */
export const payoutAccount = z.strictObject({ account: bankAccount });
