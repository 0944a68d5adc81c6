import { gzipSync } from 'node:zlib';

import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { camt054, ocrFile, pain002 } from '../../../../testing/bank-files.ts';
import { bankData } from '../../../../testing/schemas.ts';
import { readBankFile } from './read-bank-file.ts';

const OCR = ocrFile({ account: '86011117947', payments: [] });

it.each([
  ['nothing', Buffer.alloc(0), { code: 'empty' }],
  ['a damaged ZIP', Buffer.from('504b0304aaaa', 'hex'), { code: 'archive' }],
  ['a gzip of a good file', gzipSync(OCR), { code: 'archive', found: 'gzip' }],
  [
    'a ZIP, which is unpacked before',
    Buffer.from(zipSync({ a: OCR })),
    { code: 'archive', found: 'zip' },
  ],
  ['UTF-16', Buffer.from('fffe4e005900', 'hex'), { code: 'wrong_encoding', found: 'UTF-16' }],
  ['a letter', Buffer.from('Dear bank'), { code: 'unknown_kind', found: 'Dear bank' }],
  ['a page', Buffer.from('<html></html>'), { code: 'unknown_kind' }],
])('%s is refused by its name', async (_, bytes, problem) => {
  expect(await readBankFile([bytes])).toEqual({
    kind: 'refused',
    problems: [expect.objectContaining(problem)],
    more: 0,
  });
});

it('stops reading a file that is too large, and closes it', async () => {
  let [read, closed] = [0, false];
  async function* endless() {
    try {
      yield OCR.subarray(0, 81);
      for (;;)
        yield Buffer.from('NY'.padEnd(80, '0').concat('\n')) && Buffer.alloc((read += 1) && 81, 10);
    } finally {
      closed = true;
    }
  }
  expect(await readBankFile(endless(), { maxBytes: 8100 })).toMatchObject({
    problems: [{ code: 'too_large', expected: '8100' }],
  });
  expect([read, closed]).toEqual([100, true]);
});

it('closes a file that it refuses by its first bytes', async () => {
  let closed = false;
  async function* letter() {
    try {
      for (;;) yield Buffer.from('Dear bank, '.repeat(10_000));
    } finally {
      closed = true;
    }
  }
  expect(await readBankFile(letter())).toMatchObject({
    problems: [{ code: 'unknown_kind', found: 'Dear bank, Dear bank' }],
  });
  expect(closed).toBe(true);
});

it('does not take a failure of the source for a problem of the file', async () => {
  async function* failing() {
    yield OCR.subarray(0, 81);
    throw new Error('connection lost');
  }
  await expect(readBankFile(failing())).rejects.toThrow('connection lost');
});

it.each([
  ['white space before its first element', (text: string) => text.replace(/^<\?.*\?>/, '\n ')],
  ['white space in its declaration', (text: string) => text.replace('encoding=', 'encoding = ')],
  ['no declaration', (text: string) => text.replace(/^<\?.*\?>\n/, '')],
])('a message with %s is read', async (_, change) => {
  const bytes = camt054({ account: '86011117947', payments: [] });
  expect(await readBankFile([Buffer.from(change(bytes.toString()))])).toMatchObject({
    kind: 'lines',
    file: { format: 'camt.054' },
  });
});

