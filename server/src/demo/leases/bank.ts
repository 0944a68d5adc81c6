import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { kronerToOre } from '@husvaer/domain/kernel/money';
import { USUAL_PAYOUTS } from '@husvaer/domain/payouts/settings';

import type { Book } from '../../features/ledger/public.ts';
import { takeOrderLines } from '../../features/payouts/public.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { bankLine } from './bank-line.ts';
import { act, AGENT, ask, personOf, type PastHouse } from './people.ts';

interface Payouts {
  getPayouts: { data: { _id: string; amount: number; bankRef: string | null }[] };
}

const PAYOUTS = `query ($queryData: PayoutsQueryData!) {
  getPayouts(queryData: $queryData, optionData: { limit: 100 }) { data { _id amount bankRef } }
}`;

/** Names whoever approves the agency's payouts. */
export async function nameApprover(house: PastHouse, { partnerId }: Book): Promise<void> {
  const { id } = await personOf(house, AGENT);
  const inputData = { ...USUAL_PAYOUTS, partnerId, approvalsNeeded: 1, approverIds: [id] };
  await act(house, AGENT, { name: 'setPayoutSettings', inputData, fields: 'payoutDay' });
}

/** Approves the payouts that wait, and orders them; what was ordered before has left the account. */
export async function payOut(house: PastHouse, book: Book, day: IsoDate): Promise<void> {
  const find = async (status: string) => {
    const queryData = { partnerId: book.partnerId, status };
    const call = { query: PAYOUTS, variables: { queryData } };
    return (await ask<Payouts>(house, AGENT, call)).getPayouts.data;
  };
  const debits = (await find('in_progress')).map(({ amount, bankRef }) =>
    bankLine(book, { amount: -kronerToOre(amount), day, endToEndId: bankRef }),
  );
  await house.app.runner.run(SYSTEM, takeOrderLines, debits);
  const payoutIds = (await find('pending_for_approval')).map(({ _id }) => _id);
  if (payoutIds.length > 0)
    await act(house, AGENT, { name: 'approvePayouts', inputData: { payoutIds }, fields: '_id' });
  await house.app.jobs.perform('payouts.order');
}
