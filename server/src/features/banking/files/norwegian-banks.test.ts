import { expect, it } from 'vitest';

import { schemaErrors } from '../../../../testing/schemas.ts';
import { readBankFile } from './read-bank-file.ts';

// Files in the shapes of Norwegian banks, after their message guides: the same rent in each.

const CREATED = '<CreDtTm>2027-03-02T06:15:00.000+01:00</CreDtTm>';
const DAYS =
  '<BookgDt><Dt>2027-03-02</Dt></BookgDt><ValDt><Dt>2027-03-01</Dt></ValDt><AcctSvcrRef>';
const IBAN = '<Acct><Id><IBAN>NO9386011117947</IBAN></Id><Ccy>NOK</Ccy>';
const CREDIT = '<CdtDbtInd>CRDT</CdtDbtInd>';
const DEBIT = '<CdtDbtInd>DBIT</CdtDbtInd>';
const amount = (kroner: string) => `<Amt Ccy="NOK">${kroner}</Amt>`;
const domain = (family: string) =>
  `<Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>DMCT</SubFmlyCd></Fmly></Domn>`;
const bban = (account: string) =>
  `<Id><Othr><Id>${account}</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr></Id>`;
const debtor = (name: string, account: string) =>
  `<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct>${bban(account)}</DbtrAcct></RltdPties>`;
const reference = (kid: string, type = '<Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp>') =>
  `<Strd><CdtrRefInf>${type}<Ref>${kid}</Ref></CdtrRefInf></Strd>`;

