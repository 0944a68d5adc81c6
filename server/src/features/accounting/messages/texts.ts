import type { DocumentKind } from '@husvaer/domain/accounting/documents';
import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';
import type { EntryKind } from '@husvaer/domain/ledger/entry-kinds';

/** The texts of the books’ files. */
export interface AccountingTexts {
  columns: Record<
    | 'voucher'
    | 'date'
    | 'booked'
    | 'text'
    | 'account'
    | 'lease'
    | 'home'
    | 'document'
    | 'debit'
    | 'credit'
    | 'balance',
    string
  >;
  journal: string;
  statement: string;
  period: string;
  opening: string;
  closing: string;
  sum: string;
  vouchers: string;
  /** Before the true day of what came when its period was closed. */
  occurred: string;
  /** Names of files. */
  files: { journal: string; statement: string };
  documents: Record<DocumentKind, string>;
  /** Before the name of a second person. */
  agreed_by: string;
  accounts: Record<LedgerAccount, string>;
  kinds: Record<EntryKind, string>;
}
