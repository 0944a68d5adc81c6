import type { PayoutLineType } from '@husvaer/domain/payouts/enums';

import type { Language } from '../../invoices/public.ts';

/** The texts of a payout's settlement in one language. */
export interface SettlementWords {
  title: (serial: number) => string;
  headings: Record<
    'paid' | 'notPaid' | 'summary' | 'received' | 'corrections' | 'charged' | 'invoiced' | 'about',
    string
  >;
  labels: Record<
    | 'amount'
    | 'account'
    | 'paidOn'
    | 'bankRef'
    | 'madeOn'
    | 'period'
    | 'received'
    | 'guaranteed'
    | 'interest'
    | 'corrections'
    | 'charged'
    | 'invoiced'
    | 'paidOut'
    | 'from'
    | 'payer'
    | 'vat'
    | 'untaxed'
    | 'licence'
    | 'responsibleBroker',
    string
  >;
  lines: Record<PayoutLineType, string>;
  invoice: (serial: number, month: string | null) => string;
  payout: (serial: number) => string;
  paidOn: (dates: string) => string;
  guaranteed: (what: string) => string;
  interestOf: (what: string) => string;
  taxed: (percent: bigint) => string;
  vat: (percent: bigint) => string;
  /** Texts about commissions, and about invoices that have a document of their own. */
  charged: Record<'withVat' | 'withoutVat', string>;
  invoicedApart: string;
  nothing: string;
  failed: string;
  again: string;
}

const no: SettlementWords = {
  title: (serial) => `Avregning nr. ${serial}`,
  headings: {
    paid: 'Utbetalt',
    notPaid: 'Ikke utbetalt',
    summary: 'Slik er beløpet regnet ut',
    received: 'Innbetalt og garantert',
    corrections: 'Korreksjoner',
    charged: 'Honorarer og tilleggstjenester',
    invoiced: 'Fakturaer til utleieren',
    about: 'Avregningen gjelder',
  },
  labels: {
    amount: 'Beløp',
    account: 'Til konto',
    paidOn: 'Utbetalingsdato',
    bankRef: 'Bankens referanse',
    madeOn: 'Avregningsdato',
    period: 'Leveringsperiode',
    received: 'Innbetalt husleie',
    guaranteed: 'Dekket av utbetalingsgarantien',
    interest: 'Forsinkelsesrente',
    corrections: 'Korreksjoner',
    charged: 'Honorarer og tilleggstjenester',
    invoiced: 'Fakturaer til utleieren',
    paidOut: 'Til utbetaling',
    from: 'Fra',
    payer: 'KID eller betaler',
    vat: 'Mva.',
    untaxed: 'Uten mva.',
    licence: 'Tillatelse',
    responsibleBroker: 'Ansvarlig megler',
  },
  lines: {
    rent_invoice: 'Husleie som er trukket tilbake',
    credit_rent_invoice: 'Kreditert husleie',
    credit_addons: 'Krediterte tillegg til husleien',
    late_interest: 'Forsinkelsesrente',
    brokering_commission: 'Formidlingshonorar',
    credit_brokering_commission: 'Tilbakeført formidlingshonorar',
    management_commission: 'Forvaltningshonorar',
    credit_management_commission: 'Tilbakeført forvaltningshonorar',
    addon_commissions: 'Tilleggstjenester',
    credit_addon_commission: 'Tilbakeførte tilleggstjenester',
    landlord_invoice: 'For mye betalt av sluttoppgjør',
    unpaid_earlier_payout: 'Tidligere utbetaling som ikke gikk gjennom',
    unpaid_expenses_and_commissions: 'Utestående honorar og utlegg fra forrige avregning',
    final_settlement_invoiced_cancelled: 'Tilbakeført sluttoppgjør',
    moved_to_next_payout: 'Overført til neste avregning',
    final_settlement_invoiced: 'Sluttoppgjør som faktureres',
  },
  invoice: (serial, month) => `Faktura nr. ${serial}${month ? `, ${month}` : ''}`,
  payout: (serial) => `Avregning nr. ${serial}`,
  paidOn: (dates) => `betalt ${dates}`,
  guaranteed: (what) => `${what}: garantert, ikke innbetalt`,
  interestOf: (what) => `${what}: forsinkelsesrente`,
  taxed: (percent) => `Grunnlag for ${percent}\u00a0% mva.`,
  vat: (percent) => `Mva. ${percent}\u00a0%`,
  charged: {
    withVat: 'Beløpene er inkludert merverdiavgift. Avregningen er salgsdokument for dem.',
    withoutVat: 'Det er ikke beregnet merverdiavgift. Avregningen er salgsdokument for beløpene.',
  },
  invoicedApart: 'Disse er fakturert for seg og faktureres ikke på nytt her.',
  nothing: 'Det er ingenting å utbetale denne gangen.',
  failed: 'Banken gjennomførte ikke utbetalingen. Beløpet er med i neste avregning.',
  again: 'En tidligere utbetaling av det samme beløpet kom i retur fra banken.',
};