const message = (name: 'camt.053' | 'camt.054', version: '02' | '08', parts: string) => {
  const root = name === 'camt.053' ? 'BkToCstmrStmt' : 'BkToCstmrDbtCdtNtfctn';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${name}.001.${version}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><${root}>
<GrpHdr><MsgId>20270302061500123</MsgId>${CREATED}</GrpHdr>
${parts}
</${root}></Document>`;
};

/** All KID payments of a day as one entry; the entry's reference counts entries. */
const dnb = () =>
  message(
    'camt.054',
    '02',
    `<Ntfctn><Id>1</Id>${CREATED}${IBAN}<Svcr><FinInstnId><BIC>DNBANOKK</BIC></FinInstnId></Svcr></Acct>
<Ntry><NtryRef>1</NtryRef>${amount('20000.00')}${CREDIT}<Sts>BOOK</Sts>${DAYS}230100001</AcctSvcrRef>
<BkTxCd>${domain('RCDT')}<Prtry><Cd>230</Cd><Issr>DNB</Issr></Prtry></BkTxCd>
<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>
<TxDtls><Refs><AcctSvcrRef>111</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs><AmtDtls><TxAmt>${amount('12000.00')}</TxAmt></AmtDtls>${debtor('Kari Åsnes', '12345678903')}<RmtInf>${reference('1234567897')}</RmtInf></TxDtls>
<TxDtls><Refs><AcctSvcrRef>112</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs><AmtDtls><TxAmt>${amount('8000.00')}</TxAmt></AmtDtls>${debtor('Ola Nordmann', '12345678903')}<RmtInf>${reference('12345674')}</RmtInf></TxDtls>
</NtryDtls></Ntry></Ntfctn>`,
  );

/** A notification per account, with the batch's own sum, and the bank's charges next to the credits. */
const nordea = () =>
  message(
    'camt.054',
    '02',
    `<Ntfctn><Id>N1</Id>${CREATED}${IBAN}</Acct><TxsSummry><TtlCdtNtries><NbOfNtries>1</NbOfNtries><Sum>12000</Sum></TtlCdtNtries></TxsSummry>
<Ntry>${amount('12000')}${CREDIT}<Sts>BOOK</Sts>${DAYS}NDEA1</AcctSvcrRef><BkTxCd>${domain('RCDT')}</BkTxCd>
<NtryDtls><Btch><NbOfTxs>1</NbOfTxs><TtlAmt Ccy="NOK">12000</TtlAmt>${CREDIT}</Btch><TxDtls><Refs><AcctSvcrRef>111</AcctSvcrRef></Refs><AmtDtls><InstdAmt>${amount('12000')}</InstdAmt><TxAmt>${amount('12000')}</TxAmt></AmtDtls>${debtor('Kari Åsnes', '12345678903')}<RmtInf>${reference('1234567897')}</RmtInf></TxDtls></NtryDtls></Ntry></Ntfctn>
<Ntfctn><Id>N2</Id>${CREATED}${IBAN}</Acct>
<Ntry>${amount('7950.00')}${CREDIT}<Sts>BOOK</Sts>${DAYS}NDEA2</AcctSvcrRef><BkTxCd>${domain('RCDT')}</BkTxCd>
<NtryDtls><TxDtls><Refs><AcctSvcrRef>112</AcctSvcrRef></Refs><AmtDtls><InstdAmt>${amount('8000.00')}</InstdAmt><TxAmt>${amount('8000.00')}</TxAmt></AmtDtls><Chrgs>${amount('50.00')}${DEBIT}</Chrgs>${debtor('Ola Nordmann', '12345678903')}<RmtInf>${reference('12345674')}</RmtInf></TxDtls></NtryDtls></Ntry></Ntfctn>`,
  );

/** Prefixed names, accounts as domestic numbers, only proprietary codes, and KIDs under its own type. */
const sparebank1 = () =>
  message(
    'camt.054',
    '02',
    `<Ntfctn><Id>SB1-7</Id>${CREATED}<Acct>${bban('8601.11.17947')}</Acct>
<Ntry><NtryRef>0001</NtryRef>${amount('12000.00')}${CREDIT}<Sts>BOOK</Sts>${DAYS}SB1</AcctSvcrRef><BkTxCd><Prtry><Cd>OCR</Cd></Prtry></BkTxCd>
<NtryDtls><TxDtls>${debtor('Kari Åsnes', '1234.56.78903')}<RmtInf>${reference('1234567897', '<Tp><CdOrPrtry><Prtry>KID</Prtry></CdOrPrtry></Tp>')}</RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><NtryRef>0002</NtryRef>${amount('8000.00')}${CREDIT}<Sts>BOOK</Sts>${DAYS}SB2</AcctSvcrRef><BkTxCd><Prtry><Cd>OCR</Cd></Prtry></BkTxCd>
<NtryDtls><TxDtls>${debtor('Ola Nordmann', '1234.56.78903')}<RmtInf>${reference('12345674', '')}</RmtInf></TxDtls></NtryDtls></Ntry></Ntfctn>`,
  )
    .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns2:')
    .replace('xmlns=', 'xmlns:ns2=');

/** A byte order mark, and a status as an element of its own. */
const danske = () =>
  '\uFEFF' +
  message(
    'camt.054',
    '08',
    `<Ntfctn><Id>DB</Id>${CREATED}${IBAN}</Acct>
<Ntry><NtryRef>A1</NtryRef>${amount('12000.00')}${CREDIT}<Sts><Cd>BOOK</Cd></Sts>${DAYS}DB1</AcctSvcrRef><BkTxCd>${domain('RCDT')}</BkTxCd>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId><UETR>4b4b0bd0-5d5a-4c61-9c19-2d9c2b6c9a10</UETR></Refs>${amount('12000.00')}${CREDIT}<RltdPties><Dbtr><Pty><Nm>Kari Åsnes</Nm></Pty></Dbtr></RltdPties><RmtInf>${reference('1234567897')}</RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><NtryRef>A2</NtryRef>${amount('8000.00')}${CREDIT}<Sts><Cd>BOOK</Cd></Sts>${DAYS}DB2</AcctSvcrRef><BkTxCd>${domain('RCDT')}</BkTxCd>
<NtryDtls><TxDtls><Refs><EndToEndId>LEIE-MARS</EndToEndId></Refs>${amount('8000.00')}${CREDIT}<RltdPties><Dbtr><Pty><Nm>Ola Nordmann</Nm></Pty></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>12345674</Ref></CdtrRefInf><AddtlRmtInf>Leie mars</AddtlRmtInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry></Ntfctn>`,
  );

const balance = (type: string, kroner: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp>${amount(kroner)}${CREDIT}<Dt><Dt>2027-03-02</Dt></Dt></Bal>`;

/** An extended statement: details together with the balances, and a debit among the credits. */
const handelsbanken = () =>
  message(
    'camt.053',
    '02',
    `<Stmt><Id>61</Id><ElctrncSeqNb>61</ElctrncSeqNb>${CREATED}${IBAN}</Acct>${balance('OPBD', '100.00')}${balance('CLBD', '20080.00')}${balance('CLAV', '20080.00')}
<TxsSummry><TtlNtries><NbOfNtries>3</NbOfNtries></TtlNtries></TxsSummry>
<Ntry>${amount('12000.00')}${CREDIT}<Sts>BOOK</Sts>${DAYS}H1</AcctSvcrRef><BkTxCd>${domain('RCDT')}<Prtry><Cd>NTRF</Cd></Prtry></BkTxCd>
<NtryDtls><TxDtls><AmtDtls><InstdAmt>${amount('12000.00')}</InstdAmt></AmtDtls>${debtor('Kari Åsnes', '12345678903')}<RmtInf>${reference('1234567897')}</RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry>${amount('8000.00')}${CREDIT}<Sts>BOOK</Sts>${DAYS}H2</AcctSvcrRef><BkTxCd>${domain('RCDT')}</BkTxCd>
<NtryDtls><TxDtls>${debtor('Ola Nordmann', '12345678903')}<RmtInf>${reference('12345674')}</RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry>${amount('20.00')}${DEBIT}<Sts>BOOK</Sts>${DAYS}H3</AcctSvcrRef><BkTxCd>${domain('ICDT')}</BkTxCd><AddtlNtryInf>Gebyr</AddtlNtryInf></Ntry></Stmt>`,
  );

const RENT = [
  { amount: 1_200_000n, kid: '1234567897', paidOn: '2027-03-01', bookedOn: '2027-03-02' },
  { amount: 800_000n, kid: '12345674' },
];
const FEE = { amount: -2000n, kid: null, text: 'Gebyr' };

const FILES = [
  ['DNB', dnb(), 'camt.054.001.02', RENT],
  ['Nordea', nordea(), 'camt.054.001.02', [RENT[0]!, { ...RENT[1]!, amount: 795_000n }]],
  ['SpareBank 1', sparebank1(), 'camt.054.001.02', RENT],
  ['Danske Bank', danske(), 'camt.054.001.08', RENT],
  ['Handelsbanken', handelsbanken(), null, [...RENT, FEE]],
] as const;

it.each(FILES)(
  'a file of %s is accepted with its sums and KIDs',
  async (_, text, _schema, lines) => {
    const read = await readBankFile([Buffer.from(text)], { today: '2027-03-05' });
    expect(read).toMatchObject({ kind: 'lines', file: { lines, passed: [] } });
    if (read.kind === 'lines')
      expect(read.file.lines.every(({ account }) => account === '86011117947')).toBe(true);
  },
);

it.each(FILES.filter(([, , schema]) => schema !== null))(
  'the test’s file of %s is valid by its schema',
  { tags: ['real-files'] },
  (_, text, schema) => {
    expect(schemaErrors(schema!, text.replace('\uFEFF', ''))).toBe('');
  },
);
