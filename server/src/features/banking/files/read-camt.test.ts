import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  camt052,
  camt053,
  camt054,
  type CamtFile,
  type PaymentInFile,
} from '../../../../testing/bank-files.ts';
import { bankData, schemaErrors } from '../../../../testing/schemas.ts';
import { readBankFile } from './read-bank-file.ts';

const ACCOUNT = '86011117947';
const PAID: PaymentInFile = { amount: 800_000n, kid: '1234567897', paidOn: '2027-03-01' };

async function fileOf(bytes: Buffer | string) {
  const read = await readBankFile([Buffer.from(bytes)]);
  if (read.kind !== 'lines') throw new Error(JSON.stringify(read));
  return read.file;
}

async function problemsOf(bytes: Buffer | string) {
  const read = await readBankFile([Buffer.from(bytes)]);
  return read.kind === 'refused' ? read.problems : read.kind;
}

const made = (file: Partial<CamtFile> = {}) =>
  camt054({ account: ACCOUNT, payments: [PAID], ...file }).toString();

describe('the real files', { tags: ['real-files'] }, () => {
  it('are a notification without the amounts of its three payments', async () => {
    const read = await readBankFile([bankData('camt/genkgo_camt054.v2.xml')], { currency: 'SEK' });
    expect(read).toMatchObject({
      kind: 'lines',
      file: {
        format: 'camt.054',
        id: 'AAAASESS-FP-ACCR001',
        copy: 'CODU',
        lines: [{ account: 'CH2801234000123456789', amount: -20_000_000n, paidOn: '2007-10-18' }],
      },
    });
  });

  it('and two statements whose balances are right', async () => {
    const bytes = bankData('camt/genkgo_camt053.v2.multi.statement.xml');
    const read = await readBankFile([bytes], { currency: 'EUR' });
    expect(read).toMatchObject({
      kind: 'lines',
      file: {
        format: 'camt.053',
        lines: [
          {
            amount: 885n,
            bookedOn: '2014-12-31',
            paidOn: '2015-01-02',
            text: 'Transaction Description 1',
          },
          {
            amount: -700n,
            counterparty: { name: 'Company Name 2', account: 'NL56AGDH9619008421' },
          },
        ],
      },
    });
    expect((await fileOf(bytes)).passed).toMatchObject([
      { amount: '8.85', currency: 'EUR', bookedOn: '2014-12-31', reason: 'other_currency' },
      { amount: '-7.00', currency: 'EUR', reason: 'other_currency' },
    ]);
    expect(await problemsOf(bytes.toString().replace('27.00', '27.01'))).toContainEqual(
      expect.objectContaining({ code: 'wrong_sum' }),
    );
  });

  it.each(['02', '08'] as const)(
    'what tests write is valid by the schema of version %s',
    (version) => {
      const payments: PaymentInFile[] = [
        {
          ...PAID,
          name: 'Kari & Ola',
          account: '12345678903',
          text: 'Leie <mars>',
          reference: '1',
        },
        { ...PAID, amount: -5n, isReversal: true },
      ];
      const file = made({ version, payments, lumps: [[PAID, PAID]], summary: true, copy: 'DUPL' });
      expect(schemaErrors(`camt.054.001.${version}`, file)).toBe('');
    },
  );
});

