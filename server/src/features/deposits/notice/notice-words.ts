interface NoticeWords {
  title: string;
  /** Above what the mail says too. */
  claim: string;
  answer: string;
  /** How a tenant answers: on the site, or in writing to this address. */
  howToAnswer: (facts: { site: string; email: string }) => string[];
  labels: Record<
    | 'about'
    | 'bank'
    | 'endedOn'
    | 'lease'
    | 'home'
    | 'landlord'
    | 'account'
    | 'amount'
    | 'claimedOn',
    string
  >;
}

/** What the letter about a landlord's claim says beside its mail. */
export const NOTICE_WORDS: Record<'en' | 'no', NoticeWords> = {
  no: {
    title: 'Varsel om krav på depositumet',
    claim: 'Kravet',
    answer: 'Slik svarer du',
    howToAnswer: ({ site, email }) => [
      `Logg inn på ${site} og åpne leieforholdet. Under «Depositum» finner du utleierens dokumentasjon. Der kan du godta kravet, eller laste opp dokumentasjon på søksmål eller klage til Husleietvistutvalget.`,
      `Kan du ikke logge inn, sender du dokumentasjonen til banken, eller til ${email}.`,
    ],
    labels: {
      about: 'Det gjelder',
      lease: 'Leieforhold',
      home: 'Bolig',
      landlord: 'Utleier',
      account: 'Depositumskonto',
      amount: 'Krav',
      claimedOn: 'Krevd',
      endedOn: 'Leieforholdet opphørte',
      bank: 'Bank',
    },
  },
  en: {
    title: 'Notice of a claim on the deposit',
    claim: 'The claim',
    answer: 'How to answer',
    howToAnswer: ({ site, email }) => [
      `Log in on ${site} and open the tenancy. Under “Deposit” you find the landlord’s documentation. There you can accept the claim, or upload proof that you have gone to court or to the Rent Disputes Tribunal.`,
      `If you cannot log in, send the proof to the bank, or to ${email}.`,
    ],
    labels: {
      about: 'About',
      lease: 'Tenancy',
      home: 'Home',
      landlord: 'Landlord',
      account: 'Deposit account',
      amount: 'Claim',
      claimedOn: 'Claimed on',
      endedOn: 'The tenancy ended on',
      bank: 'Bank',
    },
  },
};
