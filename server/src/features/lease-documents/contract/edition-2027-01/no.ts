import { no as before } from '../edition-2026-12/no.ts';
import type { LeaseTexts } from './lease-texts.ts';

export const no: LeaseTexts = {
  ...before,
  insurance:
    'Forsikringen trer i stedet for depositum. Hvem som forsikrer, hva det koster, og at den er frivillig, står under «Godtakelse av depositumsforsikring».',
  guarantee:
    'Garantien trer i stedet for depositum (husleieloven § 3-6). Vilkårene står i garantien og under «Godtakelse av garanti».',
  born: (day) => `Født ${day}`,
  acceptance: {
    labels: {
      provider: 'Leverandør',
      secured: 'Beløp',
      price: 'Pris for leietakeren',
      voluntary: 'Frivillig',
    },
    once: (amount) => `${amount}, betales én gang`,
    invoiced: 'Prisen er ikke en del av leien. Den faktureres for seg når alle har signert.',
    of: {
      deposit_account: {
        heading: 'Godtakelse av depositumskonto',
        provider: 'Banken som kontoen opprettes i',
        price: 'Ingenting. Utleieren betaler for å opprette kontoen (husleieloven § 3-5).',
        voluntary: null,
        texts: [
          'Leietakeren godtar å sette inn beløpet på en særskilt depositumskonto i eget navn. Banken oppgir kontonummeret når kontoen er opprettet.',
        ],
      },
      deposit_insurance: {
        heading: 'Godtakelse av depositumsforsikring',
        provider: 'Forsikringsselskapet som står i forsikringsbeviset',
        price: 'Går fram av forsikringsbeviset',
        voluntary:
          'Ja. Forsikringen er ikke et vilkår for å leie. Leietakeren kan i stedet stille depositum på egen konto. Det avtales før kontrakten signeres.',
        texts: [
          'Leietakeren godtar forsikringen og prisen over. Hva forsikringen dekker, står i forsikringsbeviset.',
          'Forsikringen gjelder til leieforholdet er over, men ikke lenger enn tre år fra signeringen.',
        ],
      },
      deposit_guarantee: {
        heading: 'Godtakelse av garanti',
        provider: 'Den som stiller garantien, og som er oppgitt i garantien',
        price: 'Avtales med den som stiller garantien. Utleieren krever ikke betaling for den.',
        voluntary:
          'Ja. Leietakeren kan i stedet stille depositum på egen konto. Det avtales før kontrakten signeres.',
        texts: ['Leietakeren godtar at det stilles garanti for beløpet (husleieloven § 3-6).'],
      },
    },
  },
  messages: {
    heading: 'Meldinger og varsler',
    texts: [
      'Partene godtar uttrykkelig at meldinger og varsler i leieforholdet gis elektronisk: på e-post til adressen hver av dem har oppgitt i Husvær, og på leieforholdets side der. Det gjelder også varsel etter tvangsfullbyrdelsesloven § 4-18. Den som får ny e-postadresse, retter den i Husvær med en gang.',
    ],
  },
};