describe.each(['02', '08'] as const)('version %s', (version) => {
  it('says who paid what, when, and for what', async () => {
    const payments: PaymentInFile[] = [
      {
        ...PAID,
        bookedOn: '2027-03-02',
        name: 'Kari & Ola',
        account: '12345678903',
        text: 'Leie',
        reference: 'REF1',
        entryReference: 'ENTRY1',
        endToEndId: 'E2E1',
      },
      { amount: -5_000n, paidOn: '2027-03-03', name: 'Ola', isReversal: true },
    ];
    const { lines, id } = await fileOf(made({ version, payments, id: 'MSG-7', summary: true }));
    expect(id).toBe('MSG-7');
    expect(lines).toEqual([
      {
        account: ACCOUNT,
        amount: 800_000n,
        bookedOn: '2027-03-02',
        paidOn: '2027-03-01',
        kid: '1234567897',
        text: 'Leie',
        counterparty: { account: '12345678903', name: 'Kari & Ola' },
        reference: 'REF1',
        entryReference: 'ENTRY1',
        statementId: 'MSG-7-1',
        endToEndId: 'E2E1',
        isReversal: false,
        original: null,
        charges: null,
        bankCodes: ['230'],
        entry: 1,
      },
      expect.objectContaining({
        amount: -5_000n,
        kid: null,
        counterparty: { account: null, name: 'Ola' },
        endToEndId: null,
        isReversal: true,
      }),
    ]);
  });

  it('is a line for each payment of a lump sum', async () => {
    const lumps = [[PAID, { ...PAID, amount: 100n }, PAID]];
    const { lines } = await fileOf(made({ version, payments: [], lumps }));
    expect(lines.map(({ amount }) => amount)).toEqual([800_000n, 100n, 800_000n]);
  });

  it.each([
    ['PDNG', 'pending'],
    ['INFO', 'information'],
  ])('skips what is not booked: %s', async (code, reason) => {
    const status = version === '02' ? `<Sts>${code}</Sts>` : `<Sts><Cd>${code}</Cd></Sts>`;
    const payments = [{ ...PAID, text: 'Leie' }, PAID];
    const text = made({ version, payments }).replace(/<Sts>.*?<\/Sts>(?=<Bo)/, status);
    expect(await fileOf(text)).toMatchObject({
      lines: [{ amount: 800_000n }],
      passed: [
        {
          account: ACCOUNT,
          amount: '8000.00',
          currency: 'NOK',
          bookedOn: '2027-03-01',
          text: 'Leie',
          reason,
        },
      ],
    });
  });
});

it('reads a KID from SCOR, and keeps other or several references in the text', async () => {
  const reference = (inside: string) => made().replace(/<Strd>.*<\/Strd>/, inside);
  const block = (kind: string, ref: string) =>
    `<Strd><CdtrRefInf><Tp><CdOrPrtry>${kind}</CdOrPrtry></Tp><Ref>${ref}</Ref></CdtrRefInf></Strd>`;
  const kidOf = async (inside: string) => {
    const [line] = (await fileOf(reference(inside))).lines;
    return [line?.kid, line?.text];
  };
  expect(await kidOf(block('<Cd>SCOR</Cd>', ' 1234 5674 '))).toEqual(['12345674', null]);
  expect(await kidOf(block('<Prtry>ISR</Prtry>', 'A1'))).toEqual([null, 'A1']);
  expect(
    await kidOf(
      block('<Cd>SCOR</Cd>', 'RF18539007547034').replace('</Tp>', '<Issr>ISO</Issr></Tp>'),
    ),
  ).toEqual([null, 'RF18539007547034']);
  const two = block('<Cd>SCOR</Cd>', '12345674') + block('<Cd>SCOR</Cd>', '1234567897');
  expect(await kidOf(two)).toEqual([null, '12345674 1234567897']);
  expect(await kidOf(block('<Cd>SCOR</Cd>', '1'.repeat(26)))).toEqual(['1'.repeat(26), null]);
});

