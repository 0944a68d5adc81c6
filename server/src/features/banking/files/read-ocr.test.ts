import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ocrFile, ocrTransmission, type PaymentInFile } from '../../../../testing/bank-files.ts';
import { bankData } from '../../../../testing/schemas.ts';
import { readBankFile } from './read-bank-file.ts';

const ACCOUNT = '86011117947';
const PAID: PaymentInFile = { amount: 800_000n, kid: '1234567897', paidOn: '2027-03-01' };

async function linesOf(bytes: Buffer) {
  const read = await readBankFile([bytes]);
  if (read.kind !== 'lines') throw new Error(JSON.stringify(read));
  return read.file.lines;
}

async function problemsOf(bytes: Buffer | string) {
  const read = await readBankFile([
    typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
  ]);
  return read.kind === 'refused' ? read.problems : read.kind;
}

/** A file with one of its lines (from 1) rewritten. */
const rewrite = (bytes: Buffer, line: number, change: (text: string) => string) =>
  bytes
    .toString('latin1')
    .split('\n')
    .map((text, index) => (index === line - 1 ? change(text) : text))
    .join('\n');

const put = (position: number, text: string) => (line: string) =>
  line.slice(0, position - 1) + text + line.slice(position - 1 + text.length);

describe('the real file', { tags: ['real-files'] }, () => {
  it('has twenty payments, 51 449 kr', async () => {
    const read = await readBankFile([bankData('ocr/netsgiro_ocr_giro_transactions.txt')]);
    expect(read).toMatchObject({ kind: 'lines', file: { format: 'ocr', id: '0170031' } });
    const lines = read.kind === 'lines' ? read.file.lines : [];
    expect(lines).toHaveLength(20);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(5_144_900n);
    expect(lines[0]).toEqual({
      account: '99991042764',
      amount: 102_000n,
      bookedOn: '1992-01-20',
      paidOn: '1992-01-16',
      kid: '0000531',
      text: 'Foo bar baz',
      counterparty: { account: '99990512341', name: null },
      reference: '099038562',
      endToEndId: null,
      isReversal: false,
      original: null,
      charges: null,
      entry: 13_201,
    });
  });
});

it('reads every position', async () => {
  const payments = [
    { ...PAID, bookedOn: '2027-03-02', account: '12345678903', reference: '123456789' },
    { ...PAID, kid: '100008-', type: '21', text: 'Årsleie, Bø' },
    { ...PAID, amount: -5_000n, type: '18' },
    { ...PAID, amount: -7_000n },
  ];
  const lines = await linesOf(ocrFile({ account: ACCOUNT, payments }));
  expect(lines).toEqual([
    expect.objectContaining({
      account: ACCOUNT,
      amount: 800_000n,
      bookedOn: '2027-03-02',
      paidOn: '2027-03-01',
      kid: '1234567897',
      counterparty: { account: '12345678903', name: null },
      reference: '123456789',
      isReversal: false,
    }),
    expect.objectContaining({ kid: '100008-', text: 'Årsleie, Bø', reference: null }),
    expect.objectContaining({ amount: -5_000n, isReversal: true }),
    expect.objectContaining({ amount: -7_000n, isReversal: true }),
  ]);
});

it.each([
  ['by their signs', 798_000n],
  ['added', 812_000n],
  ['subtracted', 788_000n],
])('accepts sums in which reversals are %s', async (_, sum) => {
  const payments = [PAID, { ...PAID, amount: -5_000n, type: '20' }, { ...PAID, amount: -7_000n }];
  const text = ocrFile({ account: ACCOUNT, payments }).toString('latin1');
  const digits = (input: bigint) => String(input).padStart(17, '0');
  const bytes = (input: bigint) =>
    Buffer.from(text.replaceAll(digits(798_000n), digits(input)), 'latin1');
  expect((await linesOf(bytes(sum))).map(({ amount }) => amount)).toEqual([
    800_000n,
    -5_000n,
    -7_000n,
  ]);
  expect(await problemsOf(bytes(sum + 1n))).toContainEqual(
    expect.objectContaining({ code: 'wrong_sum', expected: '798000' }),
  );
});

it('reads Windows letters in its texts', async () => {
  const payments = [{ ...PAID, type: '21', text: 'Leie \u0096 Bø' }];
  expect((await linesOf(ocrFile({ account: ACCOUNT, payments })))[0]?.text).toBe('Leie – Bø');
});

