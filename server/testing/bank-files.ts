import { ibanOf } from '@husvaer/domain/ledger/bank-account';

/** A payment of a test: 8 000 kr received, unless stated otherwise. */
export interface PaymentInFile {
  /** Øre. Negative when it is paid out or reversed. */
  amount: bigint;
  kid?: string;
  /** `2027-03-01`; the value date, or when the payer's bank received it. */
  paidOn: string;
  bookedOn?: string;
  account?: string;
  name?: string;
  text?: string;
  reference?: string;
  entryReference?: string;
  endToEndId?: string;
  isReversal?: boolean;
  /** It is a fee of the bank. */
  isCharge?: boolean;
  /** The bank's own code of its entry. */
  bankCode?: string;
  /** OCR's transaction type: 10, or 18 for a reversal. */
  type?: string;
}

const digits = (value: bigint | number, width: number) => String(value).padStart(width, '0');
const ddmmyy = (date: string) => date.slice(8) + date.slice(5, 7) + date.slice(2, 4);
const size = (amount: bigint) => (amount < 0n ? -amount : amount);

interface OcrFile {
  number?: number;
  assignments: { account: string; payments: readonly PaymentInFile[] }[];
}

/** An OCR giro file of one account. */
export const ocrFile = (input: {
  account: string;
  payments: readonly PaymentInFile[];
  number?: number;
}): Buffer => ocrTransmission({ number: input.number, assignments: [input] });

/** An OCR giro file of several assignments, with correct counts and sums. */
export function ocrTransmission({ number = 1, assignments }: OcrFile): Buffer {
  const bodies = assignments.map(ocrAssignment);
  const records = bodies.flatMap(({ records }) => records);
  const transactions = bodies.reduce((sum, one) => sum + one.transactions, 0);
  const sum = bodies.reduce((total, one) => total + one.sum, 0n);
  const lines = [
    `NY00001000008080${digits(number, 7)}00010200`,
    ...records,
    `NY000089${digits(transactions, 8)}${digits(records.length + 2, 8)}${digits(size(sum), 17)}010127`,
  ];
  return Buffer.from(lines.map((line) => `${line.padEnd(80, '0')}\n`).join(''), 'latin1');
}

function ocrAssignment(
  { account, payments }: OcrFile['assignments'][number],
  index: number,
): { records: string[]; transactions: number; sum: bigint } {
  const dates = payments.map(({ bookedOn, paidOn }) => bookedOn ?? paidOn).toSorted();
  const items = payments.flatMap((payment, at) => ocrItems(payment, at + 1));
  const sum = payments.reduce((total, { amount, type }) => {
    // Reversals of these types are added, although they are reversals.
    return total + (isCardReversal(amount, type) ? -amount : amount);
  }, 0n);
  const [first = '000000', last = '000000'] = [dates.at(0), dates.at(-1)].map(
    (date) => date && ddmmyy(date),
  );
  const counts = digits(payments.length, 8) + digits(items.length + 2, 8);
  return {
    records: [
      `NY090020001008566${digits(index + 1, 7)}${account}`,
      ...items,
      `NY090088${counts}${digits(size(sum), 17)}${last}${first}${last}`,
    ],
    transactions: payments.length,
    sum,
  };
}

const isCardReversal = (amount: bigint, type = '10') => amount < 0n && /^(18|20)$/.test(type);

function ocrItems(payment: PaymentInFile, number: number): string[] {
  const { amount, kid = '', paidOn, bookedOn = paidOn, type = '10' } = payment;
  const sign = amount < 0n && !isCardReversal(amount, type) ? '-' : '0';
  const start = (item: number) => `NY09${type}${item}${digits(number, 7)}`;
  const first = `${start(30)}${ddmmyy(bookedOn)}0101464000${sign}`;
  const items = [
    `${first}${digits(size(amount), 17)}${kid.padStart(25)}`,
    `${start(31)}${digits(number, 10)}${(payment.reference ?? '').padStart(9, '0')}0000000${ddmmyy(paidOn)}${payment.account ?? ''}`,
  ];
  return payment.text && /^2[01]$/.test(type)
    ? [...items, `${start(32)}${payment.text.padEnd(40)}`]
    : items;
}