describe('says what is wrong, and where', () => {
  const lump = made({ payments: [], lumps: [[PAID, PAID]], summary: true });
  it.each([
    [
      'a lump of another sum',
      lump.replace('16000.00', '16000.01'),
      { code: 'wrong_sum', path: 'Ntfctn[1]/TxsSummry/TtlNtries/Sum' },
    ],
    [
      'a wrong number of entries',
      lump.replace('<NbOfNtries>1', '<NbOfNtries>2'),
      { code: 'wrong_count' },
    ],
    [
      'a wrong net',
      lump.replace('<TtlNetNtryAmt>16000.00', '<TtlNetNtryAmt>15999.00'),
      { code: 'wrong_sum' },
    ],
    [
      'no money',
      made().replace(' Ccy="NOK">8000', '>8000'),
      { code: 'wrong_value', path: 'Ntfctn[1]/Ntry[1]/Amt/@Ccy' },
    ],
    [
      'more than anyone pays',
      made().replaceAll('8000.00', '999999999999999'),
      { code: 'implausible_amount', found: '999999999999999.00' },
    ],
    [
      'less than nothing',
      made().replaceAll('8000.00', '-8000.00'),
      { code: 'not_positive', found: '-8000.00' },
    ],
    ['no amount', made().replaceAll('8000.00', '8 000'), { code: 'wrong_value', found: '8 000' }],
    ['half an øre', made().replaceAll('8000.00', '8000.005'), { code: 'wrong_value' }],
    ['an invalid account', made().replace('86011117947', '86011117948'), { code: 'wrong_account' }],
    ['no account', made().replace(/<Acct>.*<\/Acct>/, ''), { code: 'missing' }],
    [
      'no status',
      made().replace('<Sts>BOOK</Sts>', ''),
      { code: 'missing', path: 'Ntfctn[1]/Ntry[1]/Sts' },
    ],
    ['no direction', made().replace('CRDT', 'BOTH'), { code: 'wrong_value', found: 'BOTH' }],
    ['an invalid day', made().replaceAll('2027-03-01', '2027-02-30'), { code: 'wrong_date' }],
    ['no end', made().slice(0, -30), { code: 'truncated' }],
    [
      'elements across each other',
      made().replace('</Ntry>', '</Ntfctn>'),
      { code: 'xml_malformed' },
    ],
    [
      'an entity of its own',
      made().replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document'),
      { code: 'xml_doctype' },
    ],
    [
      'a document type from elsewhere',
      made().replace(
        '<Document',
        `${' '.repeat(9000)}<!DOCTYPE a SYSTEM "http://localhost/">\n<Document`,
      ),
      { code: 'xml_doctype' },
    ],
    [
      'an undefined entity',
      made().replace('MSG-1', '&xxe;'),
      { code: 'xml_malformed', found: 'undefined entity.' },
    ],
    [
      'a tower',
      made().replace('<Ntry>', `<Ntry>${'<a>'.repeat(50)}${'</a>'.repeat(50)}`),
      { code: 'xml_too_deep' },
    ],
    [
      'a novel',
      made().replace('<Ntry>', `<Ntry><a>${'x'.repeat(20_000)}</a>`),
      { code: 'xml_too_big' },
    ],
    ['dust', made().replace('<Prtry>', `${'<a/>'.repeat(30_000)}<Prtry>`), { code: 'xml_too_big' }],
    ['a NUL', made().replace('MSG-1', 'MSG\0'), { code: 'wrong_encoding', found: 'NUL' }],
    [
      'bytes that are not UTF-8',
      Buffer.from(made().replace('MSG-1', 'MSG-æ'), 'latin1'),
      { code: 'wrong_encoding' },
    ],
    [
      'an unsupported encoding',
      made().replace('UTF-8', 'UTF-7'),
      { code: 'wrong_encoding', found: 'UTF-7' },
    ],
    [
      'another message',
      made().replaceAll('camt.054.001.02', 'camt.057.001.02'),
      { code: 'unknown_kind', found: 'urn:iso:std:iso:20022:tech:xsd:camt.057.001.02' },
    ],
    [
      'the first version, which was another message',
      made().replaceAll('camt.054.001.02', 'camt.054.001.01'),
      { code: 'unknown_kind' },
    ],
    [
      'a message of another name than its namespace says',
      made().replaceAll('camt.054.001.02', 'camt.053.001.02'),
      { code: 'unknown_element', found: 'BkToCstmrDbtCdtNtfctn', expected: 'BkToCstmrStmt' },
    ],
    [
      'no namespace, below a long comment',
      made()
        .replace(/ xmlns="[^"]*"/, '')
        .replace('<Document', `<!-- ${'x'.repeat(9000)} --><Document`),
      { code: 'unknown_kind', found: '<Document>' },
    ],
    [
      'no account’s part',
      made().replace(/<Ntfctn>[^]*<\/Ntfctn>/, ''),
      { code: 'missing', path: 'Ntfctn' },
    ],
    [
      'a misspelt entry',
      made().replace('<Ntry>', '<Ntyr>').replace('</Ntry>', '</Ntyr>'),
      { code: 'unknown_element', path: 'Ntfctn[1]/Ntyr', found: 'Ntyr' },
    ],
    [
      'an element of another namespace',
      made().replace('</Ntry>', '<Amt xmlns="urn:other">1</Amt></Ntry>'),
      { code: 'unknown_element', path: 'Ntfctn[1]/Ntry[1]/Amt' },
    ],
    [
      'an entry in an element of another namespace',
      made().replace(/<Ntry>[^]*<\/Ntry>/, (entry) => `<x:a xmlns:x="urn:other">${entry}</x:a>`),
      { code: 'unknown_element', found: 'x:a' },
    ],
    [
      'an unknown status',
      made().replace('BOOK', 'BOKT'),
      { code: 'wrong_value', path: 'Ntfctn[1]/Ntry[1]/Sts', found: 'BOKT' },
    ],
    [
      'an invalid flag',
      made().replace('<Sts>', '<RvslInd>ja</RvslInd><Sts>'),
      { code: 'wrong_value', path: 'Ntfctn[1]/Ntry[1]/RvslInd', found: 'ja' },
    ],
  ])('%s', async (_, bytes, problem) => {
    expect(await problemsOf(bytes)).toContainEqual(expect.objectContaining(problem));
  });

  it('no day in a statement', async () => {
    const text = camt053({ account: ACCOUNT, payments: [PAID] }).toString();
    expect(await problemsOf(text.replace(/<BookgDt>.*<\/ValDt>/, ''))).toContainEqual(
      expect.objectContaining({ code: 'missing', path: 'Stmt[1]/Ntry[1]/BookgDt' }),
    );
  });

  it.each([
    [
      'payments of another sum',
      lump.replace('8000.00', '8000.10'),
      { code: 'wrong_sum', path: 'Ntfctn[1]/Ntry[1]/Amt', found: '16000.00', expected: '16000.10' },
    ],
    [
      'a wrong number of payments',
      lump.replace('<NbOfTxs>2', '<NbOfTxs>3'),
      {
        code: 'wrong_count',
        path: 'Ntfctn[1]/Ntry[1]/NtryDtls[1]/Btch/NbOfTxs',
        found: '3',
        expected: '2',
      },
    ],
    [
      'a payment of other size than its entry',
      made().replace('8000.00', '8000.01'),
      { code: 'wrong_sum', found: '8000.01', expected: '8000.00' },
    ],
    [
      'a misspelt reference',
      made().replaceAll('CdtrRefInf>', 'CdtrRfInf>'),
      {
        code: 'unknown_element',
        path: 'Ntfctn[1]/Ntry[1]/NtryDtls[1]/TxDtls[1]/RmtInf/Strd/CdtrRfInf',
      },
    ],
  ])('about an entry whose amount is clear: %s', async (_, bytes, problem) => {
    expect((await fileOf(bytes)).lines).toMatchObject([{ kid: null, unclear: problem }]);
  });

  it('a statement whose balances are not what was booked', async () => {
    const text = camt053({ account: ACCOUNT, payments: [PAID] }).toString();
    expect(await fileOf(text)).toMatchObject({ format: 'camt.053', lines: [{ amount: 800_000n }] });
    expect(await problemsOf(text.replace('18000.00', '18000.10'))).toEqual([
      expect.objectContaining({ code: 'wrong_sum', found: '18000.10', expected: '18000.00' }),
    ]);
  });

  it('an endless attribute', async () => {
    const chunks = function* () {
      yield Buffer.from(made().replace(/<Ntry>[^]*/, '<Ntry a="'));
      for (let at = 0; at < 100; at += 1) yield Buffer.alloc(10_000, '>');
    };
    expect(await readBankFile(chunks())).toMatchObject({ problems: [{ code: 'xml_too_big' }] });
  });
});

