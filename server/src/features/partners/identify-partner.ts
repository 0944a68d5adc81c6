import type { Tx } from '../../platform/db/tx.ts';
import { saveIdentity } from './store.ts';

/**
 * Records the name and number by which the registers know an agency, which its mails state. Its book in `ledger` has
 * them, and mails of earlier features cannot read it. Throws if there is no such agency.
 */
export async function identifyPartner(
  tx: Tx,
  identity: { id: string; legalName: string; orgNumber: string },
): Promise<void> {
  if (!(await saveIdentity(tx, identity))) throw new Error(`There is no agency ${identity.id}.`);
}
