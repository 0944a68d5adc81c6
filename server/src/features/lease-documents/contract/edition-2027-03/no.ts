import type { LeaseTexts } from './lease-texts.ts';

const DUE =
  'Faller forfallsdagen på en lørdag, søndag, helligdag, 1. mai eller 17. mai, er neste virkedag forfallsdag.';
const IN_ADVANCE = 'Leien betales forskuddsvis, høyst for én måned om gangen,';
const ADJUSTED =
  'Hver av partene kan kreve leien endret i takt med konsumprisindeksen, med én måneds skriftlig varsel. Endringen kan tidligst settes i verk ett år etter at siste leiefastsetting ble satt i verk (husleieloven § 4-2). Leien kan også tilpasses gjengs leie etter § 4-3.';
const SIGNED =
  'Kontrakten signeres elektronisk. Den gjelder når alle leietakere og utleieren har signert, og hver av dem får et eksemplar. Sist i dokumentet står det hvem som signerte, med fødselsdato der den er bekreftet, når og hvordan.';
const REST_OF_TERM =
  'Er leieforholdet tidsbestemt, kan leietakeren også framleie for resten av leietiden med godkjenning fra utleieren. Blir godkjenning nektet uten at forhold ved framleieren gir saklig grunn til det eller boligen klart blir overbefolket, kan leietakeren si opp også i leietiden, med fristen i husleieloven § 9-6 (husleieloven § 7-5).';
/** What may be charged when rent is late is no payment for the letting (§ 3-7). */
const LATE = 'Renter og kostnader ved for sen betaling følger loven.';
const AVOIDED =
  'utenrettslige inndrivingskostnader, sakskostnader og forfalt leie fram til betalingen, med renter,';
const handedBack = (what: string) =>
  `Når leieforholdet er over, leverer leietakeren ${what} tilbake ryddet, rengjort og i samme stand som ved overtakelsen, bortsett fra det som følger av alminnelig slit og elde, og mangler som utleieren selv plikter å utbedre.`;
const accessTo = (what: string) =>
  `Utleieren skal ha tilgang til ${what} når det trengs for tilsyn og vedlikehold, etter varsel i rimelig tid (husleieloven § 5-6).`;
const COVERS =
  'Sikkerheten dekker skyldig leie, skader på boligen, utgifter ved fravikelse og andre krav som reiser seg av kontrakten. Depositum og garanti kan til sammen ikke være mer enn seks måneders leie (husleieloven §§ 3-5 og 3-6).';

