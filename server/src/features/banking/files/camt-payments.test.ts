import { MAX_KRONER } from '@husvaer/domain/kernel/money';
import { describe, expect, it } from 'vitest';

import { camt054 } from '../../../../testing/bank-files.ts';
import { readBankFile } from './read-bank-file.ts';

const ACCOUNT = '86011117947';
const DEBIT = '<CdtDbtInd>DBIT</CdtDbtInd>';
const CREDIT = '<CdtDbtInd>CRDT</CdtDbtInd>';
const BOOKED = '<Sts>BOOK</Sts>';
const DAY = '<BookgDt><Dt>2027-03-01</Dt></BookgDt>';
const NOK = (kroner: string) => `<Amt Ccy="NOK">${kroner}</Amt>`;
const EUR = (euros: string) => `<Amt Ccy="EUR">${euros}</Amt>`;
const txAmt = (amount: string) => `<AmtDtls><TxAmt>${amount}</TxAmt></AmtDtls>`;
const payment = (inside: string) => `<TxDtls>${inside}</TxDtls>`;
const strd = (type: string, ref: string) =>
  `<Strd><CdtrRefInf>${type && `<Tp><CdOrPrtry>${type}</CdOrPrtry></Tp>`}${ref && `<Ref>${ref}</Ref>`}</CdtrRefInf></Strd>`;
const remittance = (inside: string) => payment(`<RmtInf>${inside}</RmtInf>`);

const file = (entry: string) =>
  camt054({ account: ACCOUNT, payments: [{ amount: 1n, paidOn: '2027-03-01' }] })
    .toString()
    .replace(/<Ntry>[^]*<\/Ntry>/, () => `<Ntry>${entry}</Ntry>`);

/** A booked credit with these details. */
const credit = (kroner: string, details: string, more = '') =>
  file(`${NOK(kroner)}${CREDIT}${BOOKED}${DAY}${more}<NtryDtls>${details}</NtryDtls>`);

const readText = (text: string) => readBankFile([Buffer.from(text)]);

async function linesOf(text: string) {
  const read = await readText(text);
  if (read.kind !== 'lines') throw new Error(JSON.stringify(read));
  return read.file.lines;
}

async function lineOf(text: string) {
  const lines = await linesOf(text);
  expect(lines).toHaveLength(1);
  return lines[0]!;
}

const unclearIn = async (text: string) => (await lineOf(text)).unclear;

const problemsOf = async (text: string) => {
  const read = await readText(text);
  return read.kind === 'refused' ? read.problems : read.kind;
};

describe('charges', () => {
  const charged = (net: string, charges: string) =>
    credit(net, payment(txAmt(NOK('1000.00')) + charges));
  const one = (amount: string, direction = '') => `<Chrgs>${amount}${direction}</Chrgs>`;

  it.each([
    [
      'are their total where it is given',
      '995.00',
      `<Chrgs><TtlChrgsAndTaxAmt Ccy="NOK">5.00</TtlChrgsAndTaxAmt><Rcrd>${NOK('3.00')}</Rcrd></Chrgs>`,
      '5.00',
    ],
    ['are added', '995.00', one(NOK('3.00'), DEBIT) + one(NOK('2.00')), '5.00'],
    ['are less what was returned', '994.00', one(NOK('10.00')) + one(NOK('4.00'), CREDIT), '6.00'],
    ['are of the first currency', '997.00', one(NOK('3.00')) + one(EUR('9.00')), '3.00'],
  ])('%s', async (_, net, charges, sum) => {
    expect(await lineOf(charged(net, charges))).toMatchObject({
      original: { amount: '1000.00', currency: 'NOK' },
      charges: { amount: sum, currency: 'NOK' },
    });
  });

  it('of zero are none', async () => {
    const none = one(NOK('0.00'));
    expect((await lineOf(charged('1000.00', none))).charges).toBeNull();
    expect((await lineOf(credit('1000.00', '', none))).charges).toBeNull();
  });

  it('of an entry without payments are stored with it', async () => {
    expect(await lineOf(credit('995.00', '', one(NOK('5.00'))))).toMatchObject({
      amount: 99_500n,
      charges: { amount: '5.00', currency: 'NOK' },
    });
  });

  it('of an entry are a line of their own, after a payment and one of zero', async () => {
    const payments = payment(txAmt(NOK('0.00'))) + payment(txAmt(NOK('1000.00')));
    expect(await linesOf(credit('995.00', payments, one(NOK('5.00'))))).toMatchObject([
      { amount: 100_000n, charges: null },
      { amount: -500n, isCharge: true },
    ]);
  });

  it.each(['CHRG', 'COME', 'COMI', 'COMT', 'FEES'])(
    'are known by the code %s of their entry',
    async (code) => {
      const of = (sub: string) =>
        file(
          `${NOK('50.00')}${DEBIT}${BOOKED}${DAY}<BkTxCd><Domn><Cd>ACMT</Cd><Fmly><Cd>MDOP</Cd><SubFmlyCd>${sub}</SubFmlyCd></Fmly></Domn></BkTxCd>`,
        );
      expect(await lineOf(of(code))).toMatchObject({ amount: -5_000n, isCharge: true });
      expect(await lineOf(of('DMCT'))).not.toHaveProperty('isCharge');
      expect(await lineOf(credit('50.00', ''))).not.toHaveProperty('isCharge');
    },
  );
});

