import type { PaymentReport, PaymentStatus } from '@husvaer/domain/banking/bank-file';
import { maskedText } from '@husvaer/domain/banking/masked-text';

import type { FileProblems } from './problems.ts';
import {
  elementAt,
  elementsAt,
  readElements,
  textAt,
  type MessageShape,
  type XmlElement,
} from './xml-elements.ts';

const STREAMED = new Set(['GrpHdr', 'OrgnlGrpInfAndSts', 'TxInfAndSts', 'OrgnlPmtInfAndSts']);

const STATUS = 'StsRsnInf NbOfTxsPerSts';

/** The children allowed in each element that is read, in versions from 03 on. */
const CHILDREN: MessageShape['children'] = {
  CstmrPmtStsRpt: 'GrpHdr OrgnlGrpInfAndSts OrgnlPmtInfAndSts SplmtryData',
  GrpHdr: 'MsgId CreDtTm InitgPty FwdgAgt DbtrAgt CdtrAgt',
  OrgnlGrpInfAndSts: `OrgnlMsgId OrgnlMsgNmId OrgnlCreDtTm OrgnlNbOfTxs OrgnlCtrlSum GrpSts ${STATUS}`,
  OrgnlPmtInfAndSts: `OrgnlPmtInfId OrgnlNbOfTxs OrgnlCtrlSum PmtInfSts ${STATUS} TxInfAndSts`,
  TxInfAndSts: `StsId OrgnlInstrId OrgnlEndToEndId OrgnlUETR TxSts ${STATUS} ChrgsInf TrckrData AccptncDtTm PrcgDt FctvIntrBkSttlmDt AcctSvcrRef ClrSysRef OrgnlTxRef SplmtryData`,
  StsRsnInf: 'Orgtr Rsn AddtlInf',
  Rsn: 'Cd Prtry',
};

/**
 * Reads pain.002 from version 03 on, a bank's answer to our payments: for the whole order, a batch, or a
 * single payment. A payment without a status of its own has the batch's, or the order's.
 */
export async function readPain002(
  chunks: AsyncIterable<string>,
  namespace: string,
  problems: FileProblems,
): Promise<PaymentReport> {
  const report: PaymentReport = {
    format: 'pain.002',
    messageId: '',
    originalMessageId: '',
    group: null,
    batches: [],
    transactions: [],
  };
  let ofBatch: XmlElement[] = [];

  const endBatch = (batch: XmlElement) => {
    const paymentInformationId = textAt(batch, 'OrgnlPmtInfId');
    const status = readStatus(batch, 'PmtInfSts', problems);
    if (status && paymentInformationId) report.batches.push({ ...status, paymentInformationId });
    for (const transaction of ofBatch) {
      const endToEndId = textAt(transaction, 'OrgnlEndToEndId');
      const own = readStatus(transaction, 'TxSts', problems) ?? status ?? report.group;
      if (!endToEndId) problems.add('missing', { path: `${transaction.path}/OrgnlEndToEndId` });
      else if (!own) problems.add('missing', { path: `${transaction.path}/TxSts` });
      else report.transactions.push({ ...own, endToEndId, paymentInformationId });
    }
    ofBatch = [];
  };

  const readElement = (element: XmlElement) => {
    switch (element.name) {
      case 'GrpHdr':
        report.messageId = textAt(element, 'MsgId') ?? '';
        break;
      case 'OrgnlGrpInfAndSts':
        report.originalMessageId = textAt(element, 'OrgnlMsgId') ?? '';
        report.group = readStatus(element, 'GrpSts', problems);
        break;
      case 'TxInfAndSts':
        ofBatch.push(element);
        break;
      default:
        endBatch(element);
    }
  };

  const shape = { namespace, root: 'CstmrPmtStsRpt', children: CHILDREN };
  await readElements(chunks, shape, STREAMED, readElement, problems);
  if (report.messageId === '') problems.add('missing', { path: 'GrpHdr/MsgId' });
  if (report.originalMessageId === '')
    problems.add('missing', { path: 'OrgnlGrpInfAndSts/OrgnlMsgId' });
  return report;
}

/** A status and its first reason; null when none is given. */
function readStatus(
  owner: XmlElement,
  name: 'GrpSts' | 'PmtInfSts' | 'TxSts',
  problems: FileProblems,
): PaymentStatus | null {
  const element = elementAt(owner, name);
  if (!element) return null;
  if (!/^[A-Z]{4}$/.test(element.text))
    problems.add('wrong_value', { path: element.path, found: element.text });
  const words = elementsAt(owner, 'StsRsnInf/AddtlInf').map(({ text }) => text);
  return {
    status: element.text,
    reasonCode: textAt(owner, 'StsRsnInf/Rsn/Cd', 'StsRsnInf/Rsn/Prtry'),
    text: maskedText(words.join(' ')) || null,
  };
}
