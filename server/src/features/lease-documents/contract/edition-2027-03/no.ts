import { no as before } from '../edition-2027-02/no.ts';
import type { LeaseTexts } from './lease-texts.ts';

const ADJUSTED =
  'Hver av partene kan kreve leien endret i takt med konsumprisindeksen, med én måneds skriftlig varsel. Endringen kan tidligst settes i verk ett år etter at siste leiefastsetting ble satt i verk (husleieloven § 4-2). Leien kan også tilpasses gjengs leie etter § 4-3.';
const SIGNED = before.signing[0]!;
const withKid = (text: string) => text.replace('KID-nummeret', 'KID-en');

export const no: LeaseTexts = {
  ...before,
  noNoticeInTerm:
    'Leieforholdet kan ikke sies opp i leietiden, verken av utleieren eller leietakeren.',
  shortTerm: (reason) =>
    `Leietiden er kortere enn lovens minstetid (husleieloven § 9-3). Grunnen er: ${reason}`,
  noticeOfRoom:
    'Begge parter kan si opp leieforholdet uten å oppgi noen grunn. Utleierens oppsigelse skal være skriftlig (husleieloven §§ 9-5 tredje ledd og 9-7).',
  rentInvoiced: withKid(before.rentInvoiced),
  rentToAccount: (account, owner) => withKid(before.rentToAccount(account, owner)),
  rent: [ADJUSTED, before.rent[1]!],
  depositAccount:
    'Depositumet står på en særskilt konto i leietakerens navn. Rentene tilfaller leietakeren, som kan kreve dem utbetalt. Utleieren betaler for å opprette kontoen, og ingen av partene kan disponere depositumet alene (husleieloven § 3-5).',
  securityCovers:
    'Sikkerheten dekker skyldig leie, skader på boligen, utgifter ved fravikelse og andre krav som reiser seg av kontrakten. Depositum og garanti kan til sammen ikke være mer enn seks måneders leie (husleieloven §§ 3-5 og 3-6).',
  use: (landlord, what) => {
    const [care, others, access] = before.use(landlord, what);
    return what === 'storage'
      ? [care!, others!, access!]
      : [
          care!,
          `Leietakeren kan la ektefelle eller samboer, egne, ektefellens eller samboerens slektninger i rett opp- eller nedstigende linje, og fosterbarn flytte inn. Andre kan flytte inn med godkjenning fra ${landlord}. Godkjenning kan bare nektes når forhold ved personen gir saklig grunn til det, eller boligen klart blir overbefolket (husleieloven § 7-1).`,
          `Framleie krever samtykke fra ${landlord}. Vil leietakeren framleie en del av boligen og selv bo der, eller framleie ved midlertidig fravær av en grunn loven nevner, kan godkjenning bare nektes av de samme grunnene (husleieloven §§ 7-2 til 7-4).`,
          'Dyrehold må avtales. Uten avtale kan leietakeren bare ha dyr når gode grunner taler for det og dyreholdet ikke er til ulempe for utleieren eller andre brukere av eiendommen (husleieloven § 5-2).',
          access!,
        ];
  },
  ownContract: [
    'Utleierens egen kontrakt står bak disse opplysningene. Sammen er de leiekontrakten, og de signeres samlet.',
    ...before.ownContract.slice(1),
  ],
  ofStorage: {
    rent: [
      ADJUSTED,
      'Utleieren kan ikke kreve andre beløp enn leien, avtalt forbruk og sikkerheten.',
    ],
    noticeOfRoom:
      'Begge parter kan si opp leieforholdet uten å oppgi noen grunn. Utleierens oppsigelse skal være skriftlig (husleieloven § 9-7).',
    securityCovers:
      'Sikkerheten dekker skyldig leie, skader på leieobjektet, utgifter ved fravikelse og andre krav som reiser seg av kontrakten. Depositum og garanti kan til sammen ikke være mer enn seks måneders leie (husleieloven §§ 3-5 og 3-6).',
    signing: [SIGNED],
  },
};
