import {
  proofMethods,
  strongProofMethods,
  type ProofMethod,
} from '@husvaer/domain/accounts/safeguards';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { findIdentities, isNational } from '../identity/store.ts';
import { findPasskeys } from './passkeys/store.ts';
import { findLogin } from '../store.ts';

/** The methods by which a person may prove their identity. */
export const findProofMethods = async (tx: ReadTx, accountId: string): Promise<ProofMethod[]> =>
  proofMethods(await findHad(tx, accountId));

/** Like {@link findProofMethods}, when a password is not enough. */
export const findStrongProofMethods = async (
  tx: ReadTx,
  accountId: string,
): Promise<ProofMethod[]> => strongProofMethods(await findHad(tx, accountId));

async function findHad(tx: ReadTx, accountId: string) {
  const login = await findLogin(tx, { id: accountId });
  return {
    passkey: (await findPasskeys(tx, accountId)).length > 0,
    identity: (await findIdentities(tx, accountId)).some(isNational),
    password: Boolean(login?.passwordHash),
  };
}
