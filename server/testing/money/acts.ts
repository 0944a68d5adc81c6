import { addDays } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';

import { readToApprove } from '../approvals.ts';
import { pain002 } from '../bank-files.ts';
import { bring, fileOf, invoicesOf, linesOf, sendFromBank } from './files.ts';
import type { Act, Choice } from './act.ts';
import { addDeed, mutate, addToStory, type Life } from './life.ts';
import { agreeToSettings, onChange, SETTINGS_ACTS } from './settings-acts.ts';
import { TAKING_BACK } from './taking-back.ts';
import { RENT, type Person } from './town.ts';

const oneOf = <Of>(all: readonly Of[], at: number): Of | undefined => all[at % all.length];

interface TryRow {
  end_to_end_id: string;
  of_id: string;
  amount: bigint;
  message_id: string;
  account: string;
}
const triesOf = ({ town }: Life) =>
  town.query<TryRow>(
    `select end_to_end_id, coalesce(payout_id, refund_id) as of_id, amount, message_id, account
     from payment_order_line join payment_order on payment_order.id = order_id
     order by serial, position`,
  );

const payoutsOf = ({ town }: Life, condition: string) =>
  town.query<{ id: string; amount: bigint; lease_id: string }>(
    `select id, amount, lease_id from payout where amount > 0 and ${condition} order by serial`,
  );
const refundsOf = ({ town }: Life, condition: string) =>
  town.query<{ id: string; amount: bigint; account: string; lease_id: string | null }>(
    `select id, amount, account, lease_id from refund where ${condition} order by asked_at, id`,
  );
const kroner = (amount: Ore): string => `${Number(amount) / 100} kr`;

/** Amounts and days that forged payments have. */
const AMOUNTS: readonly Ore[] = [RENT, RENT, 100n, RENT / 2n, RENT * 2n];

/** Brings a file with a payment that the bank has not seen, for any invoice, paid or not. */
const forgePayment: Act = async (life, who, { pick, how }) => {
  const invoice = oneOf(await invoicesOf(life), pick);
  if (!invoice) return;
  const amount = AMOUNTS[how % AMOUNTS.length]!;
  const paidOn = how % 2 === 0 ? life.day : addDays(life.day, -(5 + pick * 5));
  const kind = life.town.setting.kidSource;
  await bring(life, who, {
    bytes: fileOf(life, kind, [{ kid: invoice.kid, amount, paidOn, bookedOn: paidOn }]),
    byKey: how > 5,
    what: `${kind}: ${kroner(amount)} with the KID of invoice ${pick % 8} (${invoice.month}), dated ${paidOn}`,
  });
};

/** Brings a file that says that an order was debited, came back, or was rejected. */
const forgeAnswer: Act = async (life, who, { pick, how }) => {
  const tried = oneOf(await triesOf(life), pick);
  if (!tried) return;
  const { end_to_end_id: endToEndId, message_id: originalMessageId, amount } = tried;
  const what = (['debited', 'returned', 'rejected'] as const)[how % 3]!;
  const line = { endToEndId, paidOn: life.day };
  const bytes =
    what === 'rejected'
      ? pain002({
          id: `FORGED-${life.next()}`,
          originalMessageId,
          transactions: [{ endToEndId, status: 'RJCT', reasonCode: 'AC04' }],
        })
      : fileOf(life, 'camt.054', [{ ...line, amount: what === 'debited' ? -amount : amount }]);
  await bring(life, who, { bytes, byKey: how > 5, what: `that ${kroner(amount)} was ${what}` });
};

/** Sends money from an account of their own, through the bank itself. */
const transfer: Act = async (life, who, { pick, how }) => {
  const invoice = oneOf(await invoicesOf(life), pick);
  const kid = how % 3 === 0 ? undefined : invoice?.kid;
  const amount = how % 2 === 0 ? 100n : RENT;
  const kind = kid && how > 3 ? life.town.setting.kidSource : 'camt.054';
  const payment = { amount, paidOn: life.day, account: who.account, name: who.name };
  const bytes = fileOf(life, kind, [{ ...payment, ...(kid && { kid }) }]);
  if (!(await sendFromBank(life, bytes))) return;
  await life.town.settle();
  life.sent.push({ byId: who.id, amount, day: life.day });
  addToStory(
    life,
    who.name,
    `sends ${kroner(amount)} from an own account ${kid ? 'with' : 'without'} a KID`,
  );
};

