import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import type { Clauses } from '../contract.ts';
import { clausesIn as clausesBefore } from '../edition-2027-01/clauses.ts';
import type { LeaseTexts } from './lease-texts.ts';

/** A lease in one language: as in the edition before, and with the account that rent is paid to. */
export const clausesIn =
  (language: 'en' | 'no', words: LeaseTexts): Clauses =>
  (lease) => {
    const { clientAccount: to } = lease;
    const rentInvoiced = to && words.rentToAccount(writeBankAccount(to.account), to.owner);
    return clausesBefore(language, rentInvoiced ? { ...words, rentInvoiced } : words)(lease);
  };