it('accepts days near today, and amounts within the limit', async () => {
  const bytes = ocrFile({ account: ACCOUNT, payments: [{ ...PAID, paidOn: '1992-03-01' }] });
  expect(await readBankFile([bytes], { today: '2027-03-05' })).toMatchObject({
    problems: [
      { code: 'implausible_date', line: 3, found: '1992-03-01' },
      { code: 'implausible_date', line: 4, found: '1992-03-01' },
    ],
  });
  const much = ocrFile({ account: ACCOUNT, payments: [{ ...PAID, amount: 100_000_000_001n }] });
  expect(await problemsOf(much)).toMatchObject([
    { code: 'implausible_amount', line: 3, expected: '1–100000000000' },
  ]);
  const most = ocrFile({ account: ACCOUNT, payments: [{ ...PAID, amount: 100_000_000_000n }] });
  expect(await linesOf(most)).toHaveLength(1);
});

it('reads a KID of 25 digits, and blanks as nothing', async () => {
  const kid = '1234567890123456789012345';
  const bytes = ocrFile({
    account: ACCOUNT,
    payments: [{ ...PAID, kid, bookedOn: '2027-03-02', account: '12345678903' }],
  });
  expect(await linesOf(bytes)).toMatchObject([{ kid, paidOn: '2027-03-01' }]);
  const blank = rewrite(bytes, 4, (line) => put(26, ' '.repeat(9))(put(42, ' '.repeat(17))(line)));
  expect(await linesOf(Buffer.from(blank, 'latin1'))).toMatchObject([
    { reference: null, paidOn: '2027-03-02', counterparty: { account: null } },
  ]);
});

it('reads several assignments, and skips those of other services', async () => {
  const text = ocrTransmission({
    assignments: [
      { account: ACCOUNT, payments: [PAID] },
      { account: '12345678903', payments: [PAID, PAID] },
    ],
  }).toString('latin1');
  const foreign = [
    'NY212420001008566000000586011117947',
    'NY21947000000010000000000000001234567897',
    `NY212488${'1'.padStart(8, '0')}${'3'.padStart(8, '0')}`,
  ].map((line) => `${line.padEnd(80, '0')}\n`);
  const [start = '', ...rest] = text.split(/(?<=\n)/);
  const end = rest.pop() ?? '';
  const ended = put(9, `${'4'.padStart(8, '0')}${String(rest.length + 5).padStart(8, '0')}`)(end);
  const whole = start + foreign.join('') + rest.join('') + ended;
  const read = await readBankFile([Buffer.from(whole)]);
  const statement = {
    bankId: null,
    number: 1,
    series: 'ocr 00010200',
    opening: null,
    closing: null,
  };
  expect(read).toMatchObject({
    kind: 'lines',
    file: {
      leftOut: 1,
      id: '0000001',
      statements: [
        { account: ACCOUNT, ...statement },
        { account: '12345678903', ...statement },
      ],
    },
  });
  const accounts = read.kind === 'lines' ? read.file.lines.map(({ account }) => account) : [];
  expect(accounts).toEqual([ACCOUNT, '12345678903', '12345678903']);
  // The records of other services are counted too.
  expect(await problemsOf(rewrite(Buffer.from(whole), 4, put(17, '00000004')))).toEqual([
    expect.objectContaining({ code: 'wrong_count', line: 4, found: '4', expected: '3' }),
  ]);
});

it('accepts lines that end as on Windows, a last one without end, and an empty assignment', async () => {
  const text = ocrFile({ account: ACCOUNT, payments: [PAID] }).toString('latin1');
  expect(await linesOf(Buffer.from(text.replaceAll('\n', '\r\n')))).toHaveLength(1);
  expect(await linesOf(Buffer.from(text.trimEnd()))).toHaveLength(1);
  expect(await linesOf(ocrFile({ account: ACCOUNT, payments: [] }))).toEqual([]);
});

