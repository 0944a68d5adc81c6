import type { ReadTx } from '../../../platform/db/tx.ts';
import { findSignatures } from '../signatures/store.ts';
import { readOrder } from '../store.ts';

/** Who signed an order, and when they were born, as the provider of identities says it. */
export interface SignedBy {
  role: string;
  email: string;
  birthDate: string | null;
}

/** Who signed an order; nobody is asked whether they may see it. */
export async function findSignedBy(tx: ReadTx, orderId: string): Promise<SignedBy[]> {
  const signers = (await readOrder(tx, orderId))?.signers ?? [];
  const signatures = await findSignatures(
    tx,
    signers.map(({ id }) => id),
  );
  const birthDates = new Map(signatures.map((one) => [one.signerId, one.birthDate]));
  return signers.map(({ id, role, email }) => ({
    role,
    email,
    birthDate: birthDates.get(id) ?? null,
  }));
}
