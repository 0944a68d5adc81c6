import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { kronerToOre } from '@husvaer/domain/kernel/money';
import { USUAL_PAYOUTS } from '@husvaer/domain/payouts/settings';

import type { Book } from '../../features/ledger/public.ts';
import { takeOrderLines } from '../../features/payouts/public.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { bankLine } from './bank-line.ts';
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
  const debits = (await find('in_progress')).map(({ amount, bankRef }) =>
    bankLine(book, { amount: -kronerToOre(amount), day, endToEndId: bankRef }),
  );
  await house.app.runner.run(SYSTEM, takeOrderLines, debits);
  const payoutIds = (await find('pending_for_approval')).map(({ _id }) => _id);
  if (payoutIds.length > 0)
    await act(house, as, { name: 'approvePayouts', inputData: { payoutIds }, fields: '_id' });
  await house.app.jobs.perform('payouts.order');
}
