import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { ocrFile, pain002 } from '../../../../testing/bank-files.ts';
import { bankData, hasBankData } from '../../../../testing/schemas.ts';
import { readBankFile } from './read-bank-file.ts';

const OCR = ocrFile({ account: '86011117947', payments: [] });

it.each([
  ['nothing', Buffer.alloc(0), { code: 'empty' }],
  ['a zip', Buffer.from('504b0304aaaa', 'hex'), { code: 'archive', found: 'zip' }],
  ['a gzip of a good file', gzipSync(OCR), { code: 'archive', found: 'gzip' }],
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

it('stops reading what is too large, and closes it', async () => {
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

describe('the answer to a payment order', () => {
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

  it('says which order it is for, and what about', async () => {
    const bytes = pain002({ originalMessageId: 'O', groupStatus: 'yes' }).toString();
    expect(
      await readBankFile([Buffer.from(bytes.replace(/<OrgnlMsgId>O<\/OrgnlMsgId>/, ''))]),
    ).toMatchObject({
      problems: [{ code: 'wrong_value', found: 'yes' }, { code: 'missing' }],
    });
  });

  it.skipIf(!hasBankData)('is read from real banks', async () => {
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
