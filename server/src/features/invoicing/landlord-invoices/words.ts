/** What an invoice or a credit note to a landlord says, and the mail it comes with. */
interface LandlordWords {
  what: string;
  title: Record<'landlord' | 'landlord_credit_note', (serial: number) => string>;
  /** What happens to its money. */
  settled: Record<'landlord' | 'landlord_credit_note', string>;
  mail: Record<
    'landlord' | 'landlord_credit_note',
    (said: { home: string; amount: string }) => string
  >;
  footer: string;
}

export const WORDS: Record<'en' | 'no', LandlordWords> = {
  en: {
    what: 'Expenses',
    title: {
      landlord: (serial) => `Invoice no. ${serial} to the landlord`,
      landlord_credit_note: (serial) => `Credit note no. ${serial} to the landlord`,
    },
    settled: {
      landlord: 'The amount is kept back from the next payout. You need not pay anything.',
      landlord_credit_note: 'The amount is added to the next payout.',
    },
    mail: {
      landlord: ({ home, amount }) => `Here is an invoice for ${home}. It comes to ${amount}.`,
      landlord_credit_note: ({ home, amount }) =>
        `${amount} of an invoice for ${home} is taken back. The credit note is attached.`,
    },
    footer: 'You get this mail because we let a home for you.',
  },
  no: {
    what: 'Utgifter',
    title: {
      landlord: (serial) => `Faktura nr. ${serial} til utleier`,
      landlord_credit_note: (serial) => `Kreditnota nr. ${serial} til utleier`,
    },
    settled: {
      landlord: 'Beløpet trekkes fra neste utbetaling. Du trenger ikke betale noe selv.',
      landlord_credit_note: 'Beløpet legges til neste utbetaling.',
    },
    mail: {
      landlord: ({ home, amount }) => `Her er en faktura for ${home}. Den er på ${amount}.`,
      landlord_credit_note: ({ home, amount }) =>
        `${amount} av en faktura for ${home} er kreditert. Kreditnotaen er vedlagt.`,
    },
    footer: 'Du får denne e-posten fordi vi leier ut en bolig for deg.',
  },
};
