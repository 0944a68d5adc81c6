import type { ReadWork } from '../../../platform/work.ts';
import { findUnbalanced } from '../entries/store.ts';

/** Checks the ledger on its own: entries that do not add up to zero, or that are empty. */
export async function auditLedger({ tx }: ReadWork): Promise<string[]> {
  const ids = await findUnbalanced(tx);
  return ids.map((id) => `Entry ${id} does not come to zero, or has no lines.`);
}