describe('the original amount', () => {
  const details = (inside: string) => payment(`<AmtDtls>${inside}</AmtDtls>`);

  it('is none when the account was moved by it, in either direction', async () => {
    expect((await lineOf(credit('100.00', payment(txAmt(NOK('100.00')))))).original).toBeNull();
    const debit = file(
      `${NOK('100.00')}${DEBIT}${BOOKED}${DAY}<NtryDtls>${payment(txAmt(NOK('100.00')))}</NtryDtls>`,
    );
    expect(await lineOf(debit)).toMatchObject({ amount: -10_000n, original: null });
  });

  it('is another currency’s, also with the same number', async () => {
    const text = credit(
      '100.00',
      details(`<InstdAmt>${EUR('100.00')}</InstdAmt><TxAmt>${NOK('100.00')}</TxAmt>`),
    );
    expect((await lineOf(text)).original).toEqual({ amount: '100.00', currency: 'EUR' });
  });

  it('is not an amount of zero', async () => {
    const text = credit(
      '100.00',
      details(`<InstdAmt>${EUR('0.00')}</InstdAmt><TxAmt>${NOK('100.00')}</TxAmt>`),
    );
    expect((await lineOf(text)).original).toBeNull();
  });

  it('may be the counter value of the payment', async () => {
    const two = ['60.00', '40.00'].map((kroner) =>
      details(`<TxAmt>${EUR('5.00')}</TxAmt><CntrValAmt>${NOK(kroner)}</CntrValAmt>`),
    );
    expect(await linesOf(credit('100.00', two.join('')))).toMatchObject([
      { amount: 6_000n, original: { amount: '5.00', currency: 'EUR' } },
      { amount: 4_000n, original: { amount: '5.00', currency: 'EUR' } },
    ]);
  });

  it('is what was ordered only when no other amount is given', async () => {
    const ordered = (kroner: string) => details(`<InstdAmt>${NOK(kroner)}</InstdAmt>`);
    expect(await linesOf(credit('100.00', ordered('60.00') + ordered('40.00')))).toMatchObject([
      { amount: 6_000n, original: null },
      { amount: 4_000n, original: null },
    ]);
    const foreign = details(`<InstdAmt>${NOK('60.00')}</InstdAmt><TxAmt>${EUR('5.00')}</TxAmt>`);
    expect(await linesOf(credit('100.00', foreign + ordered('40.00')))).toMatchObject([
      { amount: 10_000n },
    ]);
  });
});

describe('payments in the other direction than their entry', () => {
  it('are subtracted', async () => {
    const payments = payment(NOK('150.00') + CREDIT) + payment(NOK('50.00') + DEBIT);
    expect(await linesOf(credit('100.00', payments))).toMatchObject([
      { amount: 15_000n },
      { amount: -5_000n },
    ]);
  });
});

describe('several payments without amounts', () => {
  it('are one line with the texts and KIDs of all, and no KID of its own', async () => {
    const debtor = '<RltdPties><Dbtr><Nm>Kari</Nm></Dbtr></RltdPties>';
    const payments = [
      payment(`${debtor}<RmtInf><Ustrd>Leie</Ustrd>${strd('<Cd>SCOR</Cd>', '12345674')}</RmtInf>`),
      remittance(strd('<Cd>SCOR</Cd>', '1234567897')),
      remittance('<Ustrd>Bod</Ustrd>'),
    ];
    expect(await lineOf(credit('100.00', payments.join('')))).toMatchObject({
      amount: 10_000n,
      kid: null,
      text: '12345674 Leie 1234567897 Bod',
      counterparty: { account: null, name: null },
    });
  });
});

