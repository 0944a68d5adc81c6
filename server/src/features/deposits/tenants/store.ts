import type { Expression } from 'kysely';

import type { ReadTx, Tx } from '../../../platform/db/tx.ts';
import { sql } from '../store.ts';

/** Somebody whom the bank asks, and their account; where there is one for all it is the first's. */
export interface DepositTenant {
  depositId: string;
  position: number;
  accountId: string | null;
  email: string;
  name: string;
  reference: string;
  submittedAt: Temporal.Instant | null;
  accountNumber: string | null;
  bankName: string | null;
  openedOn: string | null;
  refusal: string | null;
}

const TENANT = [
  'deposit_id as depositId',
  'position',
  'account_id as accountId',
  'email',
  'name',
  'reference',
  'submitted_at as submittedAt',
  'account_number as accountNumber',
  'bank_name as bankName',
  'opened_on as openedOn',
  'refusal',
] as const;

/** Makes these the ones the bank asks, the main tenant first; what others were asked is forgotten. */
export async function setDepositTenants(
  tx: Tx,
  depositId: string,
  tenants: readonly Pick<DepositTenant, 'accountId' | 'email' | 'name' | 'reference'>[],
): Promise<void> {
  await sql(tx).deleteFrom('deposit_tenant').where('deposit_id', '=', depositId).execute();
  if (tenants.length === 0) return;
  await sql(tx)
    .insertInto('deposit_tenant')
    .values(
      tenants.map(({ accountId, email, name, reference }, position) => ({
        deposit_id: depositId,
        position,
        account_id: accountId,
        email,
        name,
        reference,
      })),
    )
    .execute();
}

/** Whom the bank asks, the main tenant of each deposit first: the query itself. */
export const tenantsOf = (tx: ReadTx, depositIds: readonly string[] | Expression<string>) =>
  sql(tx)
    .selectFrom('deposit_tenant')
    .select(TENANT)
    .where('deposit_id', 'in', depositIds)
    .orderBy('deposit_id')
    .orderBy('position');

export const findDepositTenants = async (
  tx: ReadTx,
  depositIds: readonly string[],
): Promise<DepositTenant[]> => (depositIds.length === 0 ? [] : tenantsOf(tx, depositIds).execute());

/** Whoever the bank knows by this reference is reached elsewhere; what another answered is forgotten. */
export async function moveDepositTenant(
  tx: Tx,
  { reference, accountId, email }: Pick<DepositTenant, 'reference' | 'accountId' | 'email'>,
): Promise<void> {
  await sql(tx)
    .updateTable('deposit_tenant')
    .set({
      ...{ account_id: accountId, email },
      ...{ submitted_at: null, answers: null, identification_hint: null },
    })
    .where('reference', '=', reference)
    .where('email', '!=', email)
    .execute();
}

/** Tenants known by this e-mail alone are this account from now on. */
export async function bindDepositTenants(tx: Tx, email: string, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('deposit_tenant')
    .set({ account_id: accountId })
    .where('email', '=', email)
    .where('account_id', 'is', null)
    .execute();
}

/** Takes an account that is gone for good out of what the bank was to be told; whose account it is stays by name. */
export async function forgetDepositTenant(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('deposit_tenant')
    .set({ account_id: null, answers: null })
    .where('account_id', '=', accountId)
    .execute();
}
