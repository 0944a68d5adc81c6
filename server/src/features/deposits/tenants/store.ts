import type { Expression } from 'kysely';

import type { ReadTx, Tx } from '../../../platform/db/tx.ts';
import { sql } from '../store.ts';

/** A tenant of a deposit, and their account; a joint account is stored with the first tenant. */
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

/** Sets the tenants of a deposit, the main tenant first; the answers of earlier ones are deleted. */
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

/** A query of these deposits' tenants, the main tenant of each first. */
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

/** Changes the address of the tenant with this reference; the answers of another person are deleted. */
export async function moveDepositTenant(
  tx: Tx,
  { reference, accountId, email }: Pick<DepositTenant, 'reference' | 'accountId' | 'email'>,
): Promise<void> {
  await sql(tx)
    .updateTable('deposit_tenant')
    .set({
      account_id: accountId,
      email,
      submitted_at: null,
      answers: null,
      identification_hint: null,
    })
    .where('reference', '=', reference)
    .where('email', '!=', email)
    .execute();
}

/** Binds tenants known only by this e-mail to an account. */
export async function bindDepositTenants(tx: Tx, email: string, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('deposit_tenant')
    .set({ account_id: accountId })
    .where('email', '=', email)
    .where('account_id', 'is', null)
    .execute();
}

/** Removes a deleted account and its answers from deposits; the names of the owners remain. */
export async function forgetDepositTenant(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('deposit_tenant')
    .set({ account_id: null, answers: null })
    .where('account_id', '=', accountId)
    .execute();
}
