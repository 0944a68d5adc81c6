import { oreToKroner } from '@husvaer/domain/kernel/money';

import { newToken, type TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Payouts or refunds as an approver reads them now, in kroner, and sends them back to approve them. */
export async function readToApprove(
  app: TestApp,
  ids: readonly string[],
): Promise<{ _id: string; amount: number; account: string }[]> {
  const at = app.clock.now().toString();
  const rows = await app.database.session((session) =>
    session.query<{ id: string; amount: bigint; account: string | null }>(
      `select id, amount, account from refund where id = any($1)
       union all
       select id, coalesce(amount, 0), (
         select account from payout_account
         where payout_account.landlord_id = payout.landlord_id and counts_from <= $2
         order by set_at desc, payout_account.id desc limit 1)
       from payout where id = any($1)`,
      [ids, at],
    ),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((_id) => {
    const { amount = 0n, account = null } = byId.get(_id) ?? {};
    // What a person sends who has read nothing: the server says why it can't be approved.
    return { _id, amount: oreToKroner(BigInt(amount)) || 1, account: account ?? '12345678903' };
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
