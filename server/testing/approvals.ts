import { oreToKroner } from '@husvaer/domain/kernel/money';

import {
  findChains,
  findPayouts,
  findRefunds,
  lastActOn,
  toOrderPayouts,
  toOrderRefunds,
} from '../src/features/payouts/public.ts';
import { SYSTEM } from '../src/platform/viewer.ts';
import { newToken, type TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Payouts or refunds as an approver reads them now, in kroner, and sends them back to approve them. */
export async function readToApprove(
  app: TestApp,
  ids: readonly string[],
): Promise<{ _id: string; amount: number; account: string; lastActNumber: string }[]> {
  const { orders, chains } = await app.runner.read(
    SYSTEM,
    async ({ tx, clock }) => {
      const payouts = await toOrderPayouts(tx, await findPayouts(tx, ids), clock.now());
      const orders = [...payouts, ...toOrderRefunds(await findRefunds(tx, ids))];
      return { orders, chains: await findChains(tx, orders) };
    },
    undefined,
  );
  return ids.map((_id) => {
    const order = orders.find(({ id }) => id === _id);
    return {
      _id,
      // What a person sends who has read nothing: the server says why it can't be approved.
      amount: oreToKroner(order?.amount ?? 0n) || 1,
      account: order?.account ?? '12345678903',
      lastActNumber: String(order ? lastActOn(chains.get(_id)!) : 0n),
    };
  });
}

/** Agrees, as an approver, to the requested approvers and to what others changed alone. */
export async function agreeToChanges(
  app: TestApp,
  person: TestPerson,
  partnerId: string | null,
): Promise<void> {
  const token = await newToken(app, person);
  const { data } = await app.api(
    `query ($id: ID) { getPayoutSettings(queryData: { partnerId: $id }) {
       asked { _id mayAgree } unagreed { lastNumber mayAgree } } }`,
    { id: partnerId },
    token,
  );
  const { asked, unagreed } = data.getPayoutSettings;
  const inputs = [
    asked && ['agreeToApprovers', 'AgreeToApproversInputData', { changeId: asked._id }],
    unagreed?.mayAgree && [
      'agreeToPayoutSettings',
      'AgreeToPayoutSettingsInputData',
      { lastNumber: unagreed.lastNumber },
    ],
  ];
  for (const [name, type, input] of inputs.filter(Boolean)) {
    const { errors } = await app.api(
      `mutation ($input: ${type}!) { ${name}(inputData: $input) { payoutDay } }`,
      { input: { partnerId, ...input } },
      token,
    );
    if (errors) throw new Error(JSON.stringify(errors));
  }
}
