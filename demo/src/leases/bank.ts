import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { kronerToOre } from '@husvaer/domain/kernel/money';
import { USUAL_PAYOUTS } from '@husvaer/domain/payouts/settings';

import type { Book } from '@husvaer/server/features/ledger/public';
import { ocrFile, statementFile } from './bank-files.ts';
import { act, queryAs, personOf, type PastScenario } from './people.ts';

interface Payouts {
  getPayouts: {
    data: {
      _id: string;
      amount: number;
      bankRef: string | null;
      accountInfo: { accountNumber: string | null };
      lastActNumber: string;
    }[];
  };
}

const PAYOUTS = `query ($queryData: PayoutsQueryData!) {
  getPayouts(queryData: $queryData, optionData: { limit: 100 }) { data { _id amount bankRef accountInfo { accountNumber } lastActNumber } }
}`;

/** Two people who approve what a bank is asked to pay. */
type Approvers = readonly [string, string];

interface Unagreed {
  getPayoutSettings: { unagreed: { lastNumber: string } };
}

/** Sets the approvers of a book's payouts, as the second of them. The first agrees. */
export async function nameApprovers(
  scenario: PastScenario,
  { partnerId }: Book,
  emails: Approvers,
): Promise<void> {
  const approverIds = [];
  for (const email of emails) approverIds.push((await personOf(scenario, email)).id);
  const inputData = { ...USUAL_PAYOUTS, partnerId, approvalsNeeded: 1, approverIds };
  await act(scenario, emails[1], { name: 'setPayoutSettings', inputData, fields: 'payoutDay' });
  const query =
    'query ($id: ID) { getPayoutSettings(queryData: { partnerId: $id }) { unagreed { lastNumber } } }';
  const call = { query, variables: { id: partnerId } };
  const { getPayoutSettings } = await queryAs<Unagreed>(scenario, emails[0], call);
  const { lastNumber } = getPayoutSettings.unagreed;
  await act(scenario, emails[0], {
    name: 'agreeToPayoutSettings',
    inputData: { partnerId, lastNumber },
    fields: 'payoutDay',
  });
}

/** A tenant's payment with the KID of an invoice; øre. */
export interface TenantPayment {
  kid: string;
  amount: bigint;
}

/** The bank of a client account, with its statements so far. */
interface Bank {
  book: Book;
  /** Who approve its payment orders: the second one where the first acted on something. */
  approvers: Approvers;
  statements: number;
  /** Øre. */
  balance: bigint;
}

export const openBank = (book: Book, approvers: Approvers): Bank => ({
  book,
  approvers,
  statements: 0,
  balance: 0n,
});

/** Has the bank report a day: tenants' payments, one by one and on a statement, and its debits. */
export async function reportBankDay(
  scenario: PastScenario,
  bank: Bank,
  {
    day,
    payments,
    charges,
  }: { day: IsoDate; payments: readonly TenantPayment[]; charges: readonly bigint[] },
): Promise<void> {
  const { clientAccount: account } = bank.book;
  const debits = (await findPayouts(scenario, bank, 'in_progress')).flatMap(({ amount, bankRef }) =>
    bankRef === null ? [] : [{ endToEndId: bankRef, amount: -kronerToOre(amount) }],
  );
  if (payments.length > 0) {
    const file = { account, day, number: Number(day.slice(2).replaceAll('-', '')) };
    await deliver(scenario, `ocr-${account}-${day}.txt`, ocrFile(file, payments));
  }
  const entries = [...payments, ...debits, ...charges.map((amount) => ({ amount: -amount }))];
  const { balance: opening } = bank;
  bank.statements += 1;
  bank.balance = entries.reduce((sum, { amount }) => sum + amount, opening);
  const file = { account, day, number: bank.statements };
  const name = `statement-${account}-${bank.statements}.xml`;
  await deliver(scenario, name, statementFile(file, { opening, entries }));
}

/** Puts a file where the bank does. It is imported when a second check finds it unchanged. */
async function deliver({ app, bankFolder }: PastScenario, name: string, content: string) {
  const folder = join(bankFolder, 'in');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content, 'latin1');
  for (let poll = 0; poll < 2; poll += 1) for (const worker of app.workers) await worker.runDue();
}

/** Approves the pending payouts, and orders them from the bank. */
export async function payOut(scenario: PastScenario, bank: Bank): Promise<void> {
  for (const email of bank.approvers) {
    const waiting = await findPayouts(scenario, bank, 'pending_for_approval');
    const payouts = waiting.flatMap(
      ({ _id, amount, accountInfo: { accountNumber: account }, lastActNumber }) =>
        account === null ? [] : [{ _id, amount, account, lastActNumber }],
    );
    const call = { name: 'approvePayouts', inputData: { payouts }, fields: '_id' };
    if (payouts.length > 0) await act(scenario, email, call);
  }
  await scenario.app.jobs.perform('payouts.order');
}

/** Signs off a past month. */
export async function signMonth(
  scenario: PastScenario,
  { book: { partnerId }, approvers: [as] }: Bank,
  month: string,
): Promise<void> {
  const inputData = { partnerId, month };
  await act(scenario, as, { name: 'signBankReconciliation', inputData, fields: 'month' });
}

async function findPayouts(
  scenario: PastScenario,
  { book, approvers: [as] }: Bank,
  status: string,
) {
  const queryData = { partnerId: book.partnerId, status };
  const call = { query: PAYOUTS, variables: { queryData } };
  return (await queryAs<Payouts>(scenario, as, call)).getPayouts.data;
}
