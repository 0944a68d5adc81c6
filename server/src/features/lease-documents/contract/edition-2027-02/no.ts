import { no as before } from '../edition-2027-01/no.ts';
import type { LeaseTexts } from './lease-texts.ts';

export const no: LeaseTexts = {
  ...before,
  rentToAccount: (account, owner) =>
    `Leien betales forskuddsvis, høyst for én måned om gangen, til konto ${account}, som er klientkontoen til ${owner}, og med KID-nummeret på fakturaen. En annen konto gjelder først når leietakeren har fått varsel om den på e-post og på leieforholdets side i Husvær. Faller forfallsdagen på en lørdag, søndag, helligdag, 1. mai eller 17. mai, er neste virkedag forfallsdag.`,
};