describe('a message', () => {
  const camt = camt054({ account: '86011117947', payments: [] }).toString();

  it.each([' MSG-1\n', '<![CDATA[MSG-1]]>', '<!-- old -->MSG-1', '&#77;SG-1'])(
    'has the same id written as %j',
    async (written) => {
      const text = camt.replace('>MSG-1<', `>${written}<`);
      expect(await readBankFile([Buffer.from(text)])).toMatchObject({ file: { id: 'MSG-1' } });
    },
  );

  it('is refused with the line and the path of what is malformed', async () => {
    const text = camt.replace('<CreDtTm>', '\n\n<CreDtTm>&xxe;');
    expect(await readBankFile([Buffer.from(text)])).toMatchObject({
      problems: [
        { code: 'xml_malformed', line: 5, path: 'GrpHdr[1]/CreDtTm', found: 'undefined entity.' },
      ],
    });
  });

  it.each([
    ['an identifier’s part', '</IBAN>', '</IBAN><Tp/>', 'Ntfctn[1]/Acct[1]/Id/Tp'],
    ['a second root', '<GrpHdr>', '<Ntfctn2/><GrpHdr>', 'Ntfctn2'],
  ])('is refused for %s in a place where none may be', async (_, before, after, path) => {
    expect(await readBankFile([Buffer.from(camt.replace(before, after))])).toMatchObject({
      problems: [expect.objectContaining({ code: 'unknown_element', path })],
    });
  });
});