/** Decides what an unmatched payment is. */
const place: Act = async (life, who, { pick, how }) => {
  const { leases } = life.town;
  const line = oneOf(await linesOf(life, `state = 'waiting'`), pick);
  if (!line) return;
  const { id: leaseId } = oneOf(leases, pick + how)!;
  const choice = (['lease', 'lease', 'refund', 'refund', 'not_ours', 'paid_out'] as const)[
    how % 6
  ]!;
  const note = { note: 'Avklart' };
  const input = {
    lease: { contractId: leaseId },
    refund: { ...note, ...(how % 2 === 1 && { account: who.account, name: who.name }) },
    not_ours: note,
    paid_out: {},
  }[choice];
  const known = new Set((await refundsOf(life, 'true')).map(({ id }) => id));
  const done = await mutate(life, who, {
    name: 'settleBankException',
    input: { lineId: line.id, choice, ...input },
  });
  if (done === undefined) return;
  if (choice === 'lease')
    addDeed(life, {
      kind: 'placed',
      byId: who.id,
      leaseId,
      lineIds: [line.id],
      amount: line.amount,
    });
  for (const { id } of await refundsOf(life, 'true'))
    if (!known.has(id)) {
      life.madeAt.set(id, life.next());
      addDeed(life, { kind: 'requested_refund', byId: who.id, orderId: id });
      if (how % 2 === 1) addDeed(life, { kind: 'named_account', byId: who.id, orderId: id });
    }
  await noteLateDebit(life, who, line.id);
};

async function noteLateDebit(life: Life, who: Person, lineId: string): Promise<void> {
  const [late] = await life.town.query<{ of_id: string }>(
    'select coalesce(payout_id, refund_id) as of_id from payment_order_line where late_line_id = $1',
    [lineId],
  );
  if (late) addDeed(life, { kind: 'settled_debit', byId: who.id, orderId: late.of_id });
}

/** Has a payment that a person settled wait again. */
const undo: Act = async (life, who, { pick }) => {
  const line = oneOf(await linesOf(life, `state not in ('waiting', 'taken')`), pick);
  if (!line) return;
  const on = life.deeds.filter(({ lineIds }) => lineIds?.includes(line.id));
  const done = await mutate(life, who, {
    name: 'undoBankSettlement',
    input: { lineId: line.id },
  });
  if (done === undefined) return;
  for (const { leaseId } of on.filter(({ kind }) => kind === 'placed').slice(-1))
    addDeed(life, { kind: 'placed', byId: who.id, leaseId: leaseId! });
  await noteLateDebit(life, who, line.id);
};

/** Books a payment that was regarded as repeated. */
const bookRepeated: Act = async (life, who, { pick }) => {
  const repeats = await life.town.query<{ id: string }>('select id from bank_repeat order by id');
  const repeat = oneOf(repeats, pick);
  if (!repeat) return;
  const before = new Set((await linesOf(life, 'true')).map(({ id }) => id));
  const input = { repeatId: repeat.id, note: 'En egen betaling' };
  await mutate(life, who, { name: 'bookRepeatedPayment', input });
  const invoices = await invoicesOf(life);
  for (const line of await linesOf(life, 'true')) {
    if (before.has(line.id)) continue;
    const invoice = invoices.find(({ kid }) => kid === line.kid);
    addDeed(life, {
      kind: 'brought_payment',
      byId: who.id,
      lineIds: [line.id],
      amount: line.amount,
      ...(invoice && { leaseId: invoice.lease_id, invoiceIds: [invoice.id] }),
    });
  }
};

const receiveDirectly: Act = async (life, who, { pick, how }) => {
  const invoice = oneOf(await invoicesOf(life), pick);
  if (!invoice) return;
  const { id: invoiceId, lease_id: leaseId } = invoice;
  const amount = how % 2 === 0 ? {} : { amount: 6000 };
  const done = await mutate(life, who, {
    name: 'receiveInvoiceDirectly',
    input: { invoiceId, ...amount },
  });
  if (done !== undefined)
    addDeed(life, { kind: 'received_directly', byId: who.id, leaseId, invoiceIds: [invoiceId] });
};

/** An act on one invoice of a tenant. */
const onInvoice =
  (name: string, kind: 'wrote_off' | 'credited', more: (choice: Choice) => object): Act =>
  async (life, who, choice) => {
    const invoice = oneOf(await invoicesOf(life), choice.pick);
    if (!invoice) return;
    const { id: invoiceId, lease_id: leaseId } = invoice;
    const input = { invoiceId, reason: 'Avtalt', ...more(choice) };
    if ((await mutate(life, who, { name, input })) !== undefined)
      addDeed(life, { kind, byId: who.id, leaseId, invoiceIds: [invoiceId] });
  };

