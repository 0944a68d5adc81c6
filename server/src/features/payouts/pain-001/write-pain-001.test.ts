import { describe, expect, it } from 'vitest';

import { schemaErrors } from '../../../../testing/schemas.ts';
import { plainText } from './plain-text.ts';
import { writePain001, type OrderedPayment, type PaymentOrder } from './write-pain-001.ts';

const PAYMENT: OrderedPayment = {
  endToEndId: 'PAYOUT-1',
  amount: 1_415_050n,
  receiver: { name: 'Kari Årsen & Sønn <AS>', account: '86011117947' },
  message: { text: 'Husleie mars; Storgata 1 «første»' },
};
const ORDER: PaymentOrder = {
  messageId: 'RUN-1',
  createdAt: new Date('2027-03-01T08:00:00Z'),
  executeOn: '2027-03-02',
  payer: {
    name: 'Nordbolig klientkonto',
    account: '12345678903',
    bic: 'DNBANOKK',
    bankCustomerId: '999999999',
  },
  payments: [
    PAYMENT,
    { ...PAYMENT, endToEndId: 'PAYOUT-2', amount: 5n, message: { kid: '100008-' } },
  ],
};

it('has payer, payee and purpose', () => {
  const written = writePain001(ORDER).replaceAll('\n', '');
  for (const part of [
    '<NbOfTxs>2</NbOfTxs><CtrlSum>14150.55</CtrlSum>',
    '<Id>12345678903</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm>',
    '<BIC>DNBANOKK</BIC>',
    '<Othr><Id>999999999</Id><SchmeNm><Cd>CUST</Cd></SchmeNm></Othr>',
    '<EndToEndId>PAYOUT-1</EndToEndId></PmtId><Amt><InstdAmt Ccy="NOK">14150.50</InstdAmt></Amt>',
    '<Nm>Kari Årsen + Sønn AS</Nm>',
    '<RmtInf><Ustrd>Husleie mars, Storgata 1 første</Ustrd></RmtInf>',
    '<InstdAmt Ccy="NOK">0.05</InstdAmt>',
    '<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>100008-</Ref></CdtrRefInf></Strd></RmtInf>',
  ])
    expect(written).toContain(part);
});

it('is written in version 09 for a bank that requires it', () => {
  const payer = { ...ORDER.payer, orderFormat: 'pain.001.001.09' as const };
  const [older, newer] = [writePain001(ORDER), writePain001({ ...ORDER, payer })];
  const flat = (text: string) => text.replaceAll('\n', '');
  // For our fields only the namespace, the day and the bank's code differ.
  expect(flat(newer)).toBe(
    flat(older)
      .replace('pain.001.001.03', 'pain.001.001.09')
      .replace('<ReqdExctnDt>2027-03-02<', '<ReqdExctnDt><Dt>2027-03-02</Dt><')
      .replace('<BIC>DNBANOKK</BIC>', '<BICFI>DNBANOKK</BICFI>'),
  );
});

describe('by the schema', { tags: ['real-files'] }, () => {
  it.each([
    ['as it is', ORDER],
    ['without customer id', { ...ORDER, payer: { ...ORDER.payer, bankCustomerId: null } }],
    [
      'with long words',
      {
        ...ORDER,
        payments: [
          {
            ...PAYMENT,
            receiver: { name: '田中'.repeat(200), account: '86011117947' },
            message: { text: 'ÿ🏠'.repeat(300) },
          },
        ],
      },
    ],
    ['without words', { ...ORDER, payments: [{ ...PAYMENT, message: { text: ' ' } }] }],
  ])('it is valid %s', (_, order) => {
    expect(schemaErrors('pain.001.001.03', writePain001(order))).toBe('');
  });
});