describe('the answer to a payment order', () => {
  it.each(['04', '07', '09', '10', '12'])('is read in version %s', async (version) => {
    const bytes = pain002({ originalMessageId: 'ORDER-1', groupStatus: 'ACCP' });
    const text = bytes.toString().replace('pain.002.001.03', `pain.002.001.${version}`);
    expect(await readBankFile([Buffer.from(text)])).toMatchObject({
      report: { originalMessageId: 'ORDER-1', group: { status: 'ACCP' } },
    });
  });

  it('says which element is misspelt', async () => {
    const bytes = pain002({
      originalMessageId: 'O',
      transactions: [{ endToEndId: 'P', status: 'RJCT' }],
    });
    const text = bytes.toString().replaceAll('TxSts>', 'TxStss>');
    expect(await readBankFile([Buffer.from(text)])).toMatchObject({
      kind: 'refused',
      problems: expect.arrayContaining([
        expect.objectContaining({ code: 'unknown_element', found: 'TxStss' }),
      ]),
    });
  });

  it('is for the order, a batch of it, or a payment', async () => {
    const bytes = pain002({
      originalMessageId: 'ORDER-1',
      groupStatus: 'PART',
      transactions: [
        { endToEndId: 'P1', status: 'ACCP' },
        { endToEndId: 'P2', status: 'RJCT', reasonCode: 'AC01', text: 'Ukjent konto' },
      ],
    });
    expect(await readBankFile([bytes])).toEqual({
      kind: 'answers',
      report: {
        format: 'pain.002',
        messageId: 'ANSWER-1',
        originalMessageId: 'ORDER-1',
        group: { status: 'PART', reasonCode: null, text: null },
        batches: [],
        transactions: [
          {
            endToEndId: 'P1',
            paymentInformationId: 'ORDER-1',
            status: 'ACCP',
            reasonCode: null,
            text: null,
          },
          {
            endToEndId: 'P2',
            paymentInformationId: 'ORDER-1',
            status: 'RJCT',
            reasonCode: 'AC01',
            text: 'Ukjent konto',
          },
        ],
      },
    });
    const ofBatch = bytes
      .toString()
      .replaceAll(/<TxSts>.*?<\/TxSts>/g, '')
      .replace('</OrgnlPmtInfId>', '</OrgnlPmtInfId><PmtInfSts>ACSP</PmtInfSts>');
    expect(await readBankFile([Buffer.from(ofBatch)])).toMatchObject({
      report: {
        batches: [{ paymentInformationId: 'ORDER-1', status: 'ACSP' }],
        transactions: [{ status: 'ACSP' }, { status: 'ACSP' }],
      },
    });
  });

  it('says which order it is for, and the reason', async () => {
    const bytes = pain002({ originalMessageId: 'O', groupStatus: 'yes' }).toString();
    expect(
      await readBankFile([Buffer.from(bytes.replace(/<OrgnlMsgId>O<\/OrgnlMsgId>/, ''))]),
    ).toMatchObject({
      problems: [{ code: 'wrong_value', found: 'yes' }, { code: 'missing' }],
    });
  });

  const answer = pain002({
    originalMessageId: 'O',
    transactions: [
      { endToEndId: 'P1', status: 'RJCT', reasonCode: 'AC01', text: 'Ukjent konto' },
      { endToEndId: 'P2', status: 'ACCP' },
    ],
  }).toString();
  const PAYMENT = 'OrgnlPmtInfAndSts[1]/TxInfAndSts';

  it.each([
    [
      'its own id',
      answer.replace('<MsgId>ANSWER-1</MsgId>', ''),
      { code: 'missing', path: 'GrpHdr/MsgId' },
    ],
    [
      'the order’s id',
      answer.replace('<OrgnlMsgId>O</OrgnlMsgId>', ''),
      { code: 'missing', path: 'OrgnlGrpInfAndSts/OrgnlMsgId' },
    ],
    [
      'a payment’s id',
      answer.replace('<OrgnlEndToEndId>P1</OrgnlEndToEndId>', ''),
      { code: 'missing', path: `${PAYMENT}[1]/OrgnlEndToEndId` },
    ],
    [
      'a payment’s status',
      answer.replace('<TxSts>ACCP</TxSts>', ''),
      { code: 'missing', path: `${PAYMENT}[2]/TxSts` },
    ],
  ])('without %s is refused', async (_, text, problem) => {
    expect(await readBankFile([Buffer.from(text)])).toMatchObject({ problems: [problem] });
  });

  it.each(['RJCTX', 'XRJCT'])('with the status %s is refused', async (status) => {
    expect(await readBankFile([Buffer.from(answer.replace('RJCT', status))])).toMatchObject({
      problems: [{ code: 'wrong_value', path: `${PAYMENT}[1]/TxSts`, found: status }],
    });
  });

  it('may have reasons of the bank’s own, in several lines', async () => {
    const text = answer
      .replace('<Rsn><Cd>AC01</Cd></Rsn>', '<Rsn><Prtry>X7</Prtry></Rsn>')
      .replace('</AddtlInf>', '</AddtlInf><AddtlInf>i DNB</AddtlInf>');
    expect(await readBankFile([Buffer.from(text)])).toMatchObject({
      report: { transactions: [{ reasonCode: 'X7', text: 'Ukjent konto i DNB' }, {}] },
    });
  });

  it('for several batches has each payment in its own', async () => {
    const [batch = ''] = /<OrgnlPmtInfAndSts>[^]*<\/OrgnlPmtInfAndSts>/.exec(answer) ?? [];
    const second = batch
      .replace('<OrgnlPmtInfId>O<', '<OrgnlPmtInfId>SECOND<')
      .replace('P1', 'P3')
      .replace('P2', 'P4');
    expect(await readBankFile([Buffer.from(answer.replace(batch, batch + second))])).toMatchObject({
      report: {
        transactions: [
          { endToEndId: 'P1', paymentInformationId: 'O' },
          { endToEndId: 'P2', paymentInformationId: 'O' },
          { endToEndId: 'P3', paymentInformationId: 'SECOND' },
          { endToEndId: 'P4', paymentInformationId: 'SECOND' },
        ],
      },
    });
  });

  it('is read from real banks', { tags: ['real-files'] }, async () => {
    expect(await readBankFile([bankData('pain/gs_pain_002_v3_accepted.xml')])).toMatchObject({
      report: {
        originalMessageId: '10280093XXXX',
        group: null,
        transactions: [
          {
            endToEndId: 'GSDGFKfLURaHb',
            paymentInformationId: '3B-CCY',
            status: 'ACCP',
            reasonCode: 'NARR',
          },
        ],
      },
    });
    expect(
      await readBankFile([bankData('pain/nordea_pain_002_v3_group_reject.xml')]),
    ).toMatchObject({
      report: {
        originalMessageId: 'MSGID-PS-TEST-0708-01',
        group: { status: 'RJCT', reasonCode: 'DU01', text: 'ISO Duplicate Message ID' },
        transactions: [],
      },
    });
  });
});