it('accepts a lump of very many payments', async () => {
  const lumps = [Array.from({ length: 11_000 }, () => PAID)];
  expect((await fileOf(made({ payments: [], lumps }))).lines).toHaveLength(11_000);
});

it.each(['ISO-8859-1', 'iso-8859-15', 'Windows-1252'])(
  'is identified by its declaration when it is in %s',
  async (encoding) => {
    const text = made({ payments: [{ ...PAID, name: 'Bjørg' }] }).replace('UTF-8', encoding);
    const { lines } = await fileOf(Buffer.from(text, 'latin1'));
    expect(lines[0]?.counterparty.name).toBe('Bjørg');
  },
);

it('reads Windows letters when it declares them', async () => {
  const text = made({ payments: [{ ...PAID, name: 'A-B' }] }).replace('UTF-8', 'windows-1252');
  const bytes = Buffer.from(text.replace('A-B', 'A\u0096B'), 'latin1');
  expect((await fileOf(bytes)).lines[0]?.counterparty.name).toBe('A–B');
});

it('is read under a prefix, with extensions where they are allowed', async () => {
  const text = made({ version: '08' })
    .replace(
      '</TxDtls>',
      '<SplmtryData><Envlp><x xmlns="urn:other"><Amt>1</Amt></x></Envlp></SplmtryData></TxDtls>',
    )
    .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:')
    .replace('xmlns=', 'xmlns:c=');
  expect((await fileOf(text)).lines).toHaveLength(1);
});

