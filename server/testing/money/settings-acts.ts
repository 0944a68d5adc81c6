import { findBook } from '../../src/features/ledger/public.ts';
import { SYSTEM } from '../../src/platform/viewer.ts';
import type { Act } from './act.ts';
import { isOnBook } from './deeds.ts';
import { addDeed, mutate } from './life.ts';

export const setBook: Act = async (life, who, { pick, how }) => {
  const { app, partnerId } = life.town;
  const book = (await app.runner.read(SYSTEM, ({ tx }) => findBook(tx, partnerId), undefined))!;
  const { name, orgNumber, address, email, isInVat, isInBusiness, bic } = book;
  const other = book.kidSource === 'ocr' ? 'camt054' : 'ocr';
  const input = {
    ...{ partnerId, name, orgNumber, address, email, isInVat, isInBusiness, bic },
    clientAccount: how % 4 === 3 ? who.account : book.clientAccount,
    bankCustomerId: how % 4 === 1 ? `12345678${pick}` : book.bankCustomerId,
    kidSource: how % 4 === 2 ? other : book.kidSource.replace('.', ''),
  };
  if ((await mutate(life, who, { name: 'setLedgerBook', input })) === undefined) return;
  if (how % 4 === 1 || how % 4 === 2) addDeed(life, { kind: 'changed_book', byId: who.id });
};

export const setSettings: Act = async (life, who, { pick, how }) => {
  const { staff, partnerId } = life.town;
  const [was] = await life.town.query<{ months: number; needed: number; ids: string[] }>(
    `select guarantee_months as months, approvals_needed as needed,
       array(select account_id from payout_approver)::text[] as ids from payout_settings`,
  );
  const some = staff.filter(({ id }, at) => id === who.id || (pick & (1 << at)) > 0);
  const approverIds = some.map(({ id }) => id);
  const input =
    how % 2 === 0
      ? { approvalsNeeded: 1, approverIds }
      : { guaranteeMonths: 1 + ((pick * 3) % 24) };
  const done = await mutate(life, who, {
    ...{ name: 'setPayoutSettings', input: { partnerId, ...input } },
  });
  if (done === undefined) return;
  if (how % 2 === 0) life.asked = { byId: who.id, approverIds };
  else if (1 + ((pick * 3) % 24) > was!.months)
    addDeed(life, { kind: 'raised_guarantee', byId: who.id });
};

/** Agrees to what another asked for, or stops it. */
export const onChange =
  (name: string): Act =>
  async (life, who) => {
    const { partnerId, query } = life.town;
    const table = name === 'agreeToClientAccount' ? 'client_account_change' : 'approver_change';
    const [open] = await query<{ id: string }>(`select id from ${table} where ended_at is null`);
    if (!open) return;
    const input = { partnerId, ...(name !== 'stopApproverChange' && { changeId: open.id }) };
    if ((await mutate(life, who, { name, input })) === undefined) return;
    if (name.endsWith('Approvers') || name === 'stopApproverChange') life.asked = null;
  };

/** Agrees to what others changed alone, so that their approvals are enough again. */
export const agreeToSettings: Act = async (life, who) => {
  const { partnerId, query } = life.town;
  const [last] = await query<{ number: string }>(
    `select max(number)::text as number from money_act where about = 'book' and agreed_at is null`,
  );
  if (!last?.number) return;
  const input = { partnerId, lastNumber: last.number };
  if ((await mutate(life, who, { name: 'agreeToPayoutSettings', input })) === undefined) return;
  for (const deed of life.deeds.filter(isOnBook)) deed.isAgreed = true;
};
