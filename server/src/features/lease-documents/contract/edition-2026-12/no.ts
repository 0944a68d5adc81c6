import { no as before } from '../edition-2026-11/no.ts';
import type { LeaseTexts } from './lease-texts.ts';

const DUE =
  'Faller forfallsdagen på en lørdag, søndag, helligdag, 1. mai eller 17. mai, er neste virkedag forfallsdag.';
const IN_ADVANCE = 'Leien betales forskuddsvis, høyst for én måned om gangen,';
const HANDED_BACK = before.upkeep[1]!;
const HOME_UPKEEP = [
  'Utleieren holder boligen i den stand leietakeren har krav på. Leietakeren vedlikeholder dørlåser, kraner, toaletter, elektriske kontakter og brytere, varmtvannsbeholdere og inventar og utstyr som ikke er en del av den faste eiendommen, og kontrollerer røykvarslere og slokkeutstyr. Må noe av dette skiftes ut, gjør utleieren det (husleieloven § 5-3).',
  HANDED_BACK,
];

export const no: LeaseTexts = {
  ...before,
  kroner: (amount) => `${amount}\u00a0kr`,
  title: (number, what) =>
    `Leiekontrakt for ${{ home: 'bolig', room: 'rom', storage: 'garasje, parkeringsplass eller bod' }[what]}, nr. ${number}`,
  headings: {
    ...before.headings,
    object: '2. Leieobjektet',
    useOfObject: '7. Bruk av leieobjektet',
    norwegian: '9. Tvangsfravikelse',
  },
  orgNumber: 'Org.nr.',
  home: {
    home: before.home,
    room: 'Rommet leies ut som bolig, med adgang til resten av boligen slik partene har avtalt. Det kan ikke brukes til noe annet uten skriftlig samtykke. Tilstanden ved innflytting og utflytting går fram av protokoller som begge parter signerer.',
    storage:
      'Leieobjektet kan bare brukes til det som er avtalt. Ingen kan bo der. Tilstanden ved overtakelsen og når leieforholdet er over, går fram av protokoller som begge parter signerer.',
  },
  noticeOfRoom:
    'Begge parter kan si opp leieavtalen uten å oppgi noen grunn. Oppsigelsen skal være skriftlig (husleieloven §§ 9-5 tredje ledd og 9-7).',
  landlordsNotice:
    'Utleieren kan bare si opp av grunnene i husleieloven § 9-5. Oppsigelsen skal være skriftlig og begrunnet, og opplyse om at leietakeren kan protestere skriftlig innen én måned, hva som skjer hvis leietakeren ikke protesterer, og at utleieren da kan begjære tvangsfravikelse (husleieloven § 9-7).',
  nothing: 'Ingenting',
  rentInvoiced: `${IN_ADVANCE} til kontoen og med KID-nummeret på fakturaen. ${DUE}`,
  rentUninvoiced: `${IN_ADVANCE} til kontoen forvalteren oppgir skriftlig. ${DUE}`,
  rentDirect: (account) =>
    `${IN_ADVANCE} direkte til utleieren, til ${account === null ? 'kontoen utleieren oppgir skriftlig' : `konto ${account}`}. ${DUE}`,
  rent: [
    before.rent[0]!,
    'Utleieren kan ikke kreve andre beløp enn leien, avtalt forbruk etter husleieloven § 3-4 og sikkerheten etter §§ 3-5 og 3-6 (husleieloven § 3-7).',
  ],
  securities: { ...before.securities, no_deposit: 'Ingen sikkerhet er avtalt' },
  depositAccount:
    'Depositumet står på en særskilt konto i leietakerens navn. Rentene tilfaller leietakeren. Utleieren betaler for å opprette kontoen, og ingen av partene kan disponere den alene (husleieloven § 3-5).',
  insurance:
    'Forsikringen trer i stedet for depositum. Premien er ikke en del av leien og faktureres leietakeren for seg. Den er frivillig: Vil leietakeren heller stille depositum på egen konto, avtales det før kontrakten signeres.',
  guarantee:
    'Garantien trer i stedet for depositum (husleieloven § 3-6). Hvem som stiller den, og på hvilke vilkår, går fram av garantien selv.',
  use: (landlord, what) =>
    what === 'storage'
      ? [
          'Leietakeren skal behandle leieobjektet med tilbørlig aktsomhet, følge vanlige ordensregler og straks melde fra om skader som må utbedres uten opphold. Brannfarlige og helsefarlige stoffer kan ikke oppbevares der.',
          `Leietakeren kan ikke overlate bruken til andre uten godkjenning fra ${landlord}.`,
          'Utleieren skal ha tilgang til leieobjektet for tilsyn og vedlikehold, etter varsel i rimelig tid.',
        ]
      : [
          'Leietakeren skal behandle boligen med tilbørlig aktsomhet, følge vanlige ordensregler, straks melde fra om skader som må utbedres uten opphold, og om andre skader innen rimelig tid (husleieloven §§ 5-1 og 5-5).',
          `Leietakeren må ha godkjenning fra ${landlord} for å framleie eller la andre enn ektefelle, samboer, slektninger i rett opp- eller nedstigende linje og fosterbarn flytte inn (husleieloven kapittel 7). Dyrehold må avtales, med mindre gode grunner taler for det (§ 5-2).`,
          before.use('')[2]!,
        ],
  upkeep: {
    home: HOME_UPKEEP,
    room: HOME_UPKEEP,
    storage: [
      'Utleieren holder leieobjektet i den stand leietakeren har krav på. Leietakeren vedlikeholder dørlåser og utstyr som ikke er en del av den faste eiendommen (husleieloven kapittel 5).',
      'Når leieforholdet er over, leverer leietakeren leieobjektet tilbake ryddet, rengjort og i samme stand som ved overtakelsen, bortsett fra det som følger av alminnelig slit og elde.',
    ],
  },
  language: 'Er kontrakten oversatt, er det denne norske teksten som gjelder.',
  signing: [
    'Kontrakten signeres elektronisk. Den gjelder når alle leietakere og utleieren har signert, og hver av dem får et eksemplar. Sist i dokumentet står det hvem som signerte, med fødselsdato der den er bekreftet, når og hvordan.',
    before.signing[1]!,
  ],
};
