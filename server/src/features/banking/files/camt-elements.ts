import type { MessageShape } from './xml-elements.ts';

const ENTRY =
  'NtryRef Amt CdtDbtInd RvslInd Sts BookgDt ValDt AcctSvcrRef Avlbty BkTxCd ComssnWvrInd AddtlInfInd AmtDtls Chrgs TechInptChanl Intrst CardTx NtryDtls AddtlNtryInf';
const TRANSACTION =
  'Refs Amt CdtDbtInd AmtDtls Avlbty BkTxCd Chrgs Intrst RltdPties RltdAgts LclInstrm PmtTpInf Purp RltdRmtInf RmtInf RltdDts RltdPric RltdQties FinInstrmId Tax RtrInf CorpActn SfkpgAcct CshDpst CardTx AddtlTxInf SplmtryData';
const STATEMENT =
  'Id RptPgntn StmtPgntn NtfctnPgntn ElctrncSeqNb RptgSeq LglSeqNb CreDtTm FrToDt CpyDplctInd RptgSrc Acct RltdAcct Intrst Bal TxsSummry Ntry AddtlRptInf AddtlStmtInf AddtlNtfctnInf';
const ACCOUNT = 'Id Tp Ccy Nm Prxy Ownr Svcr';
const MONEY = 'Amt CcyXchg';
const DAY = 'Dt DtTm';

/**
 * The children allowed in each element that is read, in any version from 02 on. Any other child is misspelt
 * or misplaced.
 */
const CHILDREN: Readonly<Record<string, string>> = {
  BkToCstmrAcctRpt: 'GrpHdr Rpt SplmtryData',
  BkToCstmrStmt: 'GrpHdr Stmt SplmtryData',
  BkToCstmrDbtCdtNtfctn: 'GrpHdr Ntfctn SplmtryData',
  GrpHdr: 'MsgId CreDtTm MsgRcpt MsgPgntn OrgnlBizQry AddtlInf',
  Rpt: STATEMENT,
  Stmt: STATEMENT,
  Ntfctn: STATEMENT,
  Acct: ACCOUNT,
  DbtrAcct: ACCOUNT,
  CdtrAcct: ACCOUNT,
  'Acct/Id': 'IBAN Othr',
  'DbtrAcct/Id': 'IBAN Othr',
  'CdtrAcct/Id': 'IBAN Othr',
  Bal: 'Tp CdtLine Amt CdtDbtInd Dt Avlbty',
  'Bal/Tp': 'CdOrPrtry SubTp',
  TxsSummry: 'TtlNtries TtlCdtNtries TtlDbtNtries TtlNtriesPerBkTxCd',
  TtlNtries: 'NbOfNtries Sum TtlNetNtryAmt CdtDbtInd TtlNetNtry',
  TtlNetNtry: 'Amt CdtDbtInd',
  TtlCdtNtries: 'NbOfNtries Sum',
  TtlDbtNtries: 'NbOfNtries Sum',
  Ntry: ENTRY,
  Sts: 'Cd Prtry',
  BookgDt: DAY,
  ValDt: DAY,
  NtryDtls: 'Btch TxDtls',
  Btch: 'MsgId PmtInfId NbOfTxs TtlAmt CdtDbtInd',
  TxDtls: TRANSACTION,
  Refs: 'MsgId AcctSvcrRef PmtInfId InstrId EndToEndId UETR TxId MndtId ChqNb ClrSysRef AcctOwnrTxId AcctSvcrTxId MktInfrstrctrTxId PrcgId Prtry',
  AmtDtls: 'InstdAmt TxAmt CntrValAmt AnncdPstngAmt PrtryAmt',
  InstdAmt: MONEY,
  TxAmt: MONEY,
  CntrValAmt: MONEY,
  Chrgs: 'TtlChrgsAndTaxAmt Amt CdtDbtInd Tp Rate Br Pty Agt Tax Rcrd',
  'Chrgs/Rcrd': 'Amt CdtDbtInd ChrgInclInd Tp Rate Br Agt Tax',
  RltdPties: 'InitgPty Dbtr DbtrAcct UltmtDbtr Cdtr CdtrAcct UltmtCdtr TradgPty Prtry',
  RmtInf: 'Ustrd Strd',
  Strd: 'RfrdDocInf RfrdDocAmt CdtrRefInf Invcr Invcee TaxRmt GrnshmtRmt AddtlRmtInf',
  CdtrRefInf: 'Tp Ref',
  'CdtrRefInf/Tp': 'CdOrPrtry Issr',
};

/** The name of each message, and of the part for one account. */
export const CAMT = {
  'camt.052': { root: 'BkToCstmrAcctRpt', part: 'Rpt' },
  'camt.053': { root: 'BkToCstmrStmt', part: 'Stmt' },
  'camt.054': { root: 'BkToCstmrDbtCdtNtfctn', part: 'Ntfctn' },
} as const;
export type CamtFormat = keyof typeof CAMT;

export const camtShape = (format: CamtFormat, namespace: string): MessageShape => ({
  namespace,
  root: CAMT[format].root,
  children: CHILDREN,
});
