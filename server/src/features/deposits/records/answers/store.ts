import { sql as raw, type Expression } from 'kysely';

import type { Ore } from '@husvaer/domain/kernel/money';

import type { Moment } from '../../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import { sql as deposits } from '../../store.ts';

interface AnswerTables {
  deposit_bank_file: { name: string; sha256: string; taken_at: Moment };
  deposit_payment: { id: string; account_number: string; amount: bigint; booked_on: string };
  deposit_transfer: {
    id: string;
    account_number: string;
    side: 'tenant' | 'landlord';
    amount: bigint;
    paid_on: string;
  };
}

const sql = owns<AnswerTables>();

/** The SHA-256 (hex) of an imported file of the bank, by its name. */
export async function findBankFile(tx: ReadTx, name: string): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('deposit_bank_file')
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
    .insertInto('deposit_bank_file')
    .values({ name, sha256, taken_at: at.toString() })
    .execute();
}

/** The deposits of these reference numbers, with the bank's earlier answers; the rows are locked. */
export async function lockReferences(tx: Tx, references: readonly string[]) {
  if (references.length === 0) return [];
  return deposits(tx)
    .selectFrom('deposit_tenant')
    .innerJoin('deposit', 'deposit.id', 'deposit_tenant.deposit_id')
    .select(['reference', 'deposit_id as depositId', 'lease_id as leaseId', 'position'])
    .select(['batch_id as batchId', 'has_account_each as hasAccountEach'])
    .select(['account_number as accountNumber', 'bank_name as bankName', 'opened_on as openedOn'])
    .select('refusal')
    .where('reference', 'in', references)
    .orderBy('deposit_id')
    .forUpdate()
    .execute();
}

/** The deposit accounts with these numbers, and their leases. */
export async function findAccounts(tx: ReadTx, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  return deposits(tx)
    .selectFrom('deposit_tenant')
    .innerJoin('deposit', 'deposit.id', 'deposit_tenant.deposit_id')
    .select(['account_number as accountNumber', 'lease_id as leaseId', 'reference'])
    .where('account_number', 'in', numbers)
    .execute();
}

export async function setAccount(
  tx: Tx,
  reference: string,
  values: { accountNumber: string; bankName: string; openedOn: string } | { refusal: string },
): Promise<void> {
  await deposits(tx)
    .updateTable('deposit_tenant')
    .set(
      'refusal' in values
        ? { refusal: values.refusal }
        : {
            account_number: values.accountNumber,
            bank_name: values.bankName,
            opened_on: values.openedOn,
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
    .selectFrom('deposit_payment')
    .select(['id', 'account_number as account', 'amount', 'booked_on as bookedOn'])
    .where('id', 'in', ids)
    .execute();
}

export async function findTransfers(tx: ReadTx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return sql(tx)
    .selectFrom('deposit_transfer')
    .select(['id', 'account_number as account', 'amount', 'paid_on as paidOn', 'side as to'])
    .where('id', 'in', ids)
    .execute();
}

export async function addPayments(
  tx: Tx,
  payments: readonly (Notice & { bookedOn: string })[],
): Promise<void> {
  for (const { id, account, amount, bookedOn } of payments)
    await sql(tx)
      .insertInto('deposit_payment')
      .values({ id, account_number: account, amount, booked_on: bookedOn })
      .execute();
}

export async function addTransfers(
  tx: Tx,
  transfers: readonly (Notice & { to: 'tenant' | 'landlord'; paidOn: string })[],
): Promise<void> {
  for (const { id, account, amount, to, paidOn } of transfers)
    await sql(tx)
      .insertInto('deposit_transfer')
      .values({ id, account_number: account, amount, side: to, paid_on: paidOn })
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
        .selectFrom('deposit_tenant')
        .select(['deposit_id', 'position', 'account_number'])
        .where('deposit_id', 'in', depositIds)
        .where('account_number', 'is not', null)
        .as('account'),
    )
    .select(['deposit_id as depositId', 'position'])
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
    .selectFrom('deposit_payment')
    .select(['id', 'booked_on as bookedOn', 'amount'])
    .where('account_number', 'in', accountNumbers)
    .orderBy('booked_on', 'desc')
    .orderBy('id')
    .execute();
}
