import type { ReadTx } from '../../../platform/db/tx.ts';
import { findSignatures } from '../signatures/store.ts';
import { readOrder } from '../store.ts';

/** A signer's name and birth date as the identity provider states them. */
export interface SignedBy {
  role: string;
  email: string;
  birthDate: string | null;
}

/** The people who signed an order. Permissions are not checked. */
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
