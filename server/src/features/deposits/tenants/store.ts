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
  'depositId',
  'position',
  'accountId',
  'email',
  'name',
  'reference',
  'submittedAt',
  'accountNumber',
  'bankName',
  'openedOn',
  'refusal',
] as const;

/** Sets the tenants of a deposit, the main tenant first; the answers of earlier ones are deleted. */
export async function setDepositTenants(
  tx: Tx,
  depositId: string,
  tenants: readonly Pick<DepositTenant, 'accountId' | 'email' | 'name' | 'reference'>[],
): Promise<void> {
  await sql(tx).deleteFrom('depositTenant').where('depositId', '=', depositId).execute();
  if (tenants.length === 0) return;
  await sql(tx)
    .insertInto('depositTenant')
    .values(
      tenants.map(({ accountId, email, name, reference }, position) => ({
        depositId,
        position,
        accountId,
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
    .selectFrom('depositTenant')
    .select(TENANT)
    .where('depositId', 'in', depositIds)
    .orderBy('depositId')
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
    .updateTable('depositTenant')
    .set({
      accountId,
      email,
      submittedAt: null,
      answers: null,
      identificationHint: null,
    })
    .where('reference', '=', reference)
    .where('email', '!=', email)
    .execute();
}

/** Binds tenants known only by this e-mail to an account. */
export async function bindDepositTenants(tx: Tx, email: string, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('depositTenant')
    .set({ accountId })
    .where('email', '=', email)
    .where('accountId', 'is', null)
    .execute();
}

/** Removes a deleted account and its answers from deposits; the names of the owners remain. */
export async function forgetDepositTenant(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('depositTenant')
    .set({ accountId: null, answers: null })
    .where('accountId', '=', accountId)
    .execute();
}
