export { settleException } from './exceptions/settle.ts';
export { originalKey } from './originals/original-key.ts';
export { receiveBankFile, type ReceivedFile } from './use-cases/receive-bank-file.ts';
export { countWaitingPayments, findExceptions } from './lines/store.ts';