describe('says what is wrong, and where', () => {
  const good = ocrFile({ account: ACCOUNT, payments: [PAID, { ...PAID, amount: 100n }] });
  it.each([
    [
      'a line too long',
      rewrite(good, 3, (line) => `${line}0`),
      { code: 'wrong_length', line: 3, found: '81', expected: '80' },
    ],
    ['an unknown record', rewrite(good, 3, put(1, 'NX')), { code: 'unknown_record', line: 3 }],
    ['an unknown item', rewrite(good, 3, put(7, '35')), { code: 'unknown_record', line: 3 }],
    [
      'an unknown transaction type',
      rewrite(good, 3, put(5, '22')).replace('NY091031', 'NY092231'),
      { code: 'unknown_transaction_type', line: 3, found: '22' },
    ],
    [
      'an item missing',
      rewrite(good, 4, () => 'NY091030').replace('NY091030\n', ''),
      { code: 'wrong_order', line: 4 },
    ],
    [
      'zero kroner',
      rewrite(good, 3, put(33, '0'.repeat(17))),
      { code: 'not_positive', line: 3, found: '0' },
    ],
    [
      'a minus in the digits',
      rewrite(good, 3, put(33, '-0000000000800000')),
      { code: 'wrong_value', line: 3, found: '-0000000000800000', expected: '0-9' },
    ],
    [
      'another sign than minus',
      rewrite(good, 3, put(32, '+')),
      { code: 'wrong_value', line: 3, found: '+' },
    ],
    ['no day', rewrite(good, 3, put(16, '000000')), { code: 'missing', line: 3 }],
    [
      'no second item at the end of an assignment',
      good.toString('latin1').split('\n').toSpliced(5, 1).join('\n'),
      { code: 'wrong_order', line: 6, found: 'NY090088' },
    ],
    [
      'an item of another service',
      rewrite(good, 4, put(3, '21')),
      { code: 'wrong_order', line: 4, found: 'NY211031' },
    ],
    [
      'an item of another type',
      rewrite(good, 4, put(5, '11')),
      { code: 'wrong_order', line: 4, found: 'NY091131' },
    ],
    [
      'an item twice',
      rewrite(good, 4, (line) => `${line}\n${line}`),
      { code: 'wrong_order', line: 5, found: 'NY091031' },
    ],
    [
      'a transaction’s number twice',
      rewrite(good, 5, put(9, '0000001')),
      { code: 'wrong_order', line: 5, found: 'NY091030', expected: 'NY091031' },
    ],
    [
      'a transaction outside of an assignment',
      good.toString('latin1').split('\n').toSpliced(1, 1).join('\n'),
      { code: 'wrong_order', line: 2, found: 'NY091030' },
    ],
    [
      'an assignment of the transmission’s own service',
      rewrite(good, 2, put(3, '00')),
      { code: 'unknown_record', line: 2, found: 'NY000020' },
    ],
    [
      'text without a line end',
      good.toString('latin1').split('\n').slice(0, 2).join('\n') + `\n${'0'.repeat(5000)}`,
      { code: 'wrong_length', line: 3, found: '5000', expected: '80' },
    ],
    [
      'an invalid day',
      rewrite(good, 3, put(16, '310227')),
      { code: 'wrong_date', line: 3, found: '310227', expected: 'DDMMYY' },
    ],
    [
      'an invalid account',
      rewrite(good, 2, put(25, '86011117948')),
      { code: 'wrong_account', line: 2, found: '86011117948' },
    ],
    ['letters in a KID', rewrite(good, 3, put(70, 'ABC')), { code: 'wrong_value', line: 3 }],
    [
      'a KID of 26 digits',
      rewrite(good, 3, put(50, '12345678901234567890123456')),
      { code: 'kid_too_long', line: 3 },
    ],
    [
      'a wrong number of transactions',
      rewrite(good, 7, put(9, '00000003')),
      { code: 'wrong_count', line: 7, found: '3', expected: '2' },
    ],
    [
      'a wrong number of records',
      rewrite(good, 8, put(17, '00000009')),
      { code: 'wrong_count', line: 8, found: '9', expected: '8' },
    ],
    [
      'a wrong sum',
      rewrite(good, 7, put(25, '00000000000800101')),
      { code: 'wrong_sum', line: 7, found: '800101', expected: '800100' },
    ],
    [
      'a wrong first day',
      rewrite(good, 7, put(48, '280227')),
      { code: 'wrong_date', line: 7, found: '2027-02-28', expected: '2027-03-01' },
    ],
    [
      'something after the end',
      `${good.toString('latin1')}${'NY000010'.padEnd(80, '0')}`,
      { code: 'wrong_order', line: 9, expected: '' },
    ],
    [
      'an empty line within',
      rewrite(good, 3, (line) => `\n${line}`),
      { code: 'wrong_length', line: 3, found: '0', expected: '80' },
    ],
    [
      'a NUL',
      rewrite(good, 3, put(60, '\0')),
      { code: 'wrong_encoding', line: 3, found: 'NUL', expected: 'ISO-8859-1' },
    ],
    [
      'a byte order mark',
      `\u00ef\u00bb\u00bf${good.toString('latin1')}`,
      { code: 'wrong_encoding', line: 1, found: 'UTF-8' },
    ],
    [
      'no end',
      good.toString('latin1').split('\n').slice(0, 7).join('\n'),
      { code: 'truncated', line: 7, expected: 'NY000089' },
    ],
  ])('%s', async (_, bytes, problem) => {
    expect(await problemsOf(bytes)).toEqual([expect.objectContaining(problem)]);
  });

  it('text in UTF-8', async () => {
    const bytes = ocrFile({
      account: ACCOUNT,
      payments: [{ ...PAID, type: '20', text: 'Leie på Bø' }],
    });
    expect(await problemsOf(Buffer.from(bytes.toString('latin1'), 'utf8'))).toEqual([
      { code: 'wrong_encoding', line: 5, found: 'UTF-8', expected: 'ISO-8859-1' },
    ]);
  });

  it('the first fifty of many problems, and the number of the rest', async () => {
    const payments = Array.from({ length: 60 }, () => PAID);
    const text = ocrFile({ account: ACCOUNT, payments }).toString('latin1');
    const read = await readBankFile([Buffer.from(text.replaceAll('1234567897', '12345X7897'))]);
    expect(read).toMatchObject({ kind: 'refused', more: 10 });
    expect(read.kind === 'refused' && read.problems).toHaveLength(50);
  });
});

