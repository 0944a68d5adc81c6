import type { Translated } from '../../../platform/translated.ts';
import type { accounting as en } from './en.ts';

export const accounting: Translated<typeof en> = {
  tabs: {
    label: 'Deler av hovedboken',
    balances: 'Saldoer',
    journal: 'Bokføringsspesifikasjon',
    account: 'Kontospesifikasjon',
  },
  filters: {
    from: 'Fra og med',
    to: 'Til og med',
    all_accounts: 'Alle kontoer',
    person: 'Person',
    this_lease: 'Alle i leieforholdet',
  },
  files: { journal: 'bokforingsspesifikasjon', statement: 'kontospesifikasjon' },
  save_pdf: 'Lagre som PDF',
  occurred: 'Gjelder {{day}}, som er lukket',
  voucher: 'Bilag',
  document: 'Dokumentasjon',
  balance: 'Saldo',
  balance_text: 'En saldo uten fortegn er debet. En saldo med minus er kredit.',
  none: 'Ingenting er bokført i perioden.',
  first_page: 'Til begynnelsen',
  next_page: 'Neste side',
  sums: {
    opening: 'Inngående saldo',
    debit: 'Debet i perioden',
    credit: 'Kredit i perioden',
    closing: 'Utgående saldo',
  },
  documents: {
    invoice: 'Faktura {{number}}',
    credit_note: 'Kreditnota {{number}}',
    letter: 'Brev',
    bank_line: '{{name}}, betaling {{number}}',
    payout: 'Utbetaling {{number}}',
    refund: 'Tilbakebetaling',
  },
};
