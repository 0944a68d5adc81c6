import { no as before } from '../edition-2027-02/no.ts';
import type { LeaseTexts } from './lease-texts.ts';

const ADJUSTED =
  'Hver av partene kan kreve leien endret i takt med konsumprisindeksen, med én måneds skriftlig varsel. Endringen kan tidligst settes i verk ett år etter at siste leiefastsetting ble satt i verk (husleieloven § 4-2). Leien kan også tilpasses gjengs leie etter § 4-3.';
const SIGNED = before.signing[0]!;
const REST_OF_TERM =
  'Er leieforholdet tidsbestemt, kan leietakeren også framleie for resten av leietiden med godkjenning fra utleieren (husleieloven § 7-5).';
/** What may be charged when rent is late is no payment for the letting (§ 3-7). */
const LATE = 'Renter og kostnader ved for sen betaling følger loven.';
const AVOIDED =
  'utenrettslige inndrivingskostnader, sakskostnader og forfalt leie fram til betalingen, med renter,';
const APPROVED_BY = 'bare nektes av de samme grunnene';
const handedBack = (what: string) =>
  `Når leieforholdet er over, leverer leietakeren ${what} tilbake ryddet, rengjort og i samme stand som ved overtakelsen, bortsett fra det som følger av alminnelig slit og elde, og mangler som utleieren selv plikter å utbedre.`;
const accessTo = (what: string) =>
  `Utleieren skal ha tilgang til ${what} når det trengs for tilsyn og vedlikehold, etter varsel i rimelig tid (husleieloven § 5-6).`;
const COVERS =
  'Sikkerheten dekker skyldig leie, skader på boligen, utgifter ved fravikelse og andre krav som reiser seg av kontrakten. Depositum og garanti kan til sammen ikke være mer enn seks måneders leie (husleieloven §§ 3-5 og 3-6).';
const withKid = (text: string) => text.replace('KID-nummeret', 'KID-en');

