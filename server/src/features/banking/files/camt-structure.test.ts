import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';

import { camt054 } from '../../../../testing/bank-files.ts';
import { readBankFile } from './read-bank-file.ts';

/** Øre; zero and one more often than others, because sums meet there. */
const amount = fc.oneof(
  fc.constantFrom(0n, 0n, 1n, 500n, 10_000n),
  fc.bigInt({ min: 0n, max: 20_000n }),
);
const optional = <Of>(of: fc.Arbitrary<Of>) => fc.option(of, { nil: null, freq: 2 });
const sign = fc.constantFrom('CRDT', 'DBIT');
const currency = fc.constantFrom('NOK', 'NOK', 'NOK', 'EUR');
const money = fc.record({ amount, currency });
const details = fc.record({
  amt: optional(money),
  txAmt: optional(money),
  instdAmt: optional(money),
  charges: optional(money),
  sign: optional(sign),
  kid: fc.boolean(),
});
const entry = fc.record({
  amount: optional(amount),
  sign,
  charges: optional(money),
  isReversal: fc.boolean(),
  details: fc.array(details, { maxLength: 4 }),
});

type Of<What> = What extends Arbitrary<infer Value> ? Value : never;
type Money = Of<typeof money>;
const kroner = (ore: bigint) => `${ore / 100n}.${String(ore % 100n).padStart(2, '0')}`;
const amt = ({ amount: ore, currency: of }: Money) => `<Amt Ccy="${of}">${kroner(ore)}</Amt>`;
const chrgs = (of: Money | null) => of && `<Chrgs>${amt(of)}</Chrgs>`;
const all = (...parts: (string | null | false)[]) => parts.filter(Boolean).join('');

const writeDetails = ({ amt: own, txAmt, instdAmt, ...one }: Of<typeof details>) =>
  all(
    '<TxDtls>',
    own && amt(own),
    one.sign && `<CdtDbtInd>${one.sign}</CdtDbtInd>`,
    '<AmtDtls>',
    instdAmt && `<InstdAmt>${amt(instdAmt)}</InstdAmt>`,
    txAmt && `<TxAmt>${amt(txAmt)}</TxAmt>`,
    '</AmtDtls>',
    chrgs(one.charges),
    one.kid &&
      '<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>12345674</Ref></CdtrRefInf></Strd></RmtInf>',
    '</TxDtls>',
  ).replace('<AmtDtls></AmtDtls>', '');

/** What an entry may be where its amount is the sum of its payments: those are read, and not refused. */
function netOf({ details: ofEntry, sign: own }: Of<typeof entry>): bigint {
  const sum = ofEntry.reduce((total, one) => {
    const stated =
      [one.amt, one.txAmt, one.instdAmt].find((of) => of?.currency === 'NOK')?.amount ?? 0n;
    return total + ((one.sign ?? own) === own ? stated : -stated);
  }, 0n);
  return sum < 0n ? 0n : sum;
}

const writeEntry = (one: Of<typeof entry>) =>
  all(
    '<Ntry>',
    `<Amt Ccy="NOK">${kroner(one.amount ?? netOf(one))}</Amt>`,
    `<CdtDbtInd>${one.sign}</CdtDbtInd>`,
    one.isReversal && '<RvslInd>true</RvslInd>',
    '<Sts>BOOK</Sts><BookgDt><Dt>2027-03-01</Dt></BookgDt>',
    chrgs(one.charges),
    one.details.length > 0 && `<NtryDtls>${one.details.map(writeDetails).join('')}</NtryDtls>`,
    '</Ntry>',
  );

test('each file of entries, details, charges and zeros is refused by name, or every line has its money', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 3 }), async (entries) => {
      const text = camt054({
        account: '86011117947',
        payments: [{ amount: 1n, paidOn: '2027-03-01' }],
      })
        .toString()
        .replace(/<TxsSummry>[^]*<\/TxsSummry>/, '')
        .replace(/<Ntry>[^]*<\/Ntry>/, () => entries.map(writeEntry).join(''));
      const read = await readBankFile([Buffer.from(text)]);
      if (read.kind === 'refused') {
        expect(read.problems).not.toEqual([]);
        return;
      }
      if (read.kind !== 'lines') throw new Error(read.kind);
      taken += 1;
      const { lines, passed } = read.file;
      const booked = entries.reduce(
        (sum, one) => sum + (one.amount ?? netOf(one)) * (one.sign === 'CRDT' ? 1n : -1n),
        0n,
      );
      expect(lines.reduce((sum, line) => sum + line.amount, 0n)).toBe(booked);
      expect(lines.filter((line) => line.amount === 0n)).toEqual([]);
      expect(passed.filter(({ reason }) => reason !== 'zero')).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(30);
});