const day = fc
  .integer({ min: 0, max: 364 })
  .map((days) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10));
const payment: fc.Arbitrary<PaymentInFile> = fc.record({
  amount: fc.bigInt(1n, 99_999_999_99n),
  kid: fc.stringMatching(/^\d{2,24}[\d-]$/),
  paidOn: day,
  bookedOn: day,
  account: fc.constantFrom('12345678903', '98765432109'),
  reference: fc.stringMatching(/^[1-9]\d{8}$/),
  type: fc.constantFrom('10', '11', '15', '16', '17', '21'),
});
const payments = fc.array(payment, { minLength: 1, maxLength: 12 });

describe('any payments', () => {
  it('are read as they were written, in any pieces', async () => {
    await fc.assert(
      fc.asyncProperty(payments, fc.integer({ min: 1, max: 200 }), async (input, piece) => {
        const bytes = ocrFile({ account: ACCOUNT, payments: input });
        const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
          bytes.subarray(at * piece, (at + 1) * piece),
        );
        const read = await readBankFile(pieces);
        expect(read.kind === 'lines' && read.file.lines).toMatchObject(
          input.map(({ amount, kid, paidOn, bookedOn, account, reference }) => ({
            account: ACCOUNT,
            amount,
            kid,
            paidOn,
            bookedOn,
            reference,
            counterparty: { account },
          })),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('are not read from a file that was cut, with lines in another order or other sums', async () => {
    await fc.assert(
      fc.asyncProperty(payments, fc.nat(), fc.nat(), fc.nat(), async (input, at, one, other) => {
        const bytes = ocrFile({ account: ACCOUNT, payments: input });
        const cut = bytes.subarray(0, at % (bytes.length - 1));
        expect(Array.isArray(await problemsOf(cut))).toBe(true);

        const lines = bytes.toString('latin1').trimEnd().split('\n');
        const [first, second] = [one % lines.length, other % lines.length];
        const swapped = lines.with(first, lines[second]!).with(second, lines[first]!);
        expect(Array.isArray(await problemsOf(swapped.join('\n')))).toBe(first !== second);

        const position = 25 + (at % 17);
        const digit = Number(lines.at(-1)![position - 1]);
        const changed = put(position, String((digit + 1) % 10));
        const line = one % 2 === 0 ? lines.length : lines.length - 1;
        expect(await problemsOf(rewrite(bytes, line, changed))).toEqual([
          expect.objectContaining({ code: 'wrong_sum', line }),
        ]);
      }),
      { numRuns: 200 },
    );
  });
});
