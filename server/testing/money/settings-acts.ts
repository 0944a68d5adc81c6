import { USUAL_INVOICING } from '@husvaer/domain/invoices/settings';

import { findBook } from '../../src/features/ledger/public.ts';
import { SYSTEM } from '../../src/platform/viewer.ts';
import type { Act } from './act.ts';
import { isOnBook } from './deeds.ts';
import { addDeed, mutate } from './life.ts';

const OTHER_NUMBER = '923609016';

const setBook: Act = async (life, who, { pick, how }) => {
  const { app, partnerId } = life.town;
  const book = (await app.runner.read(SYSTEM, ({ tx }) => findBook(tx, partnerId), undefined))!;
  const { name, orgNumber, address, email, isInVat, isInBusiness, bic } = book;
  const other = book.kidSource === 'ocr' ? 'camt054' : 'ocr';
  const input = {
    partnerId,
    name,
    address,
    email,
    isInVat,
    isInBusiness,
    bic,
    orgNumber: how % 5 === 4 ? OTHER_NUMBER : orgNumber,
    clientAccount: how % 5 === 3 ? who.account : book.clientAccount,
    bankCustomerId: how % 5 === 1 ? `12345678${pick}` : book.bankCustomerId,
    kidSource: how % 5 === 2 ? other : book.kidSource.replace('.', ''),
  };
  if ((await mutate(life, who, { name: 'setLedgerBook', input })) === undefined) return;
  if ([1, 2].includes(how % 5) || (how % 5 === 4 && orgNumber !== OTHER_NUMBER))
    addDeed(life, { kind: 'changed_book', byId: who.id });
};

const setSettings: Act = async (life, who, { pick, how }) => {
  const { staff, partnerId } = life.town;
  const [was] = await life.town.query<{ months: number; limit: bigint | null }>(
    'select guarantee_months as months, day_limit as limit from payout_settings',
  );
  const some = staff.filter(({ id }, at) => id === who.id || (pick & (1 << at)) > 0);
  const approverIds = some.map(({ id }) => id);
  const what = (['approvers', 'guarantee', 'approvers', 'limit'] as const)[how % 4]!;
  const guaranteeMonths = 1 + ((pick * 3) % 24);
  const input = {
    approvers: { approvalsNeeded: 1, approverIds },
    guarantee: { guaranteeMonths },
    limit: { dayLimit: null },
  }[what];
  const done = await mutate(life, who, {
    name: 'setPayoutSettings',
    input: { partnerId, ...input },
  });
  if (done === undefined) return;
  if (what === 'approvers') life.asked = { byId: who.id, approverIds };
  else if (what === 'limit' && was!.limit !== null)
    addDeed(life, { kind: 'raised_limit', byId: who.id });
  else if (what === 'guarantee' && guaranteeMonths > was!.months)
    addDeed(life, { kind: 'raised_guarantee', byId: who.id });
};

/** Raises or lowers the limit of what one person writes off or credits alone. */
const setAloneLimit: Act = async (life, who, { pick }) => {
  const { partnerId } = life.town;
  const aloneLimit = 89_999 + pick;
  const [was] = await life.town.query<{ limit: bigint }>(
    'select alone_limit as limit from invoicing_settings',
  );
  const input = { partnerId, leadDays: 15, aloneLimit };
  if ((await mutate(life, who, { name: 'setInvoicingSettings', input })) === undefined) return;
  if (BigInt(aloneLimit * 100) > BigInt(was!.limit))
    addDeed(life, { kind: 'raised_limit', byId: who.id });
};

/** Raises or lowers the limit of rests that are written off by rule. */
const setRemainder: Act = async (life, who, { pick }) => {
  const { partnerId } = life.town;
  const remainderLimit = pick * 7;
  const [was] = await life.town.query<{ limit: bigint }>(
    'select remainder_limit as limit from invoicing_settings',
  );
  const input = { partnerId, leadDays: 15, remainderLimit };
  if ((await mutate(life, who, { name: 'setInvoicingSettings', input })) === undefined) return;
  if (BigInt(remainderLimit * 100) > (was?.limit ?? USUAL_INVOICING.remainderLimit))
    addDeed(life, { kind: 'raised_limit', byId: who.id });
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
  // Nobody agrees to their own.
  for (const deed of life.deeds.filter(isOnBook)) if (deed.byId !== who.id) deed.isAgreed = true;
};

/** Changes of an agency's settings. */
export const SETTINGS_ACTS = { setBook, setSettings, setRemainder, setAloneLimit };
