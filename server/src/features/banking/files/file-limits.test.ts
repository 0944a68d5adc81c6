import { expect, it } from 'vitest';

import { camt053 } from '../../../../testing/bank-files.ts';
import { MAX_LINES, MAX_STATEMENTS } from './problems.ts';
import { readBankFile } from './read-bank-file.ts';

const [BEFORE = '', AFTER = ''] = camt053({ account: '86011117947' })
  .toString()
  .split(/<Stmt>[^]*<\/Stmt>/);
const ACCOUNT = '<Acct><Id><IBAN>NO9386011117947</IBAN></Id></Acct>';

it('a file may have ten thousand statements, and not one more', async () => {
  const read = (count: number) =>
    readBankFile([Buffer.from(BEFORE + `<Stmt>${ACCOUNT}</Stmt>`.repeat(count) + AFTER)]);
  expect(await read(MAX_STATEMENTS)).toMatchObject({ kind: 'lines' });
  expect(await read(MAX_STATEMENTS + 1)).toMatchObject({
    problems: [{ code: 'too_large', path: `Stmt[${MAX_STATEMENTS + 1}]` }],
  });
});

const PENDING = '<Ntry><Amt Ccy="NOK">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts></Ntry>';
const PAYMENT = '<TxDtls><Amt Ccy="NOK">1.00</Amt></TxDtls>';

/** A file with more of one element than it may have. */
function* tooMany(before: string, one: string): Generator<Buffer> {
  yield Buffer.from(`${BEFORE}<Stmt>${ACCOUNT}${before}`);
  for (let at = 0; at <= MAX_LINES; at += 1000) yield Buffer.from(one.repeat(1000));
}

it('a file may have 300 000 entries, and not one more', async () => {
  expect(await readBankFile(tooMany('', PENDING))).toMatchObject({
    problems: [{ code: 'too_large', path: `Stmt[1]/Ntry[${MAX_LINES + 1}]` }],
  });
});

it('a file may have 300 000 payments, and not one more', { tags: ['nightly'] }, async () => {
  const path = `Stmt[1]/Ntry[1]/NtryDtls[1]/TxDtls[${MAX_LINES + 1}]`;
  expect(await readBankFile(tooMany('<Ntry><NtryDtls>', PAYMENT))).toMatchObject({
    problems: [{ code: 'too_large', path }],
  });
});
