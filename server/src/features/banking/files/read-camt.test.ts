import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  camt053,
  camt054,
  type CamtFile,
  type SaidPayment,
} from '../../../../testing/bank-files.ts';
import { bankData, hasBankData, schemaErrors } from '../../../../testing/schemas.ts';
import { readBankFile } from './read-bank-file.ts';

const ACCOUNT = '86011117947';
const PAID: SaidPayment = { amount: 800_000n, kid: '1234567897', paidOn: '2027-03-01' };

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

describe.skipIf(!hasBankData)('the real files', () => {
  it('are a notification that says not what each of its three payments came to', async () => {
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
    expect(await problemsOf(bytes.toString().replace('27.00', '27.01'))).toContainEqual(
      expect.objectContaining({ code: 'other_currency', found: 'EUR', expected: 'NOK' }),
    );
  });

  it.each(['02', '08'] as const)(
    'what tests write is valid by the schema of version %s',
    (version) => {
      const payments: SaidPayment[] = [
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
    const payments: SaidPayment[] = [
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

  it('leaves out what is only announced', async () => {
    const pending = version === '02' ? '<Sts>PDNG</Sts>' : '<Sts><Cd>PDNG</Cd></Sts>';
    const payments = [PAID, PAID];
    const text = made({ version, payments }).replace(/<Sts>.*?<\/Sts>(?=<Bo)/, pending);
    expect(await fileOf(text)).toMatchObject({ leftOut: 1, lines: [{ amount: 800_000n }] });
  });
});

it('knows a KID by SCOR, and leaves other references, and more than one, in the text', async () => {
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
      'payments of another sum',
      lump.replace('8000.00', '8000.10'),
      { code: 'wrong_sum', path: 'Ntfctn[1]/Ntry[1]/Amt', found: '1600000', expected: '1600010' },
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
      'other money',
      made().replace('"NOK">8000', '"SEK">8000'),
      { code: 'other_currency', found: 'SEK', expected: 'NOK' },
    ],
    ['nothing', made().replaceAll('8000.00', '0.00'), { code: 'not_positive', found: '0.00' }],
    [
      'less than nothing',
      made().replaceAll('8000.00', '-8000.00'),
      { code: 'not_positive', found: '-8000.00' },
    ],
    ['no amount', made().replaceAll('8000.00', '8 000'), { code: 'wrong_value', found: '8 000' }],
    ['half an øre', made().replaceAll('8000.00', '8000.005'), { code: 'wrong_value' }],
    [
      'an account that is none',
      made().replace('86011117947', '86011117948'),
      { code: 'wrong_account' },
    ],
    ['no account', made().replace(/<Acct>.*<\/Acct>/, ''), { code: 'missing' }],
    [
      'no status',
      made().replace('<Sts>BOOK</Sts>', ''),
      { code: 'missing', path: 'Ntfctn[1]/Ntry[1]/Sts' },
    ],
    ['no direction', made().replace('CRDT', 'BOTH'), { code: 'wrong_value', found: 'BOTH' }],
    ['no day', made().replace(/<BookgDt>.*<\/ValDt>/, ''), { code: 'missing' }],
    ['a day that is none', made().replaceAll('2027-03-01', '2027-02-30'), { code: 'wrong_date' }],
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
      { code: 'unknown_kind' },
    ],
    [
      'an entity nobody defined',
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
    ['dust', made().replace('<Ntry>', `<Ntry>${'<a/>'.repeat(30_000)}`), { code: 'xml_too_big' }],
    ['a NUL', made().replace('MSG-1', 'MSG\0'), { code: 'wrong_encoding', found: 'NUL' }],
    [
      'bytes that are no UTF-8',
      Buffer.from(made().replace('MSG-1', 'MSG-æ'), 'latin1'),
      { code: 'wrong_encoding' },
    ],
    [
      'an encoding nobody reads',
      made().replace('UTF-8', 'UTF-7'),
      { code: 'wrong_encoding', found: 'UTF-7' },
    ],
    [
      'another message',
      made().replaceAll('camt.054.001.02', 'camt.052.001.02'),
      { code: 'unknown_kind' },
    ],
  ])('%s', async (_, bytes, problem) => {
    expect(await problemsOf(bytes)).toContainEqual(expect.objectContaining(problem));
  });

  it('a statement whose balances are not what was booked', async () => {
    const text = camt053({ account: ACCOUNT, payments: [PAID] }).toString();
    expect(await fileOf(text)).toMatchObject({ format: 'camt.053', lines: [{ amount: 800_000n }] });
    expect(await problemsOf(text.replace('18000.00', '18000.10'))).toEqual([
      expect.objectContaining({ code: 'wrong_sum', found: '1800010', expected: '1800000' }),
    ]);
  });

  it('an attribute without end', async () => {
    const chunks = function* () {
      yield Buffer.from(made().replace(/<Ntry>[^]*/, '<Ntry a="'));
      for (let at = 0; at < 100; at += 1) yield Buffer.alloc(10_000, '>');
    };
    expect(await readBankFile(chunks())).toMatchObject({ problems: [{ code: 'xml_too_big' }] });
  });
});

it('takes a lump of very many payments', async () => {
  const lumps = [Array.from({ length: 11_000 }, () => PAID)];
  expect((await fileOf(made({ payments: [], lumps }))).lines).toHaveLength(11_000);
});

it('is told by its declaration when it is not in UTF-8', async () => {
  const text = made({ payments: [{ ...PAID, name: 'Bjørg' }] }).replace('UTF-8', 'ISO-8859-1');
  const { lines } = await fileOf(Buffer.from(text, 'latin1'));
  expect(lines[0]?.counterparty.name).toBe('Bjørg');
});

it('is read under a prefix, with what others put into it', async () => {
  const text = made()
    .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:')
    .replace('xmlns=', 'xmlns:c=')
    .replace('</c:Ntry>', '<x xmlns="urn:other"><Amt>1</Amt></x></c:Ntry>');
  expect((await fileOf(text)).lines).toHaveLength(1);
});

const payment: fc.Arbitrary<SaidPayment> = fc.record({
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
    fc.asyncProperty(file, fc.nat(), fc.integer({ min: 1, max: 500 }), async (said, at, piece) => {
      const bytes = camt054({ account: ACCOUNT, summary: true, ...said });
      const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
        bytes.subarray(index * piece, (index + 1) * piece),
      );
      const read = await readBankFile(pieces);
      expect(read.kind === 'lines' && read.file.lines).toMatchObject(
        said.lumps.flat().map(({ amount, kid, paidOn, name }) => ({
          ...{ amount, kid, paidOn },
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
      expect(Array.isArray(await problemsOf(changed))).toBe(true);
    }),
    { numRuns: 100 },
  );
});