export const no: LeaseTexts = {
  ...before,
  noNoticeInTerm:
    'Leieforholdet kan ikke sies opp i leietiden, verken av utleieren eller leietakeren.',
  rooms: { room: 'Rom', storage: 'Leieobjekt', homeOf: 'Adgang til boligen til' },
  shorter: (ground, reason) =>
    [
      'Leietiden er kortere enn lovens minstetid (husleieloven § 9-3). Grunnen er:',
      ground === 'own_use' &&
        'Boligen skal brukes som bolig av utleieren selv eller noen som hører til husstanden.',
      reason && `«${reason.replace(/\.$/, '')}».`,
      'Leieforholdet er bare tidsbestemt hvis boligen skal brukes i samsvar med grunnen når leietiden er ute.',
    ]
      .filter(Boolean)
      .join(' '),
  atLandlords:
    'Boligen er en lofts- eller sokkelbolig i en enebolig, eller en bolig i en tomannsbolig, og utleieren bor i samme hus. Leietiden kan da settes til ett år eller mer (husleieloven § 9-3).',
  noticeOfRoom:
    'Begge parter kan si opp leieforholdet uten å oppgi noen grunn. Utleierens oppsigelse skal være skriftlig (husleieloven §§ 9-5 tredje ledd og 9-7).',
  ownUse: (what) =>
    `eget forbruk: ${what}. Det kan kreves à konto, og leietakeren kan kreve årlig regnskap (husleieloven § 3-4)`,
  rentInvoiced: withKid(before.rentInvoiced),
  rentToAccount: (account, owner) => withKid(before.rentToAccount(account, owner)),
  rent: [ADJUSTED, `${before.rent[1]!} ${LATE}`],
  mayGiveNotice: 'Begge parter kan si opp leieforholdet også i leietiden.',
  eviction: [
    before.eviction[0]!.replace('leien, renter og kostnader', `leien, ${AVOIDED}`),
    before.eviction[1]!,
  ],
  upkeep: {
    ...before.upkeep,
    home: [before.upkeep.home[0]!, handedBack('boligen')],
    room: [
      'Utleieren holder rommet, og det leietakeren ellers har adgang til, i den stand leietakeren har krav på. Leietakeren vedlikeholder dørlåsen, elektriske kontakter og brytere i rommet, og inventar og utstyr der som ikke er en del av den faste eiendommen. Må noe av dette skiftes ut, gjør utleieren det (husleieloven § 5-3).',
      handedBack('rommet'),
    ],
    storage: [before.upkeep.storage[0]!, handedBack('leieobjektet')],
  },
  openEnded: 'tidsubestemt',
  duration: 'Varighet',
  language:
    'Kontrakten følger norsk rett. Er den oversatt, er det denne norske teksten som gjelder.',
  signing: [
    SIGNED,
    'Tvister må som regel behandles av Husleietvistutvalget før de kan bringes inn for tingretten (husleieloven § 12-5).',
  ],
  depositAccount:
    'Depositumet står på en særskilt konto i leietakerens navn. Rentene tilfaller leietakeren, som kan kreve dem utbetalt. Utleieren betaler for å opprette kontoen, og ingen av partene kan disponere depositumet alene (husleieloven § 3-5).',
  paidOut: (account) => [
    'Når leieforholdet er over, betaler banken ut depositumet etter den andre partens skriftlige samtykke, rettskraftig dom eller annen avgjørelse med samme virkning (husleieloven § 3-5).',
    'Krever leietakeren depositumet, varsler banken utleieren skriftlig. Banken betaler til leietakeren hvis utleieren ikke innen fem uker etter at varselet er sendt, krever skyldig leie som nevnt nedenfor eller dokumenterer å ha reist søksmål eller klaget saken inn for Husleietvistutvalget.',
    account === null
      ? 'Kontrakten nevner ingen konto for leien. Banken betaler derfor skyldig leie til utleieren bare etter samtykke, dom eller avgjørelse som nevnt over.'
      : `Partene avtaler at leien godskrives konto ${account}. Er den i samme bank som depositumskontoen, betaler banken skyldig leie fra depositumskontoen når utleieren krever det og dokumenterer at leien skyldes. Banken varsler da leietakeren, og betaler ikke hvis leietakeren innen fem uker etter at varselet er sendt, dokumenterer å ha reist søksmål eller klaget saken inn for Husleietvistutvalget. Godskrives leien senere en annen konto, gjelder dette bare hvis også den er i samme bank. Er en av dem i en annen bank, og for andre krav enn leie, kreves samtykke, dom eller avgjørelse som nevnt over.`,
  ],
  acceptance: {
    ...before.acceptance,
    of: {
      ...before.acceptance.of,
      deposit_insurance: {
        ...before.acceptance.of.deposit_insurance,
        texts: [
          before.acceptance.of.deposit_insurance.texts[0]!,
          'Forsikringen dekker krav som oppstår mens leieforholdet varer, men ikke lenger enn tre år fra leieforholdets start. Kravene kan også settes fram etterpå, innen fristen i forsikringsbeviset. Varer leieforholdet lenger, er det uten sikkerhet etter det, med mindre partene skriftlig avtaler en ny. Leietakeren plikter ikke å stille en ny uten en slik avtale.',
        ],
      },
      deposit_guarantee: {
        ...before.acceptance.of.deposit_guarantee,
        texts: [
          ...before.acceptance.of.deposit_guarantee.texts,
          'Garantien dekker krav som oppstår mens leieforholdet varer. Det kan ikke avtales med virkning for leietakerens regressansvar at garantisten skal ha rett til å utbetale garantien uten hensyn til leietakerens innsigelser mot utleierens krav (husleieloven § 3-6).',
        ],
      },
    },
  },
  securityCovers: COVERS,
  use: (_, what) => {
    const [care, others, access] = before.use('utleieren', what);
    const isRoom = what === 'room';
    return what === 'storage'
      ? [care!, others!, access!]
      : [
          isRoom
            ? care!.replace(
                'boligen',
                'rommet og de delene av boligen som leietakeren har adgang til,',
              )
            : care!,
          `Leietakeren kan la ektefelle eller samboer, egne, ektefellens eller samboerens slektninger i rett opp- eller nedstigende linje, og fosterbarn flytte inn. Andre kan flytte inn med godkjenning fra utleieren. Godkjenning kan bare nektes når forhold ved personen gir saklig grunn til det, eller boligen klart blir overbefolket (husleieloven § 7-1).`,
          isRoom
            ? `Framleie krever samtykke fra utleieren. Vil leietakeren framleie i inntil to år ved midlertidig fravær av en grunn loven nevner, kan godkjenning ${APPROVED_BY} (husleieloven §§ 7-2 og 7-4). ${REST_OF_TERM}`
            : `Framleie krever samtykke fra utleieren. Vil leietakeren framleie en del av boligen og selv bo der, eller framleie i inntil to år ved midlertidig fravær av en grunn loven nevner, kan godkjenning ${APPROVED_BY} (husleieloven §§ 7-2 til 7-4). ${REST_OF_TERM}`,
          'Dyrehold må avtales. Uten avtale kan leietakeren bare ha dyr når gode grunner taler for det og dyreholdet ikke er til ulempe for utleieren eller andre brukere av eiendommen (husleieloven § 5-2).',
          accessTo(isRoom ? 'rommet' : 'boligen'),
        ];
  },
  ownContract: [
    'Utleierens egen kontrakt står bak disse opplysningene. Sammen er de leiekontrakten, og de signeres samlet.',
    ...before.ownContract.slice(1),
  ],
  ofRoom: {
    securityCovers: COVERS.replace('skader på boligen', 'skader på rommet og resten av boligen'),
  },
  ofStorage: {
    rent: [
      ADJUSTED,
      `Utleieren kan ikke kreve andre beløp enn leien, avtalt forbruk og sikkerheten. ${LATE}`,
    ],
    noticeOfRoom:
      'Begge parter kan si opp leieforholdet uten å oppgi noen grunn. Utleierens oppsigelse skal være skriftlig (husleieloven § 9-7).',
    securityCovers:
      'Sikkerheten dekker skyldig leie, skader på leieobjektet, utgifter ved fravikelse og andre krav som reiser seg av kontrakten. Depositum og garanti kan til sammen ikke være mer enn seks måneders leie (husleieloven §§ 3-5 og 3-6).',
    signing: [SIGNED],
  },
};
