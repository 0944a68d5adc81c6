import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { kronerToOre } from '@husvaer/domain/kernel/money';
import { USUAL_PAYOUTS } from '@husvaer/domain/payouts/settings';

import type { Book } from '../../features/ledger/public.ts';
import { debitsFile, ocrFile } from './bank-files.ts';
import { act, ask, personOf, type PastHouse } from './people.ts';

interface Payouts {
  getPayouts: { data: { _id: string; amount: number; bankRef: string | null }[] };
}

const PAYOUTS = `query ($queryData: PayoutsQueryData!) {
  getPayouts(queryData: $queryData, optionData: { limit: 100 }) { data { _id amount bankRef } }
}`;

/** Names those who approve a book's payouts, the first of whom says so. */
export async function nameApprovers(
  house: PastHouse,
  { partnerId }: Book,
  emails: readonly [string, ...string[]],
): Promise<void> {
  const approverIds = [];
  for (const email of emails) approverIds.push((await personOf(house, email)).id);
  const inputData = { ...USUAL_PAYOUTS, partnerId, approvalsNeeded: 1, approverIds };
  await act(house, emails[0], { name: 'setPayoutSettings', inputData, fields: 'payoutDay' });
}

/** A payment that a tenant made with the KID of an invoice; øre. */
export interface TenantPayment {
  kid: string;
  amount: bigint;
}

/** Has the bank tell of what tenants paid to a client account, by a file in the folder where it puts them. */
export async function tellPaid(
  house: PastHouse,
  { book, day, payments }: { book: Book; day: IsoDate; payments: readonly TenantPayment[] },
): Promise<void> {
  if (payments.length === 0) return;
  const file = { account: book.clientAccount, day, number: numberOf(day) };
  await deliver(house, `ocr-${book.clientAccount}-${day}.txt`, ocrFile(file, payments));
}

/** A bank's number of a file, which grows with the days. */
const numberOf = (day: IsoDate): number => Number(day.slice(2).replaceAll('-', ''));

/** Puts a file where the bank does. It is taken when a second look finds it unchanged. */
async function deliver({ app, bankFolder }: PastHouse, name: string, content: string) {
  const folder = join(bankFolder, 'in');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content, 'latin1');
  for (let look = 0; look < 2; look += 1) for (const worker of app.workers) await worker.poke();
}

/** Approves the payouts that wait, as somebody, and orders them; what was ordered before has left the account. */
export async function payOut(
  house: PastHouse,
  { book, as, day }: { book: Book; as: string; day: IsoDate },
): Promise<void> {
  const find = async (status: string) => {
    const queryData = { partnerId: book.partnerId, status };
    const call = { query: PAYOUTS, variables: { queryData } };
    return (await ask<Payouts>(house, as, call)).getPayouts.data;
  };
  const debits = (await find('in_progress')).flatMap(({ amount, bankRef }) =>
    bankRef === null ? [] : [{ endToEndId: bankRef, amount: kronerToOre(amount) }],
  );
  if (debits.length > 0) {
    const file = { account: book.clientAccount, day, number: numberOf(day) };
    const name = `debits-${book.clientAccount}-${day}.xml`;
    await deliver(house, name, debitsFile(file, debits));
  }
  const payoutIds = (await find('pending_for_approval')).map(({ _id }) => _id);
  if (payoutIds.length > 0)
    await act(house, as, { name: 'approvePayouts', inputData: { payoutIds }, fields: '_id' });
  await house.app.jobs.perform('payouts.order');
}
