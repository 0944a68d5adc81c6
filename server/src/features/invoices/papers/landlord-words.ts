/** The texts of an invoice or a credit note to a landlord, and of its mail. */
interface LandlordWords {
  what: string;
  finalSettlement: string;
  /** Value added tax of the sum of all lines, or of one line. */
  vat: (percent: bigint) => string;
  vatOf: (amount: string) => string;
  /** The heading of the tax of each line; the taxable sum, and the sum without tax. */
  vatIn: string;
  taxed: (percent: bigint) => string;
  untaxed: string;
  /** When the invoiced work was done, at the home. */
  deliveredOn: string;
  title: Record<'landlord' | 'landlord_credit_note', (serial: number) => string>;
  /** What happens to its money. */
  settled: Record<Settled, string>;
  /** Why a final settlement has to be paid. */
  why: string;
  /** How to pay it. */
  pay: (email: string) => readonly string[];
  /** If the account is another than the lease's before. */
  changedAccount: string;
  mail: Record<Settled, (facts: { home: string; amount: string }) => string>;
  footer: string;
}

/** What happens to the money. A landlord pays a final settlement; a payout deducts or pays out the others. */
export type Settled = 'landlord' | 'landlord_credit_note' | 'to_pay' | 'not_to_pay';

export const WORDS: Record<'en' | 'no', LandlordWords> = {
  en: {
    what: 'Expenses',
    finalSettlement: 'Final settlement of the lease',
    vat: (percent) => `Of which VAT (mva) ${percent} %`,
    vatOf: (amount) => `incl. VAT ${amount}`,
    vatIn: 'VAT (mva)',
    taxed: (percent) => `Taxed at ${percent} %, without VAT`,
    untaxed: 'Without VAT',
    deliveredOn: 'Delivered on',
    title: {
      landlord: (serial) => `Invoice no. ${serial} to the landlord`,
      landlord_credit_note: (serial) => `Credit note no. ${serial} to the landlord`,
    },
    settled: {
      landlord: 'The amount is kept back from the next payout. You need not pay anything.',
      landlord_credit_note: 'The amount is added to the next payout.',
      to_pay:
        'The lease is over, and there is no later payout to keep the amount back from. You have to pay it yourself.',
      not_to_pay:
        'You do not need to pay this part of the final settlement. A payout has covered it. If you have already paid it, you get the money back with a payout.',
    },
    why: 'Commissions and expenses of the lease are higher than the rent that could be paid out. The amount is the difference. The details of the last payout say what it is made up of. No value added tax is charged on the settlement itself.',
    pay: (email) => [
      'Use the KID when you pay, so that the payment is booked on this invoice.',
      `If you disagree with the settlement, write to ${email}, preferably before it is due.`,
    ],
    changedAccount:
      'The account is not the one you paid to before. If your bank has stored the former account, replace it there.',
    mail: {
      landlord: ({ home, amount }) => `Here is an invoice for ${home}. It comes to ${amount}.`,
      landlord_credit_note: ({ home, amount }) =>
        `${amount} of an invoice for ${home} has been credited. The credit note is attached.`,
      to_pay: ({ home, amount }) =>
        `Here is the final settlement for ${home}. It leaves ${amount} for you to pay.`,
      not_to_pay: ({ home, amount }) =>
        `${amount} of the final settlement for ${home} has been credited. The credit note is attached.`,
    },
    footer: 'You get this mail because we let a home for you.',
  },
  no: {
    what: 'Utlegg',
    finalSettlement: 'Sluttoppgjør for leieforholdet',
    vat: (percent) => `Herav mva. ${percent}\u00a0%`,
    vatOf: (amount) => `herav mva. ${amount}`,
    vatIn: 'Mva.',
    taxed: (percent) => `Grunnlag for ${percent}\u00a0% mva.`,
    untaxed: 'Uten mva.',
    deliveredOn: 'Leveringsdato',
    title: {
      landlord: (serial) => `Faktura nr. ${serial} til utleier`,
      landlord_credit_note: (serial) => `Kreditnota nr. ${serial} til utleier`,
    },
    settled: {
      landlord: 'Beløpet trekkes fra neste utbetaling. Du trenger ikke å betale noe selv.',
      landlord_credit_note: 'Beløpet legges til neste utbetaling.',
      to_pay:
        'Leieforholdet er avsluttet, og det kommer ingen utbetaling som beløpet kan trekkes fra. Derfor må du betale det selv.',
      not_to_pay:
        'Denne delen av sluttoppgjøret trenger du ikke å betale. En utbetaling har dekket den. Har du allerede betalt, får du pengene tilbake med en utbetaling.',
    },
    why: 'Honorarer og utlegg i leieforholdet er høyere enn husleien som kunne utbetales. Beløpet er differansen. Detaljene i den siste utbetalingen viser hva det består av. Selve sluttoppgjøret har ikke merverdiavgift.',
    pay: (email) => [
      'Husk KID når du betaler, så blir betalingen registrert på denne fakturaen.',
      `Hvis du er uenig i sluttoppgjøret, kan du skrive til ${email}, helst før forfall.`,
    ],
    changedAccount:
      'Kontoen er en annen enn før. Har du lagret den tidligere kontoen i nettbanken, må du bytte den ut.',
    mail: {
      landlord: ({ home, amount }) => `Her er en faktura for ${home}. Den er på ${amount}.`,
      landlord_credit_note: ({ home, amount }) =>
        `${amount} av en faktura for ${home} er kreditert. Kreditnotaen er vedlagt.`,
      to_pay: ({ home, amount }) =>
        `Her er sluttoppgjøret for ${home}. Du har ${amount} igjen å betale.`,
      not_to_pay: ({ home, amount }) =>
        `${amount} av sluttoppgjøret for ${home} er kreditert. Kreditnotaen er vedlagt.`,
    },
    footer: 'Du får denne e-posten fordi vi leier ut en bolig for deg.',
  },
};
