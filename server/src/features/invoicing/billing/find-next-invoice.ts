import { USUAL_INVOICING } from '@husvaer/domain/invoicing/settings';
import { addDays } from '@husvaer/domain/kernel/dates';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { findNextDue } from './store.ts';

/** The day a lease's next rent is invoiced; null when none is to come. */
export async function findNextInvoiceOn(tx: ReadTx, leaseId: string): Promise<string | null> {
  const next = await findNextDue(tx, leaseId);
  return next ? addDays(next.dueOn, -(next.leadDays ?? USUAL_INVOICING.leadDays)) : null;
}