const writeOffSurplus: Act = async (life, who, { pick }) => {
  const { id: leaseId } = oneOf(life.town.leases, pick)!;
  const input = { contractId: leaseId, reason: 'Avrunding' };
  if ((await mutate(life, who, { name: 'writeOffSurplus', input })) !== undefined)
    addDeed(life, { kind: 'wrote_off', byId: who.id, leaseId });
};

const MONTHS = ['2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'];

const moveDueDay: Act = async (life, who, { pick, how }) => {
  const { id: leaseId } = oneOf(life.town.leases, pick)!;
  const since = MONTHS[how % MONTHS.length]!;
  const input = { contractId: leaseId, dueDay: 1 + pick * 3, since, isAgreed: true };
  if ((await mutate(life, who, { name: 'moveDueDay', input })) !== undefined)
    addDeed(life, { kind: 'changed_day', byId: who.id, leaseId, since });
};

const changeComing: Act = async (life, who, { pick, how }) => {
  const { id: leaseId } = oneOf(life.town.leases, pick)!;
  const month = MONTHS[how % MONTHS.length]!;
  const kind = how < 4 ? 'discount' : 'extra';
  const lines = [{ kind, name: 'Avtalt', amount: 3000 }];
  const input = { contractId: leaseId, month, lines };
  if ((await mutate(life, who, { name: 'changeComingInvoice', input })) !== undefined)
    addDeed(life, { kind: 'changed_day', byId: who.id, leaseId, month });
};

const creditLandlord: Act = async (life, who, { pick }) => {
  const invoices = await life.town.query<{ id: string; lease_id: string }>(
    `select id, lease_id from invoice where kind = 'landlord' order by serial`,
  );
  const invoice = oneOf(invoices, pick);
  if (!invoice) return;
  const input = { invoiceId: invoice.id, reason: 'Feil' };
  if ((await mutate(life, who, { name: 'creditLandlordInvoice', input })) !== undefined)
    addDeed(life, { kind: 'credited', byId: who.id, leaseId: invoice.lease_id });
};

const invoiceLandlord: Act = async (life, who, { pick }) => {
  const { id: contractId } = oneOf(life.town.leases, pick)!;
  const lines = [{ name: 'Nøkler', amount: 500 }];
  await mutate(life, who, { name: 'addLandlordInvoice', input: { contractId, lines } });
};

const refundSurplus: Act = async (life, who, { pick, how }) => {
  const { id: contractId } = oneOf(life.town.leases, pick)!;
  const own = how % 3 === 2 ? { account: who.account, name: who.name } : {};
  const amount = how % 4 === 3 ? { amount: 1 } : {};
  const known = new Set((await refundsOf(life, 'true')).map(({ id }) => id));
  await mutate(life, who, {
    name: 'refundSurplus',
    input: { contractId, note: 'For mye betalt', ...own, ...amount },
  });
  for (const { id, account } of await refundsOf(life, 'true'))
    if (!known.has(id)) {
      life.madeAt.set(id, life.next());
      addDeed(life, { kind: 'requested_refund', byId: who.id, orderId: id });
      addToStory(life, 'the refund', `goes to ${account === who.account ? who.name : 'another'}`);
      if (how % 3 === 2) addDeed(life, { kind: 'named_account', byId: who.id, orderId: id });
    }
};

const correctRefund: Act = async (life, who, { pick, how }) => {
  const refund = oneOf(await refundsOf(life, 'true'), pick);
  if (!refund) return;
  const own = how % 2 === 0 ? { account: who.account, name: who.name } : {};
  const input = { refundId: refund.id, ...own };
  if ((await mutate(life, who, { name: 'correctRefund', input })) === undefined) return;
  if (how % 2 === 0 && refund.account !== who.account)
    addDeed(life, { kind: 'named_account', byId: who.id, orderId: refund.id });
};

const withdrawRefund: Act = async (life, who, { pick }) => {
  const refund = oneOf(await refundsOf(life, 'true'), pick);
  if (refund) await mutate(life, who, { name: 'withdrawRefund', input: { refundId: refund.id } });
};

const hold: Act = async (life, who, { pick }) => {
  const payout = oneOf(await payoutsOf(life, 'held_at is null and not is_ordered'), pick);
  if (payout)
    await mutate(life, who, {
      name: 'holdPayout',
      input: { payoutId: payout.id, reason: 'Tvist' },
    });
};

const release: Act = async (life, who, { pick }) => {
  const payout = oneOf(await payoutsOf(life, 'held_at is not null'), pick);
  if (!payout) return;
  const input = { payoutId: payout.id };
  if ((await mutate(life, who, { name: 'releasePayout', input })) !== undefined)
    addDeed(life, { kind: 'released', byId: who.id, orderId: payout.id });
};