it.each(['true', '1'])('is a reversal where it says %s', async (input) => {
  const text = made({ payments: [{ ...PAID, isReversal: true }] });
  const isReversal = async (flag: string) =>
    (await fileOf(text.replace('<RvslInd>true', `<RvslInd>${flag}`))).lines[0]?.isReversal;
  expect(await isReversal(input)).toBe(true);
  expect(await isReversal('false')).toBe(false);
  expect(await isReversal('0')).toBe(false);
});

it.each([
  ['<IBAN>NO93 8601 1117 947</IBAN>'],
  ['<IBAN>no9386011117947</IBAN>'],
  ['<Othr><Id>8601.11.17947</Id></Othr>'],
  ['<Othr><Id>8601 11 17947</Id></Othr>'],
  ['<Othr><Id>NO9386011117947</Id></Othr>'],
])('has an account number, however it is written: %s', async (written) => {
  const text = made().replace(/<IBAN>.*<\/IBAN>/, written);
  expect((await fileOf(text)).lines[0]?.account).toBe(ACCOUNT);
});

describe('amounts', () => {
  const details = (inside: string) => `<TxDtls>${inside}</TxDtls>`;
  const amount = (name: string, input: string) => `<${name}><Amt Ccy=${input}</Amt></${name}>`;
  const entry = (input: string, inside: string, more = '') =>
    made().replace(
      /<Ntry>[^]*<\/Ntry>/,
      `<Ntry><Amt Ccy=${input}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2027-03-01</Dt></BookgDt>${more}<NtryDtls>${inside}</NtryDtls></Ntry>`,
    );
  const charge = (input: string) => `<Chrgs><Amt Ccy=${input}</Amt></Chrgs>`;
  const txAmt = (input: string) => `<AmtDtls>${amount('TxAmt', input)}</AmtDtls>`;
  const amountsOf = async (text: string) =>
    (await fileOf(text)).lines.map((line) => [line.amount, line.original, line.charges]);
  const NOK = (input: string) => ({ amount: input, currency: 'NOK' });

  it('are what the account received, with the foreign amount next to it', async () => {
    const text = entry('"NOK">5825.00', details(txAmt('"EUR">500.00')));
    expect(await amountsOf(text)).toEqual([
      [582_500n, { amount: '500.00', currency: 'EUR' }, null],
    ]);
    const query = `<AmtDtls>${amount('InstdAmt', '"EUR">500.00')}${amount('TxAmt', '"NOK">5825.00')}</AmtDtls>`;
    expect(await amountsOf(entry('"NOK">5825.00', details(query)))).toEqual([
      [582_500n, { amount: '500.00', currency: 'EUR' }, null],
    ]);
    expect((await fileOf(entry('"NOK">5825.01', details(query)))).lines).toMatchObject([
      { unclear: { code: 'wrong_sum', found: '5825.01', expected: '5825.00' } },
    ]);
  });

  it('are what was left after charges', async () => {
    const text = entry('"NOK">995.00', details(txAmt('"NOK">1000.00') + charge('"NOK">5.00')));
    expect(await amountsOf(text)).toEqual([[99_500n, NOK('1000.00'), NOK('5.00')]]);
    const record = details(
      `${txAmt('"NOK">1000.00')}<Chrgs><Rcrd><Amt Ccy="NOK">3.00</Amt></Rcrd><Rcrd><Amt Ccy="NOK">2.00</Amt></Rcrd></Chrgs>`,
    );
    expect(await amountsOf(entry('"NOK">995.00', record))).toEqual([
      [99_500n, NOK('1000.00'), NOK('5.00')],
    ]);
    const others = await fileOf(text.replace('>5.00', '>4.00'));
    expect(others.lines).toMatchObject([{ unclear: { code: 'wrong_sum' } }]);
  });

  it('of several are each without its own charge, or all with the charge for all next to them', async () => {
    const two = (more = '') =>
      details(txAmt('"NOK">1000.00') + more) + details(txAmt('"NOK">500.00') + more);
    const own = entry('"NOK">1490.00', two(charge('"NOK">5.00')));
    expect(await amountsOf(own)).toEqual([
      [99_500n, NOK('1000.00'), NOK('5.00')],
      [49_500n, NOK('500.00'), NOK('5.00')],
    ]);
    const atOnce = entry('"NOK">1490.00', two(), charge('"NOK">10.00'));
    expect(await amountsOf(atOnce)).toEqual([
      [100_000n, null, null],
      [50_000n, null, null],
      [-1000n, null, null],
    ]);
    expect((await fileOf(entry('"NOK">1491.00', two()))).lines).toMatchObject([
      { amount: 149_100n, unclear: { found: '1491.00', expected: '1500.00' } },
    ]);
  });

  it('of several in a foreign currency are one, for a person to read', async () => {
    const two = details(txAmt('"EUR">50.00')) + details(txAmt('"EUR">50.00'));
    expect(await amountsOf(entry('"NOK">1165.00', two))).toEqual([[116_500n, null, null]]);
  });

  it('of zero are skipped, an entry’s and a payment’s', async () => {
    const nothing = entry('"NOK">0.00', '', '<AddtlNtryInf>Renter</AddtlNtryInf>').replace(
      /(<AddtlNtryInf>.*<\/AddtlNtryInf>)(<NtryDtls>)<\/NtryDtls>/,
      '$1',
    );
    expect(await fileOf(nothing)).toMatchObject({
      lines: [],
      passed: [{ amount: '0.00', text: 'Renter', reason: 'zero' }],
    });
    const some = details(txAmt('"NOK">0.00')) + details(txAmt('"NOK">3000.00'));
    expect(await amountsOf(entry('"NOK">3000.00', some))).toEqual([[300_000n, null, null]]);
    const placeholder = entry('"NOK">3000.00', details(txAmt('"NOK">0.00')));
    expect((await fileOf(placeholder)).lines).toMatchObject([{ unclear: { code: 'wrong_sum' } }]);
  });

  it('in a foreign currency are skipped, and count in the sums', async () => {
    const text = camt053({ account: ACCOUNT, payments: [PAID], summary: true })
      .toString()
      .replaceAll('"NOK"', '"EUR"');
    expect(await fileOf(text)).toMatchObject({
      lines: [],
      passed: [{ amount: '8000.00', currency: 'EUR', reason: 'other_currency' }],
    });
    expect(await problemsOf(text.replace('18000.00', '18000.10'))).toMatchObject([
      { code: 'wrong_sum' },
    ]);
  });
});

