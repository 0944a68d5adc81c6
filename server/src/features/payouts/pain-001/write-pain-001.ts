import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';
import type { OrderFormat } from '@husvaer/domain/ledger/book';
import { isBankAccount } from '@husvaer/domain/ledger/bank-account';

import { plainText } from './plain-text.ts';

export interface PaymentOrder {
  /** The same for the same approved payments, so that a bank refuses an order sent twice. */
  messageId: string;
  createdAt: Date;
  executeOn: IsoDate;
  /** The owner of the account, and their customer id at the bank. */
  payer: {
    name: string;
    account: string;
    bic: string;
    bankCustomerId: string | null;
    /** The format that the bank accepts; 03 by default. */
    orderFormat?: OrderFormat;
  };
  payments: readonly OrderedPayment[];
}

export interface OrderedPayment {
  /** Our id, never reused: the answer and the booked debit refer to it. */
  endToEndId: string;
  amount: Ore;
  receiver: { name: string; account: string };
  /** A payment has a KID or a text, never both. */
  message: { kid: string } | { text: string };
}

const ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,34}$/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
/** The length of a name that banks forward; the schema allows 140. */
const MAX_NAME = 70;
const MAX_TEXT = 140;

/**
 * Writes pain.001.001.03 or 09: domestic credit transfers in kroner, as every Norwegian bank accepts them.
 * Throws `RangeError` for values that no bank would accept, so that an order is sent whole or not at all.
 */
export function writePain001(order: PaymentOrder): string {
  const { messageId, payer, payments } = order;
  const format = payer.orderFormat ?? 'pain.001.001.03';
  const isNewer = format === 'pain.001.001.09';
  need(ID.test(messageId), `no message id: ${messageId}`);
  need(payments.length > 0, 'no payments');
  need(isBankAccount(payer.account), `no account: ${payer.account}`);
  need(BIC.test(payer.bic), `no BIC: ${payer.bic}`);
  const ids = new Set(payments.map(({ endToEndId }) => endToEndId));
  need(ids.size === payments.length, 'an end-to-end id twice');

  const name = tag('Nm', nameOf(payer.name));
  const sum = kroner(payments.reduce((total, { amount }) => total + amount, 0n));
  const totals = tag('NbOfTxs', String(payments.length)) + tag('CtrlSum', sum);
  const header =
    tag('MsgId', messageId) +
    tag('CreDtTm', `${order.createdAt.toISOString().slice(0, 19)}Z`) +
    totals +
    tag('InitgPty', name + customer(payer.bankCustomerId));
  const batch =
    tag('PmtInfId', messageId) +
    tag('PmtMtd', 'TRF') +
    tag('BtchBookg', 'false') +
    totals +
    tag('PmtTpInf', tag('SvcLvl', tag('Cd', 'NURG'))) +
    tag('ReqdExctnDt', isNewer ? tag('Dt', order.executeOn) : order.executeOn) +
    tag('Dbtr', name + tag('PstlAdr', tag('Ctry', 'NO'))) +
    tag('DbtrAcct', account(payer.account) + tag('Ccy', 'NOK')) +
    tag('DbtrAgt', tag('FinInstnId', tag(isNewer ? 'BICFI' : 'BIC', payer.bic))) +
    tag('ChrgBr', 'SLEV') +
    payments.map(transfer).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}">${tag(
    'CstmrCdtTrfInitn',
    tag('GrpHdr', header) + tag('PmtInf', batch),
  )}
</Document>
`;
}

function transfer({ endToEndId, amount, receiver, message }: OrderedPayment): string {
  need(ID.test(endToEndId), `no end-to-end id: ${endToEndId}`);
  need(amount > 0n, `nothing to pay: ${endToEndId}`);
  need(isBankAccount(receiver.account), `no account: ${endToEndId}`);
  return tag(
    'CdtTrfTxInf',
    tag('PmtId', tag('EndToEndId', endToEndId)) +
      tag('Amt', `\n<InstdAmt Ccy="NOK">${kroner(amount)}</InstdAmt>`) +
      tag('Cdtr', tag('Nm', nameOf(receiver.name))) +
      tag('CdtrAcct', account(receiver.account)) +
      remittance(message),
  );
}

function remittance(message: OrderedPayment['message']): string {
  if ('kid' in message) {
    need(/^\d{1,24}[\d-]$/.test(message.kid), `no KID: ${message.kid}`);
    const type = tag('Tp', tag('CdOrPrtry', tag('Cd', 'SCOR')));
    return tag('RmtInf', tag('Strd', tag('CdtrRefInf', type + tag('Ref', message.kid))));
  }
  const text = plainText(message.text, MAX_TEXT);
  return text && tag('RmtInf', tag('Ustrd', text));
}

const account = (digits: string): string =>
  tag('Id', tag('Othr', tag('Id', digits) + tag('SchmeNm', tag('Cd', 'BBAN'))));

const customer = (id: string | null): string =>
  id === null
    ? ''
    : tag(
        'Id',
        tag('OrgId', tag('Othr', tag('Id', customerId(id)) + tag('SchmeNm', tag('Cd', 'CUST')))),
      );

function customerId(id: string): string {
  need(ID.test(id), `no customer id: ${id}`);
  return id;
}

/** A name without a single accepted letter still needs a value. */
const nameOf = (name: string): string => plainText(name, MAX_NAME) || 'NOTPROVIDED';

const kroner = (ore: Ore): string => `${ore / 100n}.${String(ore % 100n).padStart(2, '0')}`;

/** `inside` has no characters with a meaning in XML, or is elements itself. */
const tag = (name: string, inside: string): string => `\n<${name}>${inside}</${name}>`;

function need(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new RangeError(sentence);
}