describe('a payment of zero', () => {
  it('does not make up an entry', async () => {
    const unclear = await unclearIn(credit('100.00', payment(txAmt(NOK('0.00')))));
    expect(unclear).toMatchObject({ code: 'wrong_sum', found: '100.00', expected: '0.00' });
  });
});

describe('an odd entry whose amount is clear is one line for a person', () => {
  const debtor = '<RltdPties><Dbtr><Nm>Kari</Nm></Dbtr></RltdPties>';
  const words = `<RmtInf>${strd('<Cd>SCOR</Cd>', '12345674')}</RmtInf>`;
  it.each([
    [
      'with one summary of twenty payments',
      credit('100.00', `<Btch><NbOfTxs>20</NbOfTxs></Btch>${payment(txAmt(NOK('100.00')))}`),
      { code: 'wrong_count', found: '20', expected: '1' },
    ],
    [
      'with zero in the place of its amount',
      credit('100.00', payment(NOK('0.00') + words)),
      { code: 'wrong_sum', found: '100.00', expected: '0.00' },
    ],
    [
      'of less than was paid, without charges',
      credit('100.00', payment(txAmt(NOK('105.00')) + debtor + words)),
      { code: 'wrong_sum', found: '100.00', expected: '105.00' },
    ],
    [
      'with a payment that has no currency',
      credit('100.00', payment(`<Amt>100.00</Amt>${words}`)),
      { code: 'wrong_value', path: 'Ntfctn[1]/Ntry[1]/NtryDtls[1]/TxDtls[1]/Amt/@Ccy' },
    ],
    [
      'without a day in a notification, on the day on which the bank made it',
      file(`${NOK('100.00')}${CREDIT}${BOOKED}<NtryDtls>${payment(words)}</NtryDtls>`),
      { code: 'missing', path: 'Ntfctn[1]/Ntry[1]/BookgDt' },
    ],
  ])('%s', async (_, text, problem) => {
    const line = await lineOf(text);
    expect(line).toMatchObject({ amount: 10_000n, kid: null, endToEndId: null, original: null });
    expect(line.unclear).toMatchObject(problem);
    expect(line.bookedOn).toMatch(/^2027-0[13]-01$/);
  });
});

it('the debit of an order that moved more than its payment is known, and the rest is for a person', async () => {
  const paid = payment(`<Refs><EndToEndId>P1</EndToEndId></Refs>${NOK('100.00')}${DEBIT}`);
  const text = file(`${NOK('105.00')}${DEBIT}${BOOKED}${DAY}<NtryDtls>${paid}</NtryDtls>`);
  const lines = await linesOf(text);
  expect(lines).toMatchObject([
    { amount: -10_000n, endToEndId: 'P1' },
    { amount: -500n, endToEndId: null, unclear: { code: 'wrong_sum', expected: '-100.00' } },
  ]);
  expect(lines[0]!.unclear).toBeUndefined();
  const less = file(`${NOK('95.00')}${DEBIT}${BOOKED}${DAY}<NtryDtls>${paid}</NtryDtls>`);
  expect(await lineOf(less)).toMatchObject({ amount: -9_500n, endToEndId: null });
});

describe('a payment with several KIDs', () => {
  const part = (kid: string, kroner: string) =>
    `<Strd><RfrdDocAmt><RmtdAmt Ccy="NOK">${kroner}</RmtdAmt></RfrdDocAmt><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${kid}</Ref></CdtrRefInf></Strd>`;
  const both = (one: string, other: string) =>
    credit(
      '100.00',
      payment(
        `${txAmt(NOK('100.00'))}<RmtInf>${part('12345674', one)}${part('1234567897', other)}</RmtInf>`,
      ),
    );

  it('is split as the bank states', async () => {
    expect(await linesOf(both('60.00', '40.00'))).toMatchObject([
      { amount: 6000n, kid: '12345674', original: null },
      { amount: 4000n, kid: '1234567897', original: null },
    ]);
  });

  it('is left for a person where the parts are not its amount', async () => {
    expect(await lineOf(both('60.00', '50.00'))).toMatchObject({ amount: 10_000n, kid: null });
  });
});