describe('days', () => {
  it.each([
    ['2027-03-01T23:30:00Z', '2027-03-02'],
    ['2027-07-01T22:30:00Z', '2027-07-02'],
    ['2027-03-01T22:30:00Z', '2027-03-01'],
    ['2027-03-01T23:30:00+01:00', '2027-03-01'],
    ['2027-03-01T23:30:00.5', '2027-03-01'],
  ])('of the moment %s are Norwegian: %s', async (moment, day) => {
    const text = made().replaceAll('<Dt>2027-03-01</Dt>', `<DtTm>${moment}</DtTm>`);
    expect((await fileOf(text)).lines).toMatchObject([{ bookedOn: day, paidOn: day }]);
  });

  const today = '2027-03-05';
  it.each([['1926-03-01'], ['2017-03-04'], ['2028-03-06'], ['2099-03-01']])(
    '%s is too far from today',
    async (day) => {
      const text = made({ payments: [{ ...PAID, paidOn: day, bookedOn: '2027-03-01' }] });
      expect(await readBankFile([Buffer.from(text)], { today })).toMatchObject({
        problems: [
          {
            code: 'implausible_date',
            path: 'Ntfctn[1]/Ntry[1]/ValDt/Dt',
            found: day,
            expected: '2017-03-05–2028-03-05',
          },
        ],
      });
    },
  );
  it.each([['2017-03-05'], ['2027-03-08'], ['2028-03-05']])('%s is not too far', async (day) => {
    const text = made({ payments: [{ ...PAID, paidOn: day }] });
    expect(await readBankFile([Buffer.from(text)], { today })).toMatchObject({ kind: 'lines' });
  });
});