const onAnswers =
  (name: 'confirmBankAnswers' | 'dismissBankAnswers'): Act =>
  async (life, who, { pick }) => {
    const answers = await life.town.query<{ id: string; of_id: string; by: string | null }>(
      `select bank_answer.id, coalesce(payout_id, refund_id) as of_id, brought_by_id as by
       from bank_answer join payment_order_line using (end_to_end_id) where outcome is null
       order by brought_at`,
    );
    const answer = oneOf(answers, pick);
    if (!answer) return;
    const input = { answerIds: [answer.id] };
    if ((await mutate(life, who, { name, input })) === undefined) return;
    if (name !== 'confirmBankAnswers') return;
    for (const byId of [who.id, answer.by])
      addDeed(life, { kind: 'confirmed', byId, orderId: answer.of_id });
  };

const setAccount: Act = async (life, who) => {
  await mutate(life, who, { name: 'setPayoutAccount', input: { accountNumber: who.account } });
};

/** Names an own account as a landlord, whose login the person has if they made the assignment. */
const nameAsLandlord: Act = async (life, who, { pick }) => {
  const at = pick % life.town.leases.length;
  const { madeBy } = life.town.setting.leases[at]!;
  if (madeBy === null || life.town.staff[madeBy] !== who) return;
  const { landlord } = life.town.leases[at]!;
  const input = { accountNumber: who.account };
  await mutate(life, landlord, { name: 'setPayoutAccount', input });
};

const deactivate: Act = async (life, who) =>
  void (await mutate(life, who, { name: 'deactivateAccount', input: { _id: who.id } }));

/** Approves all that waits, one by one. */
const approve: Act = async (life, who, { pick, how }) => {
  const isProved = how !== 7;
  const accounts = await life.town.query<{ id: string; account: string }>(
    `select distinct on (payout.id) payout.id, account from payout
     join payout_account on payout_account.landlord_id = payout.landlord_id
     where counts_from <= $1 order by payout.id, set_at desc, payout_account.id desc`,
    [life.town.app.clock.now().toString()],
  );
  const waits = 'approved_at is null and not is_ordered and given_up_at is null';
  const payouts = (await payoutsOf(life, waits)).map((one) => ({
    ...one,
    account: accounts.find(({ id }) => id === one.id)?.account ?? null,
    name: 'approvePayouts',
    field: 'payouts',
  }));
  const refunds = (await refundsOf(life, `${waits} and withdrawn_at is null`)).map((one) => ({
    ...one,
    name: 'approveRefunds',
    field: 'refunds',
  }));
  const waiting = [...payouts, ...refunds];
  const lastDeed = life.deeds.at(-1)?.at ?? 0;
  const isApproved = (id: string) =>
    life.approvals.some((one) => one.orderId === id && one.byId === who.id && one.at > lastDeed);
  const some = (how === 6 ? waiting.slice(pick % 2) : waiting).filter(({ id }) => !isApproved(id));
  for (const { id, amount, account, name, field } of some) {
    // The landlord has named no account yet.
    if (account === null) continue;
    const input = { [field]: await readToApprove(life.town.app, [id]) };
    if ((await mutate(life, who, { name, input, isProved })) !== undefined)
      life.approvals.push({
        at: life.next(),
        byId: who.id,
        orderId: id,
        amount: BigInt(amount),
        account,
        isProved,
      });
  }
};

/** All that a person of a history can do. */
export const ACTS = {
  approve,
  forgePayment,
  forgeAnswer,
  transfer,
  place,
  undo,
  bookRepeated,
  receiveDirectly,
  ...TAKING_BACK,
  writeOff: onInvoice('writeOffInvoice', 'wrote_off', ({ how }) =>
    how % 2 === 1 ? { borneBy: 'agency' } : {},
  ),
  credit: onInvoice('addCreditNote', 'credited', ({ how }) =>
    how % 2 === 0 ? {} : { amount: 3000 },
  ),
  writeOffSurplus,
  moveDueDay,
  changeComing,
  invoiceLandlord,
  creditLandlord,
  refundSurplus,
  correctRefund,
  withdrawRefund,
  hold,
  release,
  ...SETTINGS_ACTS,
  agreeToAccount: onChange('agreeToClientAccount'),
  agreeToApprovers: onChange('agreeToApprovers'),
  agreeToSettings,
  stopApprovers: onChange('stopApproverChange'),
  confirm: onAnswers('confirmBankAnswers'),
  dismiss: onAnswers('dismissBankAnswers'),
  setAccount,
  nameAsLandlord,
  deactivate,
} satisfies Record<string, Act>;

export type ActName = keyof typeof ACTS;