describe('texts and references', () => {
  it.each([
    [
      'a reference’s own text',
      strd('<Cd>SCOR</Cd>', '12345674'),
      '<AddtlRmtInf>Leie</AddtlRmtInf>',
      'Leie',
    ],
    [
      'another reference',
      strd('<Cd>SCOR</Cd>', '12345674') + strd('<Cd>DISP</Cd>', 'D7'),
      '',
      'D7',
    ],
  ])('a KID leaves %s', async (_, references, more, text) => {
    const inside = references.replace('</Strd>', `${more}</Strd>`);
    expect(await lineOf(credit('1.00', remittance(inside)))).toMatchObject({
      kid: '12345674',
      text,
    });
  });

  it.each([
    ['<Cd>SCOR</Cd>', '1234', '1234'],
    ['<Prtry>kid</Prtry>', '1234', '1234'],
    ['', '12345674', '12345674'],
    ['', '12345675', null],
    ['<Prtry>XKID</Prtry>', '12345674', null],
    ['<Prtry>KIDX</Prtry>', '12345674', null],
    ['<Cd>SCOR</Cd>', '', null],
  ])('with the type “%s” and the reference “%s” have the KID %s', async (type, ref, kid) => {
    const { kid: read, text } = await lineOf(credit('1.00', remittance(strd(type, ref))));
    expect([read, text]).toEqual([kid, kid === null && ref ? ref : null]);
  });

  it('are the bank’s own text of the payment, or of the entry, where there is no other', async () => {
    const own = '<AddtlTxInf>Kontantinnskudd</AddtlTxInf>';
    const ofEntry = (details: string) =>
      credit('1.00', details).replace('</Ntry>', '<AddtlNtryInf>Innskudd</AddtlNtryInf></Ntry>');
    expect((await lineOf(ofEntry(payment(own)))).text).toBe('Kontantinnskudd');
    expect((await lineOf(ofEntry(''))).text).toBe('Innskudd');
    const remitted = payment(`<RmtInf><Ustrd>Leie</Ustrd></RmtInf>${own}`);
    expect((await lineOf(ofEntry(remitted))).text).toBe('Leie');
  });

  it('are cut at 600 characters, and names at 140', async () => {
    const long = payment(
      `<RltdPties><Dbtr><Nm>${'n'.repeat(141)}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${'t'.repeat(601)}</Ustrd></RmtInf>`,
    );
    expect(await lineOf(credit('1.00', long))).toMatchObject({
      text: 't'.repeat(600),
      counterparty: { account: null, name: 'n'.repeat(140) },
    });
  });

  it('are the entry’s where the payment has none', async () => {
    const of = (refs: string) => credit('1.00', payment(refs), '<AcctSvcrRef>ENTRY</AcctSvcrRef>');
    const own = '<Refs><AcctSvcrRef>OWN</AcctSvcrRef></Refs>';
    expect((await lineOf(of(''))).reference).toBe('ENTRY');
    expect((await lineOf(of(own))).reference).toBe('OWN');
  });

  it('name no other party where none is given', async () => {
    expect((await lineOf(credit('1.00', ''))).counterparty).toEqual({ account: null, name: null });
  });

  it('of more than 35 characters are not read, each of the three', async () => {
    const [fits, long] = ['x'.repeat(35), 'x'.repeat(36)];
    const of = (id: string) => [
      payment(`<Refs><AcctSvcrRef>${id}</AcctSvcrRef></Refs>`),
      payment(`<Refs><EndToEndId>${id}</EndToEndId></Refs>`),
      remittance(strd('<Cd>SCOR</Cd>', id)),
    ];
    for (const details of of(fits)) expect(await linesOf(credit('1.00', details))).toHaveLength(1);
    for (const details of of(long))
      expect(await unclearIn(credit('1.00', details))).toEqual({
        code: 'wrong_value',
        path: 'Ntfctn[1]/Ntry[1]/NtryDtls[1]/TxDtls[1]',
        found: long,
      });
  });

  it('are shown up to a hundred characters, without control characters', async () => {
    const id = `a&#9;b${'x'.repeat(200)}`;
    expect(
      await unclearIn(credit('1.00', payment(`<Refs><EndToEndId>${id}</EndToEndId></Refs>`))),
    ).toMatchObject({ code: 'wrong_value', found: `a b${'x'.repeat(97)}` });
  });
});

