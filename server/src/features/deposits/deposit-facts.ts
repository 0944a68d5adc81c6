import { insuranceEnd } from '@husvaer/domain/deposits/insurance';
import type { DepositFacts } from '@husvaer/domain/deposits/states';

import type { ReadTx } from '../../platform/db/tx.ts';
import type { AccountMoney } from './records/answers/store.ts';
import { findInvoices, type Invoice } from '../invoices/public.ts';
import { findDepositRecord, type DepositRecord } from './records/store.ts';
import type { Release } from './records/releases/store.ts';
import type { Deposit } from './store.ts';

/** The days of a lease; `endsOn` is null for an open-ended one. */
type Term = Parameters<typeof insuranceEnd>[0];

/** A deposit with all its data. */
export interface KnownDeposit extends DepositRecord {
  deposit: Deposit;
  /** The invoice of an insurance's fee. */
  invoice: Invoice | null;
  facts: DepositFacts;
}

/**
 * Gathers the data of a deposit. `term` is the lease's, where it matters: not for an account. `invoices` are the
 * lease's, and `record` is the deposit's, if the caller has them already.
 */
export async function readDepositFacts(
  tx: ReadTx,
  deposit: Deposit,
  {
    term,
    invoices,
    record: known,
  }: {
    term?: Term;
    invoices?: readonly Invoice[] | undefined;
    record?: DepositRecord | undefined;
  } = {},
): Promise<KnownDeposit> {
  const { id, insuranceInvoiceId: invoiceId } = deposit;
  const record = known ?? (await findDepositRecord(tx, id));
  const request = invoiceId ? (invoices ?? (await findInvoices(tx, [invoiceId]))) : [];
  const invoice = request.find((one) => one.id === invoiceId) ?? null;
  const gathered = { deposit, ...record, invoice };
  return { ...gathered, facts: factsOf(gathered, term) };
}

function factsOf(
  { deposit, tenants, money, releases, invoice }: Omit<KnownDeposit, 'facts'>,
  term: Term | undefined,
): DepositFacts {
  const { type, amount, signedOn } = deposit;
  const isCanceled = deposit.canceledAt !== null;
  if (type === 'no_deposit') return { type };
  if (type === 'deposit_guarantee')
    return { type, isCanceled, givenOn: deposit.guaranteeGivenOn, endsOn: term?.endsOn ?? null };
  if (type === 'deposit_insurance')
    return {
      type,
      isCanceled,
      amount: deposit.insuranceFee ?? 0n,
      paid: invoice?.paid ?? 0n,
      isInvoiced: invoice !== null,
      registeredOn: deposit.insuranceRegisteredOn,
      failedOn: deposit.insuranceFailedOn,
      endsOn: signedOn && term ? insuranceEnd(term) : null,
    };
  return {
    type,
    isCanceled,
    amount,
    paid: sum(money, 'paid'),
    released: sum(money, 'released'),
    forms: {
      wanted: tenants.length,
      submitted: tenants.filter(({ submittedAt }) => submittedAt).length,
    },
    isHandedOver: deposit.batchId !== null,
    accounts: {
      wanted: deposit.hasAccountEach ? tenants.length : 1,
      opened: tenants.filter(({ accountNumber }) => accountNumber !== null).length,
      refused: tenants.filter(({ refusal }) => refusal !== null).length,
    },
    hasOpenRelease:
      openRelease(releases) !== undefined || isBeingPaid(releases, sum(money, 'released')),
  };
}

/** The request that is not settled yet. */
export const openRelease = (releases: readonly Release[]): Release | undefined =>
  releases.find(({ withdrawnOn, orderedOn }) => withdrawnOn === null && orderedOn === null);

/** Whether the bank was ordered to pay more than it has reported as paid, øre. */
export const isBeingPaid = (releases: readonly Release[], released: bigint): boolean =>
  releases.reduce(
    (total, { toLandlord, toTenant }) => total + (toLandlord ?? 0n) + (toTenant ?? 0n),
    0n,
  ) > released;

export const sum = (money: readonly AccountMoney[], of: 'paid' | 'released'): bigint =>
  money.reduce((total, account) => total + account[of], 0n);
