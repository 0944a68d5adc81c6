import { describe, expect, it } from 'vitest';

import { camt053, type PaymentInFile } from '../../../../testing/bank-files.ts';
import { readBankFile } from './read-bank-file.ts';

const ACCOUNT = '86011117947';
const PAID: PaymentInFile = { amount: 800_000n, kid: '1234567897', paidOn: '2027-03-01' };
const PAID_OUT: PaymentInFile = { amount: -5_000n, paidOn: '2027-03-01' };

const statement = (file: Partial<Parameters<typeof camt053>[0]> = {}) =>
  camt053({ account: ACCOUNT, payments: [PAID, PAID_OUT], summary: true, ...file }).toString();

const readText = (text: string) => readBankFile([Buffer.from(text)]);

async function statementsOf(text: string) {
  const read = await readText(text);
  if (read.kind !== 'lines') throw new Error(JSON.stringify(read));
  return read.file.statements;
}

const linesOf = async (text: string) => {
  const read = await readText(text);
  return read.kind === 'lines' ? read.file.lines : read;
};

const problemsOf = async (text: string) => {
  const read = await readText(text);
  return read.kind === 'refused' ? read.problems : read.kind;
};

/** Puts the `Stmt` elements of these files into one. */
const joined = (...texts: string[]) =>
  texts[0]!.replace(/<Stmt>[^]*<\/Stmt>/, () =>
    texts.map((text) => /<Stmt>[^]*<\/Stmt>/.exec(text)![0]).join('\n'),
  );

describe('a statement', () => {
  it('has an account, the bank’s id and number, and both balances', async () => {
    const text = statement({ number: 61, closingOn: '2027-03-31', opening: 1_000_000n });
    expect(await statementsOf(text)).toEqual([
      {
        account: ACCOUNT,
        bankId: 'MSG-1-1',
        series: `camt.053 ${ACCOUNT}`,
        number: 61,
        opening: { amount: 1_000_000n, on: '2027-03-31' },
        closing: { amount: 1_795_000n, on: '2027-03-31' },
      },
    ]);
  });

  it('without an id has the file’s', async () => {
    const text = statement().replace('<Id>MSG-1-1</Id>', '');
    expect(await statementsOf(text)).toMatchObject([{ bankId: 'MSG-1' }]);
  });

  it('in a file without an id is refused', async () => {
    expect(await problemsOf(statement().replace('<MsgId>MSG-1</MsgId>', ''))).toEqual([
      { code: 'missing', path: 'GrpHdr/MsgId' },
    ]);
  });

  it('without an account is refused', async () => {
    expect(await problemsOf(statement().replace(/<Acct>.*<\/Acct>/, ''))).toEqual([
      { code: 'missing', path: 'Stmt[1]/Acct/Id' },
    ]);
  });

  it('does not belong to the account of the statement before it', async () => {
    const second = statement({ id: 'MSG-2' }).replace(/<Acct>.*<\/Acct>/, '');
    expect(await problemsOf(joined(statement(), second))).toEqual([
      { code: 'missing', path: 'Stmt[2]/Acct/Id' },
    ]);
  });

  it('gives its id to its own payments only, and its sums to its own balances', async () => {
    const second = statement({ id: 'MSG-2', account: '12345678903', payments: [PAID] });
    const read = await readText(joined(statement(), second));
    expect(read).toMatchObject({
      file: {
        lines: [
          { account: ACCOUNT, statementId: 'MSG-1-1' },
          { account: ACCOUNT, statementId: 'MSG-1-1' },
          { account: '12345678903', statementId: 'MSG-2-1' },
        ],
        statements: [
          { bankId: 'MSG-1-1', closing: { amount: 1_795_000n } },
          { bankId: 'MSG-2-1', closing: { amount: 1_800_000n } },
        ],
      },
    });
  });

  it('says of the first copy what the file is', async () => {
    const text = joined(statement({ copy: 'DUPL' }), statement({ id: 'MSG-2', copy: 'CODU' }));
    expect(await readText(text)).toMatchObject({ file: { copy: 'DUPL' } });
  });

  it.each([
    ['an electronic one', '<ElctrncSeqNb>7</ElctrncSeqNb>', 7],
    ['a legal one', '<LglSeqNb>8</LglSeqNb>', 8],
    ['the electronic one of both', '<ElctrncSeqNb>7</ElctrncSeqNb><LglSeqNb>8</LglSeqNb>', 7],
    ['one too large to count with', '<ElctrncSeqNb>999999999999999999</ElctrncSeqNb>', null],
    ['none', '', null],
  ])('has a number: %s', async (_, numbers, number) => {
    const text = statement().replace('<Acct>', `${numbers}<Acct>`);
    expect((await statementsOf(text))[0]?.number).toBe(number);
  });

  it.each(['7a', 'a7', '1'.repeat(19)])('with the number %s is refused', async (number) => {
    const text = statement().replace('<Acct>', `<ElctrncSeqNb>${number}</ElctrncSeqNb><Acct>`);
    expect(await problemsOf(text)).toEqual([
      { code: 'wrong_value', path: 'Stmt[1]/ElctrncSeqNb', found: number },
    ]);
  });
});