describe('an entry', () => {
  const entry = `${NOK('1.00')}${CREDIT}${BOOKED}${DAY}`;
  const ENTRY = 'Ntfctn[1]/Ntry[1]';

  it.each([
    ['no amount', entry.replace(NOK('1.00'), ''), { code: 'missing', path: `${ENTRY}/Amt` }],
    ['no direction', entry.replace(CREDIT, ''), { code: 'missing', path: `${ENTRY}/CdtDbtInd` }],
    ['no status', entry.replace(BOOKED, ''), { code: 'missing', path: `${ENTRY}/Sts` }],
    [
      'another direction',
      entry.replace('CRDT', 'XXXX'),
      { code: 'wrong_value', path: `${ENTRY}/CdtDbtInd`, found: 'XXXX', expected: 'CRDT, DBIT' },
    ],
    [
      'another status',
      entry.replace('BOOK', 'XXXX'),
      { code: 'wrong_value', path: `${ENTRY}/Sts`, found: 'XXXX', expected: 'BOOK, PDNG, INFO' },
    ],
    [
      'a flag that is none',
      `${entry}<RvslInd>xtrue</RvslInd>`,
      { code: 'wrong_value', path: `${ENTRY}/RvslInd`, found: 'xtrue', expected: 'true, false' },
    ],
    [
      'a day that is none',
      entry.replace('2027-03-01', '2027-03-32'),
      { code: 'wrong_date', path: `${ENTRY}/BookgDt/Dt`, found: '2027-03-32' },
    ],
    ...[
      ['', ''],
      [' Ccy="NOKX"', 'NOKX'],
      [' Ccy="XNOK"', 'XNOK'],
    ].map(([written = '', found = '']): [string, string, object] => [
      `a currency “${found}”`,
      entry.replace(' Ccy="NOK"', written),
      { code: 'wrong_value', path: `${ENTRY}/Amt/@Ccy`, found, expected: 'NOK' },
    ]),
    [
      'half an øre',
      entry.replace('1.00', '1.005'),
      { code: 'wrong_value', path: ENTRY, found: '1.005' },
    ],
    [
      'more than the maximum',
      entry.replace('1.00', `${MAX_KRONER}.01`),
      {
        code: 'implausible_amount',
        path: ENTRY,
        found: `${MAX_KRONER}.01`,
        expected: `0–${MAX_KRONER}`,
      },
    ],
  ])('with %s is refused by its path', async (_, inside, problem) => {
    expect(await problemsOf(file(inside))).toContainEqual(problem);
  });

  it('of the maximum is booked', async () => {
    const text = file(entry.replace('1.00', `${MAX_KRONER}.00`));
    expect((await lineOf(text)).amount).toBe(BigInt(MAX_KRONER) * 100n);
  });

  it('may have a time instead of a day, and a status of the bank’s own kind', async () => {
    const text = file(
      entry
        .replace('<Dt>2027-03-01</Dt>', '<DtTm>2027-03-01T23:59:00+01:00</DtTm>')
        .replace(BOOKED, '<Sts><Prtry>BOOK</Prtry></Sts>'),
    );
    expect(await lineOf(text)).toMatchObject({ bookedOn: '2027-03-01', paidOn: '2027-03-01' });
  });

  it('in another currency is passed over with all its decimals', async () => {
    for (const [written, amount] of [
      ['1.00010', '1.0001'],
      ['0.5', '0.50'],
      ['0', '0.00'],
    ] as const) {
      const text = file(entry.replace('"NOK">1.00', `"JOD">${written}`));
      expect(await readText(text)).toMatchObject({
        file: { passed: [{ amount, currency: 'JOD', reason: 'other_currency' }] },
      });
    }
  });
});

describe('the account', () => {
  const of = (id: string) =>
    credit('1.00', '').replace(/<IBAN>.*<\/IBAN>/, `<Othr><Id>${id}</Id></Othr>`);

  it.each(['SE4550000000058398257466', '123456789012', 'XNO123', '1234567890'])(
    'of another country is read as it is written: %s',
    async (account) => {
      expect((await lineOf(of(account))).account).toBe(account);
    },
  );

  it.each([
    ['8601.11.17948', '8601.11.17948'],
    ['no9386011117948', 'no9386011117948'],
  ])('with an invalid check digit is refused: %s', async (account, found) => {
    expect(await problemsOf(of(account))).toEqual([
      { code: 'wrong_account', path: 'Ntfctn[1]/Acct[1]/Id', found },
    ]);
  });
});
