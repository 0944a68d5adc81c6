import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { camt052, camt053, camt054, ocrFile, pain002 } from '../../../../testing/bank-files.ts';
import { MUTATIONS } from '../../../../testing/mutations.ts';
import { bankData } from '../../../../testing/schemas.ts';
import { readBankFile } from './read-bank-file.ts';

const account = '86011117947';
const day = { paidOn: '2027-03-01', bookedOn: '2027-03-02' };
const payments = [
  { ...day, amount: 800_000n, kid: '1234567897', account: '12345678903' },
  { ...day, amount: 123_456n, kid: '100008-', name: 'Kari & Ola', text: 'Leie' },
  { ...day, amount: -5_000n, name: 'Bjørg', reference: '123456789' },
];
const camt = { account, payments, lumps: [[payments[0]!, payments[1]!]], summary: true };
const TOTAL = payments.reduce((sum, { amount }) => sum + amount, 0n) + 923_456n;

const FILES: [name: string, bytes: Buffer, total: bigint][] = [
  ['OCR', ocrFile({ account, payments: [...payments, payments[0]!, payments[1]!] }), TOTAL],
  ['camt.052', camt052({ ...camt, version: '08' }), TOTAL],
  ['camt.053', camt053(camt), TOTAL],
  ['camt.054', camt054({ ...camt, version: '08' }), TOTAL],
];

const hundredths = (amount: string) => BigInt(amount.replace('.', ''));

/** The sum of all amounts in a file, booked or passed over; null when it is refused. */
async function totalOf(bytes: Buffer): Promise<bigint | null> {
  const read = await readBankFile([bytes], { today: '2027-03-05', maxBytes: 1_000_000 });
  if (read.kind === 'refused') expect(read.problems.length).toBeGreaterThan(0);
  if (read.kind !== 'lines') return null;
  const { lines, passed } = read.file;
  return (
    lines.reduce((sum, { amount }) => sum + amount, 0n) +
    passed.reduce((sum, { amount }) => sum + hundredths(amount), 0n)
  );
}

const somewhere = fc.tuple(fc.nat(), fc.nat());

describe.each(FILES)('%s', (_, bytes, total) => {
  it('is read as it was written', async () => {
    expect(await totalOf(bytes)).toBe(total);
  });

  it.each(Object.entries(MUTATIONS))(
    'with %s is refused, or has the same sum',
    async (__, mutate) => {
      await fc.assert(
        fc.asyncProperty(somewhere, async ([at, by]) => {
          expect([null, total]).toContain(await totalOf(mutate(bytes, at % bytes.length, by)));
        }),
        { numRuns: 60, seed: 31 },
      );
    },
  );
});

const SAMPLES = [
  'camt/genkgo_camt053.v2.multi.statement.xml',
  'camt/genkgo_camt054.v2.xml',
  'ocr/netsgiro_ocr_giro_transactions.txt',
  'pain/gs_pain_002_v3_accepted.xml',
  'pain/nordea_pain_002_v3_group_reject.xml',
  'pain/own_pain001_03_no_domestic.xml',
  'avtalegiro/agreements.txt',
  'avtalegiro/payment_request.txt',
];

describe('any bytes', () => {
  const answer = pain002({
    originalMessageId: 'O',
    transactions: [{ endToEndId: 'P', status: 'RJCT' }],
  });
  const areReadOrRefused = (some: readonly Buffer[]) =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...some),
        fc.constantFrom(...Object.values(MUTATIONS)),
        somewhere,
        async (bytes, mutate, [at, by]) => {
          const read = await readBankFile([mutate(bytes, at % bytes.length, by)]);
          if (read.kind === 'refused') expect(read.problems.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 150, seed: 31 },
    );

  it('are read, or refused with what is wrong', () => areReadOrRefused([answer]));

  it('of real banks are read, or refused with what is wrong', { tags: ['real-files'] }, () =>
    areReadOrRefused(SAMPLES.map((name) => bankData(name))),
  );

  it(
    'of unsupported services are counted, or refused by the service’s name',
    { tags: ['real-files'] },
    async () => {
      const kinds = await Promise.all(
        SAMPLES.slice(5).map(async (name) => readBankFile([bankData(name)])),
      );
      expect(kinds).toMatchObject([
        {
          problems: [
            { code: 'unknown_kind', found: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03' },
          ],
        },
        { file: { format: 'ocr', lines: [], leftOut: 16 } },
        { file: { format: 'ocr', lines: [], leftOut: 6 } },
      ]);
    },
  );
});