describe('balances', () => {
  const balance = (type: string, amount: string, direction = 'CRDT', more = '') =>
    `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry>${more}</Tp><Amt Ccy="NOK">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>2027-03-31</Dt></Dt></Bal>`;
  const withBalances = (balances: string) => statement().replace(/<Bal>.*<\/Bal>/, () => balances);
  const balancesOf = async (balances: string) => {
    const [{ opening, closing } = { opening: null, closing: null }] = await statementsOf(
      withBalances(balances),
    );
    return [opening?.amount ?? null, closing?.amount ?? null];
  };

  it.each([
    ['an opening one', balance('OPBD', '100.00') + balance('CLBD', '8050.00'), [10_000n, 805_000n]],
    [
      'the closing one of the day before',
      balance('PRCD', '100.00') + balance('CLBD', '8050.00'),
      [10_000n, 805_000n],
    ],
    [
      'the opening one, where the closing one of the day before is stated too',
      balance('OPBD', '100.00') + balance('PRCD', '99.00') + balance('CLBD', '8050.00'),
      [10_000n, 805_000n],
    ],
    [
      'an overdraft',
      balance('OPBD', '8000.00', 'DBIT') + balance('CLBD', '50.00', 'DBIT'),
      [-800_000n, -5_000n],
    ],
    ['an available one, which is none', balance('CLAV', '99.00'), [null, null]],
    [
      'those of a page, which are none',
      balance('OPBD', '1.00', 'CRDT', '<SubTp><Cd>INTM</Cd></SubTp>') + balance('CLBD', '2.00'),
      [null, 200n],
    ],
    [
      'two opening ones, of which neither counts',
      balance('OPBD', '1.00') + balance('OPBD', '2.00') + balance('CLBD', '3.00'),
      [null, 300n],
    ],
  ])('are %s', async (_, balances, amounts) => {
    expect(await balancesOf(balances)).toEqual(amounts);
  });

  it('in another currency, of half an øre or without a day are not stored', async () => {
    const opening = balance('OPBD', '1.00');
    for (const other of [
      opening.replace('NOK', 'EUR'),
      opening.replace('1.00', '1.005'),
      opening.replace(/<Dt>.*<\/Dt>/, ''),
    ])
      expect(await balancesOf(other)).toEqual([null, null]);
    expect(await balancesOf(opening)).toEqual([100n, null]);
  });

  it('without a direction or an amount are refused', async () => {
    const opening = balance('OPBD', '1.00');
    expect(
      await problemsOf(withBalances(opening.replace('<CdtDbtInd>CRDT</CdtDbtInd>', ''))),
    ).toEqual([{ code: 'missing', path: 'Stmt[1]/Bal/CdtDbtInd' }]);
    expect(await problemsOf(withBalances(opening.replace('1.00', 'x')))).toEqual([
      { code: 'wrong_value', path: 'Stmt[1]/Bal/Amt', found: 'x' },
    ]);
  });

  it('are compared with what was booked, not with what is pending', async () => {
    const right = balance('OPBD', '100.00') + balance('CLBD', '50.00');
    const text = withBalances(right)
      .replace('<Sts>BOOK</Sts>', '<Sts>PDNG</Sts>')
      .replace(/<TxsSummry>.*<\/TxsSummry>/, '');
    expect(await statementsOf(text)).toMatchObject([{ closing: { amount: 5_000n } }]);
    expect(
      await problemsOf(text.replace('>50.00</Amt><CdtDbtInd>CRDT', '>51.00</Amt><CdtDbtInd>CRDT')),
    ).toEqual([{ code: 'wrong_sum', path: 'Stmt[1]/Bal/Amt', found: '51.00', expected: '50.00' }]);
  });

  it('of a report or a notification, which is not a whole day, are not compared', async () => {
    const right = balance('OPBD', '100.00') + balance('CLBD', '1.00');
    const text = withBalances(right);
    expect(await problemsOf(text)).toMatchObject([{ code: 'wrong_sum' }]);
    for (const [format, root, part] of [
      ['camt.052', 'BkToCstmrAcctRpt', 'Rpt'],
      ['camt.054', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
    ] as const) {
      const other = text
        .replace('camt.053', format)
        .replaceAll('BkToCstmrStmt', root)
        .replaceAll(/(?<=<\/?)Stmt>/g, `${part}>`);
      expect(await statementsOf(other)).toMatchObject([{ closing: { amount: 100n } }]);
    }
  });

  it('are not compared when an entry is in another currency', async () => {
    const balances = balance('OPBD', '100.00') + balance('CLBD', '8100.00');
    const text = withBalances(balances)
      .replace(/<TxsSummry>.*<\/TxsSummry>/, '')
      .replaceAll('"NOK">50.00', '"EUR">50.00');
    expect(await readText(text)).toMatchObject({
      file: { lines: [{ amount: 800_000n }], passed: [{ reason: 'other_currency' }] },
    });
  });

  it('in two currencies are not compared', async () => {
    const balances = balance('OPBD', '100.00') + balance('CLBD', '1.00').replace('NOK', 'EUR');
    expect(await statementsOf(withBalances(balances))).toMatchObject([{ closing: null }]);
  });
});

describe('the summary of a statement', () => {
  const summary = (inside: string) =>
    statement().replace(/<TxsSummry>.*<\/TxsSummry>/, `<TxsSummry>${inside}</TxsSummry>`);
  const side = (name: string, count: string, sum: string) =>
    `<${name}><NbOfNtries>${count}</NbOfNtries><Sum>${sum}</Sum></${name}>`;

  it('counts and adds credits and debits', async () => {
    const right = side('TtlCdtNtries', '1', '8000.00') + side('TtlDbtNtries', '1', '50.00');
    expect(await statementsOf(summary(right))).toHaveLength(1);
  });

  it.each([
    [
      'credits of another number',
      side('TtlCdtNtries', '2', '8000.00'),
      [
        {
          code: 'wrong_count',
          path: 'Stmt[1]/TxsSummry/TtlCdtNtries/NbOfNtries',
          found: '2',
          expected: '1',
        },
      ],
    ],
    [
      'debits of another sum',
      side('TtlDbtNtries', '1', '-50.00'),
      [
        {
          code: 'wrong_sum',
          path: 'Stmt[1]/TxsSummry/TtlDbtNtries/Sum',
          found: '-50.00',
          expected: '50.00',
        },
      ],
    ],
    [
      'a number that is none',
      side('TtlNtries', '2x', '8050.00'),
      [{ code: 'wrong_value', path: 'Stmt[1]/TxsSummry/TtlNtries/NbOfNtries', found: '2x' }],
    ],
    [
      'a sum that is none',
      side('TtlNtries', '2', '8050,00'),
      [{ code: 'wrong_value', path: 'Stmt[1]/TxsSummry/TtlNtries/Sum', found: '8050,00' }],
    ],
  ])('is refused for %s', async (_, inside, problems) => {
    expect(await problemsOf(summary(inside))).toEqual(problems);
  });

  it.each([
    ['in the first versions', '<TtlNetNtryAmt>50.00</TtlNetNtryAmt><CdtDbtInd>DBIT</CdtDbtInd>'],
    ['since version 04', '<TtlNetNtry><Amt>50.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></TtlNetNtry>'],
  ])('may have a net below zero, %s', async (_, net) => {
    const text = statement({ payments: [PAID_OUT] }).replace(
      /<TtlNetNtryAmt>.*(?=<\/TtlNtries>)/,
      net,
    );
    expect(await statementsOf(text)).toHaveLength(1);
    const path = net.startsWith('<TtlNetNtry>') ? 'TtlNetNtry/Amt' : 'TtlNetNtryAmt';
    expect(await problemsOf(text.replaceAll(/DBIT(?=<\/CdtDbtInd><\/Ttl)/g, 'CRDT'))).toEqual([
      {
        code: 'wrong_sum',
        path: `Stmt[1]/TxsSummry/TtlNtries/${path}`,
        found: '50.00',
        expected: '-50.00',
      },
    ]);
  });

  it('may count all entries or only the booked ones', async () => {
    const pending = statement()
      .replace('<Sts>BOOK</Sts>', '<Sts>PDNG</Sts>')
      .replace(/<Bal>.*<\/Bal>/, '');
    const counted = (count: string, sum: string) =>
      pending.replace(
        /<TxsSummry>.*<\/TxsSummry>/,
        `<TxsSummry>${side('TtlNtries', count, sum)}</TxsSummry>`,
      );
    expect(await statementsOf(counted('2', '8050.00'))).toHaveLength(1);
    expect(await statementsOf(counted('1', '50.00'))).toHaveLength(1);
    expect(await problemsOf(counted('0', '0.00'))).toMatchObject([
      { code: 'wrong_count', expected: '2' },
      { code: 'wrong_sum', expected: '8050.00' },
    ]);
  });
});

describe('the batch of an entry', () => {
  const lump = [PAID, { ...PAID, amount: 100n }];
  const withTotal = (total: string) =>
    statement({ payments: [], lumps: [lump] }).replace(
      '<NbOfTxs>2</NbOfTxs>',
      `<NbOfTxs>2</NbOfTxs>${total}`,
    );
  const total = (currency: string, amount: string) =>
    `<TtlAmt Ccy="${currency}">${amount}</TtlAmt><CdtDbtInd>CRDT</CdtDbtInd>`;

  it('is the sum of its payments', async () => {
    expect(await statementsOf(withTotal(total('NOK', '8001.00')))).toHaveLength(1);
    expect(await linesOf(withTotal(total('NOK', '8002.00')))).toMatchObject([
      {
        amount: 800_100n,
        unclear: {
          code: 'wrong_sum',
          path: 'Stmt[1]/Ntry[1]/NtryDtls[1]/Btch/TtlAmt',
          found: '8002.00',
          expected: '8001.00',
        },
      },
    ]);
  });

  it('is not compared in a currency that its payments do not state', async () => {
    expect(await statementsOf(withTotal(total('EUR', '1.00')))).toHaveLength(1);
  });

  it('may be the net of payments in both directions, or their sum', async () => {
    const both = [{ ...PAID, amount: 100n }, PAID_OUT];
    const text = (amount: string) =>
      statement({ version: '08', payments: [], lumps: [both] }).replace(
        '<NbOfTxs>2</NbOfTxs>',
        `<NbOfTxs>2</NbOfTxs>${total('NOK', amount)}`,
      );
    const more = [PAID, PAID_OUT];
    const received = statement({ version: '08', payments: [], lumps: [more] }).replace(
      '<NbOfTxs>2</NbOfTxs>',
      `<NbOfTxs>2</NbOfTxs>${total('NOK', '7950.00')}`,
    );
    expect(await statementsOf(received)).toHaveLength(1);
    expect(await statementsOf(text('49.00'))).toHaveLength(1);
    expect(await statementsOf(text('51.00'))).toHaveLength(1);
    expect(await linesOf(text('50.00'))).toMatchObject([{ unclear: { code: 'wrong_sum' } }]);
  });

  it('of an entry without payments is not counted', async () => {
    const text = withTotal('').replaceAll(/<TxDtls>[^]*<\/TxDtls>/g, '');
    expect(await statementsOf(text)).toHaveLength(1);
  });
});
