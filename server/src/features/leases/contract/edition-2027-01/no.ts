import { no as before } from '../edition-2026-12/no.ts';
import type { LeaseWords } from './words.ts';

export const no: LeaseWords = {
  ...before,
  messages: {
    heading: 'Meldinger og varsler',
    texts: [
      'Partene godtar uttrykkelig at meldinger og varsler i leieforholdet gis elektronisk: på e-post til adressen hver av dem har oppgitt i Husvær, og på leieforholdets side der. Det gjelder også varsel etter tvangsfullbyrdelsesloven § 4-18. Den som får ny e-postadresse, retter den i Husvær med en gang.',
    ],
  },
};
