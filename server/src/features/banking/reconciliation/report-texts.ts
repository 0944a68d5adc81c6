import type { WaitingReason } from '@husvaer/domain/banking/lines';
import type {
  DifferenceKind,
  ReconciliationProblemKind,
} from '@husvaer/domain/banking/reconciliation';
import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';

import { en as bankingEn } from '../messages/en.ts';
import { no as bankingNo } from '../messages/no.ts';

export type Language = 'en' | 'no';

/** The texts of a month's report. */
interface ReconciliationWords {
  locale: string;
  title(month: string): string;
  heldBy: string;
  until: string;
  signed: string;
  signedBy(name: string, at: string): string;
  notSigned: string;
  somebody: string;
  note: string;
  account(account: string): string;
  statementOn: string;
  noStatement: string;
  bank: string;
  ledger: string;
  difference: string;
  none: string;
  differences: string;
  since: string;
  what: string;
  payments: string;
  amount: string;
  sum: string;
  entries: string;
  day: string;
  kid: string;
  text: string;
  days: string;
  unexplained: string;
  problems: string;
  unclear: string;
  charges: string;
  late: string;
  toRefill: string;
  balances: string;
  debit: string;
  credit: string;
  numbers(from: number, to: number): string;
  kinds: Record<DifferenceKind, string>;
  problemKinds: Record<ReconciliationProblemKind, string>;
  accounts: Record<LedgerAccount, string>;
  reasons: Record<WaitingReason, string>;
}

const no: ReconciliationWords = {
  locale: 'nb-NO',
  title: (month) => `Bankavstemming ${month}`,
  heldBy: 'Klientmidler hos',
  until: 'Per',
  signed: 'Godkjent',
  signedBy: (name, at) => `${name}, ${at}`,
  notSigned: 'Ikke godkjent ennå',
  somebody: 'En tidligere bruker',
  note: 'Merknad',
  account: (account) => `Klientkonto ${account}`,
  statementOn: 'Siste kontoutskrift',
  noStatement: 'Ingen kontoutskrift',
  bank: 'Saldo i banken',
  ledger: 'Saldo i regnskapet',
  difference: 'Differanse',
  none: 'Banken og regnskapet stemmer.',
  differences: 'Differanser',
  since: 'Fra',
  what: 'Hva',
  payments: 'Antall',
  amount: 'Beløp',
  sum: 'Sum',
  entries: 'Betalinger i differansene',
  day: 'Dag',
  kid: 'KID',
  text: 'Tekst',
  days: 'Dag for dag',
  unexplained: 'Uforklart',
  problems: 'Må følges opp',
  unclear: 'Uavklarte betalinger',
  charges: 'Bankgebyrer',
  late: 'Gjelder lukkede måneder, ført i denne',
  toRefill: 'Skal betales inn på klientkontoen',
  balances: 'Saldoer i regnskapet',
  debit: 'Debet',
  credit: 'Kredit',
  numbers: (from, to) => (from === to ? `nr. ${from}` : `nr. ${from}–${to}`),
  kinds: {
    in_transit: 'Underveis mellom bankene',
    counted_twice: 'Samlebeløp som også er meldt enkeltvis',
    not_received: 'Står på kontoutskriften, men betalingsfilen har ikke kommet',
    booked_late: 'Kom da måneden var lukket, og er ført senere',
    before_first: 'Sto på kontoen før den første kontoutskriften',
    missing_statement: 'En kontoutskrift mangler',
    repeated: 'Betalinger som er regnet som gjentatt',
    unexplained: 'Uforklart',
    signed_off: 'Godkjent i en tidligere måned',
  },
  problemKinds: {
    late_statement: 'Kontoutskriften har ikke kommet',
    missing_statement: 'En kontoutskrift mangler',
    missing_number: 'Filer fra banken mangler',
    payments_missing: 'Betalingsfilen har ikke kommet',
    unexplained: 'Uforklart differanse',
    refill: 'Bankgebyrer skal betales inn på klientkontoen',
  },
  accounts: {
    tenant_receivable: 'Leietakere skylder',
    client_account: 'Klientkonto',
    landlord_payable: 'Skyldig til utleiere',
    commission_income: 'Honorar',
    vat_payable: 'Merverdiavgift',
    fee_income: 'Gebyrer og renter',
    deposits_payable: 'Premier og depositum',
    suspense: 'Uavklarte betalinger',
    rounding: 'Avrunding',
    losses: 'Tap',
    payouts_under_way: 'På vei ut',
    operating_account: 'Egen konto',
    bank_charges: 'Bankgebyrer',
    retained_earnings: 'Opptjent egenkapital',
  },
  reasons: bankingNo.reasons,
};

const en: ReconciliationWords = {
  locale: 'en-GB',
  title: (month) => `Bank reconciliation ${month}`,
  heldBy: 'Client money held by',
  until: 'As of',
  signed: 'Signed off',
  signedBy: (name, at) => `${name}, ${at}`,
  notSigned: 'Not signed off yet',
  somebody: 'A former user',
  note: 'Note',
  account: (account) => `Client account ${account}`,
  statementOn: 'Latest statement',
  noStatement: 'No statement',
  bank: 'Balance at the bank',
  ledger: 'Balance in the books',
  difference: 'Difference',
  none: 'The bank and the books agree.',
  differences: 'Differences',
  since: 'From',
  what: 'What',
  payments: 'Count',
  amount: 'Amount',
  sum: 'Total',
  entries: 'Payments in the differences',
  day: 'Day',
  kid: 'KID',
  text: 'Text',
  days: 'Day by day',
  unexplained: 'Unexplained',
  problems: 'To be followed up',
  unclear: 'Unclear payments',
  charges: 'Bank charges',
  late: 'Of closed months, booked in this one',
  toRefill: 'To be paid in to the client account',
  balances: 'Balances in the books',
  debit: 'Debit',
  credit: 'Credit',
  numbers: (from, to) => (from === to ? `no. ${from}` : `no. ${from}–${to}`),
  kinds: {
    in_transit: 'In transit between banks',
    counted_twice: 'Lump sum that is also reported payment by payment',
    not_received: 'On the statement, but the payment file has not arrived',
    booked_late: 'Came when the month was closed, and is booked later',
    before_first: 'On the account before its first statement',
    missing_statement: 'A statement is missing',
    repeated: 'Payments treated as repeated',
    unexplained: 'Unexplained',
    signed_off: 'Accepted in an earlier month',
  },
  problemKinds: {
    late_statement: 'The statement has not arrived',
    missing_statement: 'A statement is missing',
    missing_number: 'Files from the bank are missing',
    payments_missing: 'The payment file has not arrived',
    unexplained: 'Unexplained difference',
    refill: 'Bank charges have to be paid in to the client account',
  },
  accounts: {
    tenant_receivable: 'Owed by tenants',
    client_account: 'Client account',
    landlord_payable: 'Owed to landlords',
    commission_income: 'Commission',
    vat_payable: 'Value added tax',
    fee_income: 'Fees and interest',
    deposits_payable: 'Premiums and deposits',
    suspense: 'Unclear payments',
    rounding: 'Rounding',
    losses: 'Losses',
    payouts_under_way: 'On its way out',
    operating_account: 'Own account',
    bank_charges: 'Bank charges',
    retained_earnings: 'Retained earnings',
  },
  reasons: bankingEn.reasons,
};

export const TEXTS: Record<Language, ReconciliationWords> = { en, no };