it('is exactly this order', () => {
  const payments = [
    { ...PAYMENT, receiver: { ...PAYMENT.receiver, name: '田中' }, message: { text: '田' } },
    { ...PAYMENT, endToEndId: 'PAYOUT-2', amount: 5n, message: { kid: '100008-' } },
  ];
  expect(writePain001({ ...ORDER, payments }).replaceAll('\n', '')).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn><GrpHdr>',
      '<MsgId>RUN-1</MsgId><CreDtTm>2027-03-01T08:00:00Z</CreDtTm>',
      '<NbOfTxs>2</NbOfTxs><CtrlSum>14150.55</CtrlSum>',
      '<InitgPty><Nm>Nordbolig klientkonto</Nm><Id><OrgId><Othr><Id>999999999</Id>',
      '<SchmeNm><Cd>CUST</Cd></SchmeNm></Othr></OrgId></Id></InitgPty></GrpHdr><PmtInf>',
      '<PmtInfId>RUN-1</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg>',
      '<NbOfTxs>2</NbOfTxs><CtrlSum>14150.55</CtrlSum>',
      '<PmtTpInf><SvcLvl><Cd>NURG</Cd></SvcLvl></PmtTpInf><ReqdExctnDt>2027-03-02</ReqdExctnDt>',
      '<Dbtr><Nm>Nordbolig klientkonto</Nm><PstlAdr><Ctry>NO</Ctry></PstlAdr></Dbtr>',
      '<DbtrAcct><Id><Othr><Id>12345678903</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr></Id>',
      '<Ccy>NOK</Ccy></DbtrAcct>',
      '<DbtrAgt><FinInstnId><BIC>DNBANOKK</BIC></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>',
      '<CdtTrfTxInf><PmtId><EndToEndId>PAYOUT-1</EndToEndId></PmtId>',
      '<Amt><InstdAmt Ccy="NOK">14150.50</InstdAmt></Amt><Cdtr><Nm>NOTPROVIDED</Nm></Cdtr>',
      '<CdtrAcct><Id><Othr><Id>86011117947</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr></Id></CdtrAcct>',
      '</CdtTrfTxInf>',
      '<CdtTrfTxInf><PmtId><EndToEndId>PAYOUT-2</EndToEndId></PmtId>',
      '<Amt><InstdAmt Ccy="NOK">0.05</InstdAmt></Amt><Cdtr><Nm>Kari Årsen + Sønn AS</Nm></Cdtr>',
      '<CdtrAcct><Id><Othr><Id>86011117947</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr></Id></CdtrAcct>',
      '<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>100008-</Ref>',
      '</CdtrRefInf></Strd></RmtInf></CdtTrfTxInf></PmtInf></CstmrCdtTrfInitn></Document>',
    ].join(''),
  );
});

it.each([
  ['nothing to pay', { payments: [] }],
  ['zero for one payee', { payments: [{ ...PAYMENT, amount: 0n }] }],
  [
    'an invalid account',
    { payments: [{ ...PAYMENT, receiver: { name: 'A', account: '00000000000' } }] },
  ],
  ['an id that is too long', { payments: [{ ...PAYMENT, endToEndId: 'X'.repeat(36) }] }],
  ['an id twice', { payments: [PAYMENT, PAYMENT] }],
  ['an invalid KID', { payments: [{ ...PAYMENT, message: { kid: '<1>' } }] }],
  ['an invalid message id', { messageId: '' }],
  ['an invalid BIC', { payer: { ...ORDER.payer, bic: 'DNB' } }],
  ['a BIC with more behind it', { payer: { ...ORDER.payer, bic: 'DNBANOKKXXXX' } }],
  [
    'a negative amount for one payee',
    { payments: [PAYMENT, { ...PAYMENT, endToEndId: 'B', amount: -1n }] },
  ],
  ['an invalid own account', { payer: { ...ORDER.payer, account: '12345678904' } }],
  ['an invalid customer id', { payer: { ...ORDER.payer, bankCustomerId: '<9>' } }],
  ['an id that begins with a hyphen', { payments: [{ ...PAYMENT, endToEndId: '-1' }] }],
  ['a KID that ends in a letter', { payments: [{ ...PAYMENT, message: { kid: '1x' } }] }],
  ['a KID of two hyphens', { payments: [{ ...PAYMENT, message: { kid: '1--' } }] }],
  ['a KID of 26 digits', { payments: [{ ...PAYMENT, message: { kid: '1'.repeat(26) } }] }],
])('is not written for %s', (_, part) => {
  expect(() => writePain001({ ...ORDER, ...part })).toThrow(RangeError);
});

it('keeps Norwegian letters and transliterates others', () => {
  expect(plainText('Ærlig Øyås – Müller & Łukasz “ß” 100 % \n x', 140)).toBe(
    "Ærlig Øyås - Muller + Lukasz 'ss' 100 x",
  );
  expect(plainText('A\u030arsen', 3)).toBe('Års');
  expect(plainText('ab cd', 3)).toBe('ab');
  expect(plainText('  a%b', 3)).toBe('a b');
  expect(plainText('Đorđe Þór Œuvre m² ½ ok', 140)).toBe('Dorde Thor Oeuvre m2 ok');
});