const kroner = (ore: bigint) => `${size(ore) / 100n}.${digits(size(ore) % 100n, 2)}`;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export interface CamtFile {
  version?: '02' | '08';
  id?: string;
  account: string;
  /** The organisation number of the account's owner. */
  owner?: string;
  payments?: readonly PaymentInFile[];
  /** Payments booked as one entry: lump sums. */
  lumps?: readonly (readonly PaymentInFile[])[];
  /** Adds a summary of the number and the sum of entries. */
  summary?: boolean;
  copy?: string;
  /** The file's number at the bank. */
  number?: number;
  /** For a statement: its closing day, by default the last of its payments, and the opening balance in øre. */
  closingOn?: string;
  opening?: bigint;
}

export const camt054 = (file: CamtFile): Buffer =>
  camt('camt.054', ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'], file);

/** A statement with balances; the opening balance is ten thousand kroner, unless stated otherwise. */
export const camt053 = (file: CamtFile): Buffer =>
  camt('camt.053', ['BkToCstmrStmt', 'Stmt'], file);

/** The entries of an account so far today. */
export const camt052 = (file: CamtFile): Buffer =>
  camt('camt.052', ['BkToCstmrAcctRpt', 'Rpt'], file);

function camt(format: string, [message, account]: [string, string], file: CamtFile): Buffer {
  const { version = '02', id = 'MSG-1', copy } = file;
  const entries = [...(file.payments ?? []).map((one) => [one]), ...(file.lumps ?? [])];
  const created = '<CreDtTm>2027-01-01T08:00:00+01:00</CreDtTm>';
  const body = [
    `<Id>${id}-1</Id>${file.number === undefined ? '' : `<ElctrncSeqNb>${file.number}</ElctrncSeqNb>`}${created}`,
    copy ? `<CpyDplctInd>${copy}</CpyDplctInd>` : '',
    `<Acct><Id><IBAN>${ibanOf(file.account)}</IBAN></Id><Ccy>NOK</Ccy>${file.owner ? `<Ownr><Nm>Eier</Nm><Id><OrgId><Othr><Id>${file.owner}</Id></Othr></OrgId></Id></Ownr>` : ''}</Acct>`,
    account === 'Stmt' ? balances(entries, file) : '',
    file.summary ? summary(entries, version) : '',
    ...entries.map((payments) => entry(payments, version)),
  ];
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}.001.${version}"><${message}>
<GrpHdr><MsgId>${id}</MsgId>${created}</GrpHdr>
<${account}>${body.filter(Boolean).join('\n')}
</${account}></${message}></Document>
`,
  );
}

const net = (payments: readonly PaymentInFile[]) =>
  payments.reduce((sum, { amount }) => sum + amount, 0n);
const direction = (amount: bigint) => `<CdtDbtInd>${amount < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;

const lastDayIn = (payments: readonly PaymentInFile[]): string =>
  payments
    .map(({ paidOn, bookedOn = paidOn }) => bookedOn)
    .toSorted()
    .at(-1) ?? '2026-11-20';

function balances(
  entries: readonly (readonly PaymentInFile[])[],
  { opening = 1_000_000n, closingOn = lastDayIn(entries.flat()) }: CamtFile,
): string {
  const balance = (type: string, amount: bigint) =>
    `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="NOK">${kroner(amount)}</Amt>${direction(amount)}<Dt><Dt>${closingOn}</Dt></Dt></Bal>`;
  return balance('OPBD', opening) + balance('CLBD', opening + net(entries.flat()));
}

function summary(entries: readonly (readonly PaymentInFile[])[], version: string): string {
  const amounts = entries.map(net);
  const total = amounts.reduce((sum, amount) => sum + size(amount), 0n);
  const all = net(entries.flat());
  const sign = direction(all);
  const netted =
    version === '02'
      ? `<TtlNetNtryAmt>${kroner(all)}</TtlNetNtryAmt>${sign}`
      : `<TtlNetNtry><Amt>${kroner(all)}</Amt>${sign}</TtlNetNtry>`;
  return `<TxsSummry><TtlNtries><NbOfNtries>${amounts.length}</NbOfNtries><Sum>${kroner(total)}</Sum>${netted}</TtlNtries></TxsSummry>`;
}

const CHARGE = '<Domn><Cd>ACMT</Cd><Fmly><Cd>MDOP</Cd><SubFmlyCd>CHRG</SubFmlyCd></Fmly></Domn>';

/** One entry, with the direction of its sum. */
function entry(payments: readonly PaymentInFile[], version: string): string {
  const [first] = payments;
  if (!first) return '';
  const sum = net(payments);
  const { paidOn, bookedOn = paidOn } = first;
  const status = version === '02' ? '<Sts>BOOK</Sts>' : '<Sts><Cd>BOOK</Cd></Sts>';
  const details = payments.map((payment) => transaction(payment, version)).join('\n');
  const batch = payments.length > 1 ? `<Btch><NbOfTxs>${payments.length}</NbOfTxs></Btch>` : '';
  const ownId = first.entryReference ? `<NtryRef>${first.entryReference}</NtryRef>` : '';
  return `<Ntry>${ownId}<Amt Ccy="NOK">${kroner(sum)}</Amt>${direction(sum)}${
    first.isReversal ? '<RvslInd>true</RvslInd>' : ''
  }${status}<BookgDt><Dt>${bookedOn}</Dt></BookgDt><ValDt><Dt>${paidOn}</Dt></ValDt><BkTxCd>${
    first.isCharge ? CHARGE : `<Prtry><Cd>${first.bankCode ?? '230'}</Cd></Prtry>`
  }</BkTxCd>
<NtryDtls>${batch}${details}</NtryDtls></Ntry>`;
}

function transaction(payment: PaymentInFile, version: string): string {
  const { amount, kid, text, name, account, reference, endToEndId = 'NOTPROVIDED' } = payment;
  const money = `<Amt Ccy="NOK">${kroner(amount)}</Amt>`;
  const role = amount < 0n ? 'Cdtr' : 'Dbtr';
  const named = name ? `<Nm>${escaped(name)}</Nm>` : '';
  const party = named && (version === '02' ? named : `<Pty>${named}</Pty>`);
  const held =
    account && `<Id><Othr><Id>${account}</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr></Id>`;
  const parties =
    (party && `<${role}>${party}</${role}>`) + (held ? `<${role}Acct>${held}</${role}Acct>` : '');
  const words =
    (text ? `<Ustrd>${escaped(text)}</Ustrd>` : '') +
    (kid
      ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${kid}</Ref></CdtrRefInf></Strd>`
      : '');
  return `<TxDtls><Refs>${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}<EndToEndId>${endToEndId}</EndToEndId></Refs>${
    version === '02' ? `<AmtDtls><TxAmt>${money}</TxAmt></AmtDtls>` : money + direction(amount)
  }${parties && `<RltdPties>${parties}</RltdPties>`}${words && `<RmtInf>${words}</RmtInf>`}</TxDtls>`;
}

interface Pain002File {
  id?: string;
  originalMessageId: string;
  groupStatus?: string;
  transactions?: readonly {
    endToEndId: string;
    status: string;
    reasonCode?: string;
    text?: string;
  }[];
}

/** A bank's answer to a payment order. */
export function pain002(input: Pain002File): Buffer {
  const { id = 'ANSWER-1', originalMessageId, groupStatus, transactions = [] } = input;
  const payments = transactions.map(({ endToEndId, status, reasonCode, text }) => {
    const reason = reasonCode ? `<Rsn><Cd>${reasonCode}</Cd></Rsn>` : '';
    const words = text ? `<AddtlInf>${escaped(text)}</AddtlInf>` : '';
    const why = reason + words && `<StsRsnInf>${reason}${words}</StsRsnInf>`;
    return `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>${status}</TxSts>${why}</TxInfAndSts>`;
  });
  const batch =
    payments.length > 0
      ? `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${originalMessageId}</OrgnlPmtInfId>${payments.join('\n')}</OrgnlPmtInfAndSts>`
      : '';
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>
<GrpHdr><MsgId>${id}</MsgId><CreDtTm>2027-01-01T08:00:00+01:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${originalMessageId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.03</OrgnlMsgNmId>${
      groupStatus ? `<GrpSts>${groupStatus}</GrpSts>` : ''
    }</OrgnlGrpInfAndSts>
${batch}</CstmrPmtStsRpt></Document>
`,
  );
}