export const no: LeaseTexts = {
  locale: 'nb-NO',
  labels: {
    landlord: 'Utleier',
    agency: 'Forvalter',
    tenant: 'Leietaker',
    coTenant: 'Medleietaker',
    address: 'Adresse',
    from: 'Fra',
    to: 'Til og med',
    monthlyRent: 'Leie per måned',
    due: 'Forfaller',
    beside: 'I tillegg til leien',
    security: 'Sikkerhet',
    amount: 'Beløp',
    document: 'Dokument',
  },
  agency: (name, agent) => `${name} ved ${agent}`,
  jointly:
    'Leietakerne svarer solidarisk for alle plikter etter kontrakten: Utleieren kan kreve hele leien av hver av dem.',
  endsByItself:
    'Leieforholdet er tidsbestemt og opphører uten oppsigelse når leietiden er ute (husleieloven § 9-2).',
  staysOn:
    'Blir leietakeren boende mer enn tre måneder etter at leietiden er ute, uten at utleieren skriftlig har bedt leietakeren om å flytte, gjelder leieforholdet på ubestemt tid.',
  noNotice:
    'Kontrakten kan heves etter reglene i husleieloven, men ikke sies opp i leietiden. Leietakeren kan likevel si opp når utleieren har nektet framleie uten saklig grunn (husleieloven § 7-5).',
  notice: ({ months, isToMonthEnd }) =>
    `Oppsigelsesfristen er ${months} ${months === 1 ? 'måned' : 'måneder'}${isToMonthEnd ? ', og leieforholdet opphører ved utløpet av en kalendermåned' : ''}.`,
  dueOn: (day) => `den ${day}. i hver måned`,
  useCosts: {
    electricity: 'strøm',
    fuel: 'ved, olje eller gass',
    water: 'vann etter målt forbruk',
    sewage: 'avløp etter målt forbruk',
  },
  kroner: (amount) => `${amount}\u00a0kr`,
  title: (number, what) =>
    `Leiekontrakt for ${{ home: 'bolig', room: 'rom', storage: 'garasje, parkeringsplass eller bod' }[what]}, nr. ${number}`,
  headings: {
    parties: '1. Partene',
    home: '2. Boligen',
    term: '3. Leietiden',
    notice: '4. Oppsigelse',
    rent: '5. Leien',
    security: '6. Sikkerhet',
    use: '7. Bruk av boligen',
    upkeep: '8. Vedlikehold',
    eviction: '9. Tvangsfravikelse',
    ownContract: '7. Utleierens egen kontrakt',
    evictionBesideOwn: '8. Tvangsfravikelse',
    houseRules: 'Husordensregler',
    signing: 'Signering',
    object: '2. Leieobjektet',
    useOfObject: '7. Bruk av leieobjektet',
    norwegian: '9. Tvangsfravikelse',
  },
  orgNumber: 'Org.nr.',
  home: {
    home: 'Boligen leies ut som bolig og kan ikke brukes til noe annet uten skriftlig samtykke. Tilstanden ved innflytting og utflytting går fram av protokoller som begge parter signerer.',
    room: 'Rommet leies ut som bolig, med adgang til resten av boligen slik partene har avtalt. Det kan ikke brukes til noe annet uten skriftlig samtykke. Tilstanden ved innflytting og utflytting går fram av protokoller som begge parter signerer.',
    storage:
      'Leieobjektet kan bare brukes til det som er avtalt. Ingen kan bo der. Tilstanden ved overtakelsen og når leieforholdet er over, går fram av protokoller som begge parter signerer.',
  },
  landlordsNotice:
    'Utleieren kan bare si opp av grunnene i husleieloven § 9-5. Oppsigelsen skal være skriftlig og begrunnet, og opplyse om at leietakeren kan protestere skriftlig innen én måned, hva som skjer hvis leietakeren ikke protesterer, og at utleieren da kan begjære tvangsfravikelse (husleieloven § 9-7).',
  nothing: 'Ingenting',
  rentUninvoiced: `${IN_ADVANCE} til kontoen forvalteren oppgir skriftlig. ${DUE}`,
  rentDirect: (account) =>
    `${IN_ADVANCE} direkte til utleieren, til ${account === null ? 'kontoen utleieren oppgir skriftlig' : `konto ${account}`}. ${DUE}`,
  securities: {
    deposit_account: 'depositum på egen konto',
    deposit_insurance: 'depositumsforsikring',
    deposit_guarantee: 'garanti',
    no_deposit: 'Ingen sikkerhet er avtalt',
  },
  insurance:
    'Forsikringen trer i stedet for depositum. Hvem som forsikrer, hva det koster, og at den er frivillig, står under «Godtakelse av depositumsforsikring».',
  guarantee:
    'Garantien trer i stedet for depositum (husleieloven § 3-6). Vilkårene står i garantien og under «Godtakelse av garanti».',
  born: (day) => `Født ${day}`,
  messages: {
    heading: 'Meldinger og varsler',
    texts: [
      'Partene godtar uttrykkelig at meldinger og varsler i leieforholdet kan gis elektronisk: på e-post til adressen hver av dem har oppgitt i Husvær, og på leieforholdets side der. Det gjelder også varsel etter tvangsfullbyrdelsesloven § 4-18. Den som får ny e-postadresse, retter den i Husvær med en gang. Den som vil, kan også skrive brev.',
    ],
  },
  noNoticeInTerm:
    'Leieforholdet kan ikke sies opp i leietiden, verken av utleieren eller leietakeren. Et unntak er leietakerens rett til å si opp etter husleieloven § 7-5.',
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
  rentInvoiced: `${IN_ADVANCE} til kontoen og med KID-en på fakturaen. ${DUE}`,
  rentToAccount: (account, owner) =>
    `${IN_ADVANCE} til konto ${account}, som er klientkontoen til ${owner}, og med KID-en på fakturaen. En annen konto gjelder først når leietakeren har fått varsel om den på e-post og på leieforholdets side i Husvær. ${DUE}`,
  rent: [
    ADJUSTED,
    `Utleieren kan ikke kreve andre beløp enn leien, avtalt forbruk etter husleieloven § 3-4 og sikkerheten etter §§ 3-5 og 3-6 (husleieloven § 3-7). ${LATE}`,
  ],
  mayGiveNotice: 'Begge parter kan si opp leieforholdet også i leietiden.',
  eviction: [
    `Leietakeren vedtar at tvangsfravikelse kan kreves når leien ikke er betalt innen fjorten dager etter at skriftlig varsel etter tvangsfullbyrdelsesloven § 4-18 er sendt på eller etter forfallsdagen, jf. tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav a. I varselet skal det stå at fravikelse vil bli krevd om kravet ikke blir betalt, og at den kan unngås ved at leien, ${AVOIDED} blir betalt før fravikelsen gjennomføres.`,
    'Leietakeren vedtar at tvangsfravikelse kan kreves når leietiden er løpt ut, jf. tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav b.',
  ],
  upkeep: {
    home: [
      'Utleieren holder boligen i den stand leietakeren har krav på. Leietakeren vedlikeholder dørlåser, kraner, toaletter, elektriske kontakter og brytere, varmtvannsbeholdere og inventar og utstyr som ikke er en del av den faste eiendommen, og kontrollerer røykvarslere og slokkeutstyr. Må noe av dette skiftes ut, gjør utleieren det (husleieloven § 5-3).',
      handedBack('boligen'),
    ],
    room: [
      'Utleieren holder rommet, og det leietakeren ellers har adgang til, i den stand leietakeren har krav på. Leietakeren vedlikeholder dørlåsen, elektriske kontakter og brytere i rommet, og inventar og utstyr der som ikke er en del av den faste eiendommen. Må noe av dette skiftes ut, gjør utleieren det (husleieloven § 5-3).',
      handedBack('rommet'),
    ],
    storage: [
      'Utleieren holder leieobjektet i den stand leietakeren har krav på. Leietakeren vedlikeholder dørlåser og utstyr som ikke er en del av den faste eiendommen (husleieloven kapittel 5).',
      handedBack('leieobjektet'),
    ],
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
    'Depositumet står på en særskilt konto i leietakerens navn. Rentene tilfaller leietakeren, som kan kreve dem utbetalt. Utleieren betaler for å opprette kontoen, og så lenge leieforholdet varer, kan ingen av partene disponere depositumet alene (husleieloven § 3-5).',
  paidOut: (account) => [
    'Når leieforholdet er over, betaler banken ut depositumet etter den andre partens skriftlige samtykke, rettskraftig dom eller annen avgjørelse med samme virkning (husleieloven § 3-5).',
    'Krever leietakeren depositumet, varsler banken utleieren skriftlig. Banken betaler til leietakeren hvis utleieren ikke innen fem uker etter at varselet er sendt, krever skyldig leie som nevnt nedenfor eller dokumenterer å ha reist søksmål eller klaget saken inn for Husleietvistutvalget.',
    account === null
      ? 'Kontrakten nevner ingen konto for leien. Banken betaler derfor skyldig leie til utleieren bare etter samtykke, dom eller avgjørelse som nevnt over.'
      : `Partene avtaler at leien godskrives konto ${account}. Er den i samme bank som depositumskontoen, betaler banken etter leieforholdets opphør skyldig leie fra depositumskontoen når utleieren krever det og dokumenterer at leien skyldes. Banken varsler da leietakeren, og betaler ikke hvis leietakeren innen fem uker etter at varselet er sendt, dokumenterer å ha reist søksmål eller klaget saken inn for Husleietvistutvalget. Godskrives leien senere en annen konto, gjelder dette bare hvis også den er i samme bank. Er en av dem i en annen bank, og for andre krav enn leie, kreves samtykke, dom eller avgjørelse som nevnt over.`,
  ],
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
      deposit_guarantee: {
        heading: 'Godtakelse av garanti',
        provider: 'Den som stiller garantien, og som er oppgitt i garantien',
        price: 'Avtales med den som stiller garantien. Utleieren krever ikke betaling for den.',
        voluntary:
          'Ja. Leietakeren kan i stedet stille depositum på egen konto. Det avtales før kontrakten signeres.',
        texts: [
          'Leietakeren godtar at det stilles garanti for beløpet (husleieloven § 3-6).',
          'Garantien dekker krav som reiser seg av leiekontrakten, også ved fraflytting og fravikelse. Det kan ikke avtales med virkning for leietakerens regressansvar at garantisten skal ha rett til å utbetale garantien uten hensyn til leietakerens innsigelser mot utleierens krav (husleieloven § 3-6).',
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
          'Forsikringen dekker krav som reiser seg av leiekontrakten, også ved fraflytting og fravikelse, men ikke lenger enn tre år fra leieforholdets start. Kravene kan også settes fram etterpå, innen fristen i forsikringsbeviset. Varer leieforholdet lenger, er det uten sikkerhet etter det, med mindre partene skriftlig avtaler en ny. Leietakeren plikter ikke å stille en ny uten en slik avtale.',
          'Leietakeren kan gå fra forsikringen uten å oppgi noen grunn, ved å sende melding innen 14 dager etter at den ble avtalt. Fikk leietakeren vilkårene og opplysningene etter § 1C-10 senere, løper fristen fra da. Meldingen sendes til forsikringsselskapet eller til den som fakturerer forsikringen. Selskapet kan bare kreve betalt for tiden fram til meldingen hvis leietakeren har bedt om at forsikringen begynner, og på forhånd har fått vite beløpet. Resten betales tilbake innen 30 dager (forsikringsavtaleloven §§ 1D-1 til 1D-3). Partene kan avtale skriftlig hvilken sikkerhet som trer i stedet.',
          'Faller behovet for forsikringen bort, for eksempel fordi leieforholdet er over, kan leietakeren si den opp med minst én måneds varsel til forsikringsselskapet. Opphører forsikringen i forsikringstiden, får leietakeren tilbake den delen av prisen som gjelder hele måneder som gjenstår. Det kreves ikke gebyr (forsikringsavtaleloven §§ 3-6 og 3-9).',
        ],
      },
    },
  },
  securityCovers: COVERS,
  use: (_, what) => {
    const isRoom = what === 'room';
    return what === 'storage'
      ? [
          'Leietakeren skal behandle leieobjektet med tilbørlig aktsomhet, følge vanlige ordensregler og straks melde fra om skader som må utbedres uten opphold. Brannfarlige og helsefarlige stoffer kan ikke oppbevares der.',
          'Leietakeren kan ikke overlate bruken til andre uten godkjenning fra utleieren.',
          'Utleieren skal ha tilgang til leieobjektet for tilsyn og vedlikehold, etter varsel i rimelig tid.',
        ]
      : [
          `Leietakeren skal behandle ${isRoom ? 'rommet og de delene av boligen som leietakeren har adgang til,' : 'boligen'} med tilbørlig aktsomhet, følge vanlige ordensregler, straks melde fra om skader som må utbedres uten opphold, og om andre skader innen rimelig tid (husleieloven §§ 5-1 og 5-5).`,
          `Leietakeren kan la ektefelle eller samboer, egne, ektefellens eller samboerens slektninger i rett opp- eller nedstigende linje, og fosterbarn flytte inn. Andre kan flytte inn med godkjenning fra utleieren. Godkjenning kan bare nektes når forhold ved personen gir saklig grunn til det, eller boligen klart blir overbefolket (husleieloven § 7-1).`,
          `Framleie krever samtykke fra utleieren. Vil leietakeren framleie en del av boligen og selv bo der, eller framleie i inntil to år ved midlertidig fravær av en grunn loven nevner, kan godkjenning bare nektes av de samme grunnene (husleieloven §§ 7-2 til 7-4). ${REST_OF_TERM}`,
          'Dyrehold må avtales. Uten avtale kan leietakeren bare ha dyr når gode grunner taler for det og dyreholdet ikke er til ulempe for utleieren eller andre brukere av eiendommen (husleieloven § 5-2).',
          accessTo(isRoom ? 'rommet' : 'boligen'),
        ];
  },
  ownContract: [
    'Utleierens egen kontrakt står bak disse opplysningene. Sammen er de leiekontrakten, og de signeres samlet.',
    'Det er opplysningene foran kontrakten som leien faktureres etter. Sier kontrakten noe annet om partene, boligen, leietiden, oppsigelse, leien eller sikkerheten, gjelder opplysningene, med mindre kontrakten er gunstigere for leietakeren eller annet følger av husleieloven § 1-3.',
    'Utleieren svarer for teksten i sin kontrakt. Vilkår som er mindre gunstige for leietakeren enn husleieloven, kan ikke gjøres gjeldende (husleieloven § 1-2).',
    'Bygger kontrakten på standardvilkår som er forhandlet fram mellom organisasjoner for leiere og utleiere, skal det opplyses skriftlig om avvik fra dem senest når kontrakten inngås. Ellers gjelder standardvilkårene. Leietakeren kan likevel påberope seg det som er gunstigere i kontrakten (husleieloven § 1-3).',
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