describe('an envelope with a header (head.001)', () => {
  const header =
    '<AppHdr xmlns="urn:iso:std:iso:20022:tech:xsd:head.001.001.02"><BizMsgIdr>B1</BizMsgIdr></AppHdr>';
  const wrapped = (message: string, head = header) =>
    message.replace(
      /(<\?xml[^>]*>\s*)([^]*)/,
      (_, start: string, document: string) => `${start}<BizMsg>${head}${document}</BizMsg>`,
    );

  it('is read as the message in it', async () => {
    expect(await fileOf(wrapped(made()))).toEqual(await fileOf(made()));
    expect(await problemsOf(wrapped(made()).slice(0, -'</BizMsg>'.length))).toMatchObject([
      { code: 'xml_malformed' },
    ]);
  });

  it('has one message, a header, and little else', async () => {
    expect(await problemsOf(wrapped(made(), ''))).toMatchObject([{ code: 'unknown_kind' }]);
    const twice = wrapped(made()).replace(/<Document[^]*<\/Document>/, '$&$&');
    expect(await problemsOf(twice)).toMatchObject([{ code: 'unknown_element', found: 'Document' }]);
    const dust = wrapped(made(), header + '<a>'.repeat(300) + '</a>'.repeat(300));
    expect(await problemsOf(dust)).toMatchObject([{ code: 'xml_too_big' }]);
  });
});

describe('a report of the account so far today', () => {
  it('is checked, and skipped in favour of the coming statement', async () => {
    const text = camt052({ account: ACCOUNT, payments: [PAID], summary: true }).toString();
    expect(await fileOf(text)).toMatchObject({
      format: 'camt.052',
      lines: [],
      passed: [{ amount: '8000.00', reason: 'interim' }],
    });
    expect(await problemsOf(text.replace('<Sum>8000.00', '<Sum>8000.10'))).toMatchObject([
      { code: 'wrong_sum' },
    ]);
  });
});

it.each(['03', '04', '05', '06', '07', '09', '10', '11', '12', '13'])(
  'is read in version %s',
  async (version) => {
    // The status became an element of its own in version 07; amounts moved in version 04.
    const shape = version < '04' ? '02' : '08';
    const text = made({ version: shape, payments: [{ ...PAID, name: 'Kari' }], summary: true })
      .replace(`camt.054.001.${shape}`, `camt.054.001.${version}`)
      .replace('<Sts><Cd>BOOK</Cd></Sts>', version < '07' ? '<Sts>BOOK</Sts>' : '$&');
    expect((await fileOf(text)).lines).toMatchObject([
      { amount: 800_000n, kid: '1234567897', counterparty: { name: 'Kari' } },
    ]);
  },
);

const payment: fc.Arbitrary<PaymentInFile> = fc.record({
  amount: fc.bigInt(1n, 99_999_999_99n),
  kid: fc.stringMatching(/^\d{2,24}[\d-]$/),
  paidOn: fc.constant('2028-02-29'),
  name: fc.stringMatching(/^[A-ZÆØÅa-zæøå&<>'"]([A-ZÆØÅa-zæøå&<>'"]{0,30} ?[a-zæøå])?$/),
});
const lumps = fc.array(fc.array(payment, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 5,
});
const file = fc.record({ lumps, version: fc.constantFrom('02' as const, '08' as const) });

it('is read as it was written, in any pieces, and not when it was cut or a sum changed', async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.nat(), fc.integer({ min: 1, max: 500 }), async (input, at, piece) => {
      const bytes = camt054({ account: ACCOUNT, summary: true, ...input });
      const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
        bytes.subarray(index * piece, (index + 1) * piece),
      );
      const read = await readBankFile(pieces);
      expect(read.kind === 'lines' && read.file.lines).toMatchObject(
        input.lumps.flat().map(({ amount, kid, paidOn, name }) => ({
          amount,
          kid,
          paidOn,
          counterparty: { name },
        })),
      );
      const end = bytes.lastIndexOf('</Document>') + '</Document>'.length;
      expect(Array.isArray(await problemsOf(bytes.subarray(0, at % end)))).toBe(true);

      const amounts = [
        ...bytes.toString().matchAll(/(?<=<(?:Amt[^>]*|Sum|TtlNetNtryAmt)>)[\d.]+(?=<)/g),
      ];
      const amount = amounts[at % amounts.length]!;
      const digit = Number(amount[0].at(-1));
      const last = amount.index + amount[0].length - 1;
      const text = bytes.toString();
      const changed = `${text.slice(0, last)}${(digit + 1) % 10}${text.slice(last + 1)}`;
      const other = await readBankFile([Buffer.from(changed)]);
      // Another amount of a payment leaves the entry's own amount, which is for a person then.
      if (other.kind === 'lines') expect(other.file.lines.some((line) => line.unclear)).toBe(true);
      else expect(other.kind).toBe('refused');
    }),
    { numRuns: 100 },
  );
});
