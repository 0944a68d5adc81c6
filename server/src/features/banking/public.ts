export { settleBankException } from './exceptions/use-cases/settle-bank-exception.ts';
export { MAX_LINES } from './files/problems.ts';
export { readBankFile } from './files/read-bank-file.ts';
export { originalKey } from './originals/original-key.ts';
export { bankServerOf, withSftpClient } from './sftp/connect.ts';
export { fetchFiles } from './sftp/fetch-files.ts';
export { importUploadedFile } from './import-uploaded-file.ts';
export { receiveBankFile, type ReceivedFile } from './use-cases/receive-bank-file.ts';
export { countWaitingPayments, findExceptions } from './lines/store.ts';
