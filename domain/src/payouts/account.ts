import { z } from '../kernel/zod.ts';
import { bankAccount } from '../ledger/bank-account-schema.ts';

/** The account of a landlord's payouts. */
export const payoutAccount = z.strictObject({ accountNumber: bankAccount });
