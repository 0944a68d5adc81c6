import { sql as raw, type Expression } from 'kysely';

import type { Ore } from '@husvaer/domain/kernel/money';

import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import { sql as deposits } from '../../store.ts';

const sql = owns<Pick<Tables, 'depositBankFile' | 'depositPayment' | 'depositTransfer'>>();

/** The SHA-256 (hex) of an imported file of the bank, by its name. */
export async function findBankFile(tx: ReadTx, name: string): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('depositBankFile')
    .select('sha256')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.sha256;
}

export async function addBankFile(
  tx: Tx,
  { name, sha256, at }: { name: string; sha256: string; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .insertInto('depositBankFile')
    .values({ name, sha256, takenAt: at.toString() })
    .execute();
}

/** The deposits of these reference numbers, with the bank's earlier answers; the rows are locked. */
export async function lockReferences(tx: Tx, references: readonly string[]) {
  if (references.length === 0) return [];
  return deposits(tx)
    .selectFrom('depositTenant')
    .innerJoin('deposit', 'deposit.id', 'depositTenant.depositId')
    .select(['reference', 'depositId', 'leaseId', 'position'])
    .select(['batchId', 'hasAccountEach'])
    .select(['accountNumber', 'bankName', 'openedOn'])
    .select('refusal')
    .where('reference', 'in', references)
    .orderBy('depositId')
    .forUpdate()
    .execute();
}

/** The deposit accounts with these numbers, and their leases. */
export async function findAccounts(tx: ReadTx, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  return deposits(tx)
    .selectFrom('depositTenant')
    .innerJoin('deposit', 'deposit.id', 'depositTenant.depositId')
    .select(['accountNumber', 'leaseId', 'reference'])
    .where('accountNumber', 'in', numbers)
    .execute();
}

export async function setAccount(
  tx: Tx,
  reference: string,
  values: { accountNumber: string; bankName: string; openedOn: string } | { refusal: string },
): Promise<void> {
  await deposits(tx)
    .updateTable('depositTenant')
    .set(
      'refusal' in values
        ? { refusal: values.refusal }
        : {
            accountNumber: values.accountNumber,
            bankName: values.bankName,
            openedOn: values.openedOn,
          },
    )
    .where('reference', '=', reference)
    .execute();
}

/** One movement of an account that the bank reports. */
interface Notice {
  id: string;
  account: string;
  amount: Ore;
}

export async function findPayments(tx: ReadTx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return sql(tx)
    .selectFrom('depositPayment')
    .select(['id', 'accountNumber as account', 'amount', 'bookedOn'])
    .where('id', 'in', ids)
    .execute();
}

export async function findTransfers(tx: ReadTx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return sql(tx)
    .selectFrom('depositTransfer')
    .select(['id', 'accountNumber as account', 'amount', 'paidOn', 'side as to'])
    .where('id', 'in', ids)
    .execute();
}

export async function addPayments(
  tx: Tx,
  payments: readonly (Notice & { bookedOn: string })[],
): Promise<void> {
  for (const { id, account, amount, bookedOn } of payments)
    await sql(tx)
      .insertInto('depositPayment')
      .values({ id, accountNumber: account, amount, bookedOn })
      .execute();
}

export async function addTransfers(
  tx: Tx,
  transfers: readonly (Notice & { to: 'tenant' | 'landlord'; paidOn: string })[],
): Promise<void> {
  for (const { id, account, amount, to, paidOn } of transfers)
    await sql(tx)
      .insertInto('depositTransfer')
      .values({ id, accountNumber: account, amount, side: to, paidOn })
      .execute();
}

/** The money of an account, øre: what came in, and what was paid out. */
export interface AccountMoney {
  depositId: string;
  position: number;
  accountNumber: string;
  paid: Ore;
  released: Ore;
}

/** A query of the open accounts of these deposits with their money. */
export const moneyIn = (tx: ReadTx, depositIds: readonly string[] | Expression<string>) =>
  sql(tx)
    .selectFrom(
      deposits(tx)
        .selectFrom('depositTenant')
        .select(['depositId', 'position', 'accountNumber'])
        .where('depositId', 'in', depositIds)
        .where('accountNumber', 'is not', null)
        .as('account'),
    )
    .select(['depositId', 'position'])
    .select(raw<string>`account_number`.as('accountNumber'))
    .select(
      raw<bigint>`coalesce((select sum(amount) from deposit_payment p where p.account_number = account.account_number), 0)::bigint`.as(
        'paid',
      ),
    )
    .select(
      raw<bigint>`coalesce((select sum(amount) from deposit_transfer t where t.account_number = account.account_number), 0)::bigint`.as(
        'released',
      ),
    )
    .orderBy('depositId')
    .orderBy('position');

export const findMoney = async (
  tx: ReadTx,
  depositIds: readonly string[],
): Promise<AccountMoney[]> => (depositIds.length === 0 ? [] : moneyIn(tx, depositIds).execute());

/** The payments into these accounts, the latest first. */
export async function findDepositPayments(
  tx: ReadTx,
  accountNumbers: readonly string[],
): Promise<{ id: string; bookedOn: string; amount: Ore }[]> {
  if (accountNumbers.length === 0) return [];
  return sql(tx)
    .selectFrom('depositPayment')
    .select(['id', 'bookedOn', 'amount'])
    .where('accountNumber', 'in', accountNumbers)
    .orderBy('bookedOn', 'desc')
    .orderBy('id')
    .execute();
}
