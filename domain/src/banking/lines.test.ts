import { expect, it } from 'vitest';

import type { BankLine } from './bank-file.ts';
import { fieldErrors } from '../kernel/validation.ts';
import { isReadFromOtherSource, settlement, waitingReason } from './lines.ts';

const LINE: BankLine = {
  account: '86011117947',
  amount: 100n,
  bookedOn: '2027-03-01',
  paidOn: '2027-03-01',
  kid: '1234567897',
  text: null,
  counterparty: { account: null, name: null },
  reference: null,
  endToEndId: null,
  isReversal: false,
};

it.each([
  ['unknown_kid', {}],
  ['bad_kid', { kid: '1234567898' }],
  ['bad_kid', { kid: '00000000000' }],
  ['bad_kid', { kid: '1'.repeat(26) }],
  ['no_kid', { kid: null }],
  ['no_kid', { amount: 0n, kid: null }],
  ['debit_unknown', { amount: -100n }],
  ['reversal_unknown', { amount: -100n, isReversal: true }],
  ['reversal_unknown', { isReversal: true, kid: null }],
])('%s', (reason, input) => {
  expect(waitingReason({ ...LINE, ...input })).toBe(reason);
});

it('accepts payments with a KID from one kind of file alone', () => {
  const paid = [
    LINE,
    { ...LINE, amount: -100n, isReversal: true },
    { ...LINE, kid: null },
    { ...LINE, amount: -100n },
    { ...LINE, amount: 0n },
  ];
  const otherwise = (format: 'ocr' | 'camt.054' | 'camt.053', source: 'ocr' | 'camt.054') =>
    paid.map((line) => isReadFromOtherSource(line, format, source));
  expect(otherwise('ocr', 'ocr')).toEqual([false, false, false, false, false]);
  expect(otherwise('camt.054', 'camt.054')).toEqual([false, false, false, false, false]);
  expect(otherwise('camt.054', 'ocr')).toEqual([true, true, false, false, false]);
  expect(otherwise('camt.053', 'camt.054')).toEqual([true, true, false, false, false]);
});

it('keeps a reason in readable form, and none where none is given', () => {
  expect(settlement.parse({ lineId: 'a', choice: 'lease', contractId: 'b' })).toMatchObject({
    contractId: 'b',
    invoiceId: null,
    note: '',
  });
  expect(settlement.parse({ lineId: 'a', choice: 'counted', note: ' Samme\r\n' })).toMatchObject({
    contractId: null,
    invoiceId: null,
    note: 'Samme',
  });
});

it('asks for a lease, or for a reason', () => {
  const reasons = (input: object) =>
    settlement.safeParse({ lineId: 'a', ...input }).error?.issues.map(({ path }) => path.join('.'));
  expect(reasons({ choice: 'lease' })).toEqual(['contractId']);
  expect(reasons({ choice: 'refund', note: ' ' })).toEqual(['note']);
  expect(reasons({ choice: 'counted' })).toEqual(['note']);
  expect(reasons({ choice: 'paid_out' })).toBeUndefined();
  expect(reasons({ choice: 'bank_charge' })).toBeUndefined();
  expect(reasons({ choice: 'not_ours', note: 'Gebyr' })).toBeUndefined();
  expect(reasons({ choice: 'lease', contractId: 'b' })).toBeUndefined();
  const back = { choice: 'refund', note: 'Feil konto' };
  expect(reasons({ ...back, account: '1234.56.78903', name: 'Kari' })).toBeUndefined();
  expect(reasons({ ...back, account: '12345678904' })).toEqual(['account']);
});

it('says that a lease or a reason is required', () => {
  const { error } = settlement.safeParse({ lineId: 'a', choice: 'lease' });
  expect(fieldErrors(error?.issues ?? [])).toEqual([{ path: 'contractId', reason: 'required' }]);
});