const en: SettlementWords = {
  title: (serial) => `Settlement no. ${serial}`,
  headings: {
    paid: 'Paid out',
    notPaid: 'Not paid out',
    summary: 'How the amount was calculated',
    received: 'Received and guaranteed',
    corrections: 'Corrections',
    charged: 'Commissions and add-ons',
    invoiced: 'Invoices to the landlord',
    about: 'What is settled',
  },
  labels: {
    amount: 'Amount',
    account: 'To account',
    paidOn: 'Paid on',
    bankRef: 'Bank reference',
    madeOn: 'Settlement date',
    period: 'Period of delivery',
    received: 'Rent received',
    guaranteed: 'Covered by the payout guarantee',
    interest: 'Late interest',
    corrections: 'Corrections',
    charged: 'Commissions and add-ons',
    invoiced: 'Invoices to the landlord',
    paidOut: 'To be paid out',
    from: 'From',
    payer: 'KID or payer',
    vat: 'VAT',
    untaxed: 'Without VAT',
    licence: 'Licence',
    responsibleBroker: 'Responsible broker',
  },
  lines: {
    rent_invoice: 'Rent taken back',
    credit_rent_invoice: 'Rent credited',
    credit_addons: 'Additions to the rent credited',
    late_interest: 'Late interest',
    brokering_commission: 'Brokering commission',
    credit_brokering_commission: 'Brokering commission given back',
    management_commission: 'Management commission',
    credit_management_commission: 'Management commission given back',
    addon_commissions: 'Add-ons',
    credit_addon_commission: 'Add-ons given back',
    landlord_invoice: 'Paid too much of a final settlement',
    unpaid_earlier_payout: 'Earlier payout that did not go through',
    unpaid_expenses_and_commissions: 'Owed from the last settlement',
    final_settlement_invoiced_cancelled: 'Final settlement taken back',
    moved_to_next_payout: 'Moved to the next settlement',
    final_settlement_invoiced: 'Final settlement, to be invoiced',
  },
  invoice: (serial, month) => `Invoice no. ${serial}${month ? `, ${month}` : ''}`,
  payout: (serial) => `Settlement no. ${serial}`,
  paidOn: (dates) => `paid ${dates}`,
  guaranteed: (what) => `${what}: guaranteed, not received`,
  interestOf: (what) => `${what}: late interest`,
  taxed: (percent) => `Subject to ${percent}% VAT`,
  vat: (percent) => `VAT ${percent}%`,
  charged: {
    withVat: 'The amounts include VAT. This settlement is the sales document for them.',
    withoutVat: 'No VAT has been charged. This settlement is the sales document for the amounts.',
  },
  invoicedApart: 'These were invoiced separately and are not invoiced again here.',
  nothing: 'There is nothing to pay out this time.',
  failed: 'The bank did not carry out the payout. The next settlement includes the amount.',
  again: 'An earlier payout of the same amount came back from the bank.',
};

export const SETTLEMENT_WORDS: Record<Language, SettlementWords> = { en, no };
