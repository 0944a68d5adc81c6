import type { DocumentTexts } from './document-texts.ts';

const FEE_RULES = { regulations: 'inkassoforskriften', act: 'inkassoloven' };

export const no: DocumentTexts = {
  locale: 'nb-NO',
  kroner: (amount) => `${amount}\u00a0kr`,
  labels: {
    amount: 'Beløp',
    dueOn: 'Forfallsdato',
    payBy: 'Betales innen',
    account: 'Til konto',
    newAccount: 'Ny konto',
    formerAccount: 'Tidligere konto',
    noticedOn: 'Varslet',
    appliesFrom: 'Gjelder fra',
    kid: 'KID',
    receiver: 'Mottaker',
    issuedOn: 'Fakturadato',
    creditedOn: 'Kreditnotadato',
    sentOn: 'Dato',
    from: 'Fra',
    onBehalfOf: 'På vegne av utleier',
    home: 'Bolig',
    lease: 'Leiekontrakt nr.',
    what: 'Beskrivelse',
    period: 'Periode',
    claim: 'Krav',
    total: 'Sum',
    credits: 'Gjelder',
    reason: 'Årsak',
    paidOn: 'Betalt',
    left: 'Overføres til neste faktura',
    month: 'Måned',
    invoiced: 'Fakturert',
    received: 'Innbetalt',
    kept: 'Honorar og utlegg',
    paidOut: 'Utbetalt',
    owed: 'Ubetalt av leietakere',
    guaranteed: 'Garantert',
    opening: 'Inngående saldo',
    closing: 'Utgående saldo',
    vatKept: 'Mva. i honorar og utlegg',
    landlord: 'Utleier',
  },
  headings: {
    toPay: 'Å betale',
    newAccount: 'Kontoen er endret',
    lines: 'Dette gjelder',
    parties: 'Partene',
    about: 'Om fakturaen',
    howToPay: 'Slik betaler du',
    owed: 'Dette er ubetalt',
    comes: 'Dette forfaller',
    paid: 'Dette er betalt',
    year: 'Hele året',
  },
  orgNumber: ({ digits, isInVat, isInBusiness }) =>
    `${isInBusiness ? 'Foretaksregisteret, org.nr.' : 'Org.nr.'} ${digits}${isInVat ? ' MVA' : ''}`,
  lines: {
    rent: 'Husleie',
    useCosts: {
      electricity: 'Strøm, à konto',
      fuel: 'Ved, olje eller gass, à konto',
      water: 'Vann, à konto',
      sewage: 'Avløp, à konto',
    },
    insurance: (insurer) => `Depositumsforsikring${insurer ? `, på vegne av ${insurer}` : ''}`,
    discount: (name) => `Avslag: ${name}`,
    partOfMonth: (line, days, ofMonth) => `${line} (${days} av ${ofMonth} dager)`,
  },
  insured:
    'Forsikringen dekker krav som reiser seg av leiekontrakten, også ved fraflytting og fravikelse, men ikke lenger enn tre år fra leieforholdets start. Kravene kan også settes fram etterpå, innen fristen i forsikringsbeviset. Varer leieforholdet lenger, er det uten sikkerhet etter det, med mindre partene skriftlig avtaler en ny. Leietakeren kan gå fra forsikringen innen 14 dager, og si den opp når behovet faller bort. Hvordan, og hva som betales tilbake, står i leiekontrakten under «Godtakelse av depositumsforsikring» (forsikringsavtaleloven §§ 1D-1 til 1D-3, 3-6 og 3-9). Dekningen opphører på grunn av manglende betaling først etter et nytt varsel med minst 14 dagers frist (§ 5-2).',
  exempt: {
    rent: 'Husleien er uten merverdiavgift (merverdiavgiftsloven § 3-11).',
    deposit_insurance:
      'Beløpet er uten merverdiavgift. Forsikring er unntatt fra loven (merverdiavgiftsloven § 3-6).',
  },
  invoice: {
    title: (serial) => `Faktura nr. ${serial}`,
    pay: (email, fee) => [
      'Husk KID når du betaler, så blir betalingen registrert på denne fakturaen. En betaling uten KID går til den eldste ubetalte fakturaen, hvis du ikke gir beskjed om at den skal gå til en annen.',
      'Kontoen er en klientkonto. Pengene holdes atskilt fra forvalterens egne.',
      `Betales fakturaen etter forfall, løper det forsinkelsesrente etter forsinkelsesrenteloven, og det kan komme purregebyr etter ${FEE_RULES[fee]}.`,
      `Hvis du er uenig i fakturaen eller ikke kan betale i tide, kan du skrive til ${email}, helst før forfall.`,
    ],
    newAccount:
      'Varselet ble sendt på e-post og står på leieforholdets side i Husvær. Har du lagret den tidligere kontoen i nettbanken, må du bytte den ut.',
  },
  creditNote: {
    heading: 'Kreditert',
    title: (serial) => `Kreditnota nr. ${serial}`,
    invoice: (serial, issuedOn) => `faktura nr. ${serial} av ${issuedOn}`,
    texts: (email) => [
      'Beløpet er trukket fra fakturaen. Du skal ikke betale noe for denne kreditnotaen.',
      'Er fakturaen allerede betalt, går beløpet til neste faktura. Kommer det ingen flere, blir det betalt tilbake.',
      `Har du betalt mer enn loven tillater, kan du kreve å få det tilbakebetalt med en gang, med renter (husleieloven §§ 3-7 og 4-4). Skriv da til ${email}, og oppgi hvilken konto du vil ha pengene på.`,
    ],
  },
  claims: {
    invoice: (serial) => `Faktura nr. ${serial}`,
    what: {
      rent: (month) => `Husleie ${month}`.trim(),
      deposit_insurance: () => 'Depositumsforsikring',
    },
    fee: (chargedOn) => `Purregebyr, brev av ${chargedOn}`,
    interest: ({ from, to, days }) =>
      `Forsinkelsesrente ${from}–${to}, ${days}\u00a0${days === 1 ? 'dag' : 'dager'}`,
    paid: 'Betalt av gebyr og renter',
    rates: (rates) =>
      `Forsinkelsesrenten er ${rates.map(({ percent, since }, index) => (index === 0 ? `${percent}\u00a0%` : `${percent}\u00a0% fra ${since}`)).join(' og ')} i året, regnet fra dagen etter forfall (forsinkelsesrenteloven §§ 2 og 3). Satsen fastsettes hvert halvår.`,
  },
  letters: {
    pre_reminder: {
      title: 'Påminnelse før forfall',
      texts: () => [
        'Dette er en påminnelse om en faktura som snart forfaller. Vi krever ikke gebyr for påminnelsen. Har du avtale om betaling i banken din, trenger du ikke å gjøre noe.',
      ],
    },
    soft_reminder: {
      title: 'Påminnelse om ubetalt faktura',
      texts: () => [
        'Vi kan ikke se at beløpet er betalt. Betal så snart du kan. Vi krever ikke gebyr for påminnelsen.',
        'Har du betalt de siste dagene, kan du se bort fra påminnelsen.',
      ],
    },
    reminder: {
      title: 'Purring',
      texts: (payBy, fee) => [
        `Beløpet er ikke betalt. Betal det senest ${payBy}.`,
        `Gebyret følger ${FEE_RULES[fee]}, og renten følger forsinkelsesrenteloven. Renten løper til kravet er betalt.`,
        'Har du betalt de siste dagene, kan du se bort fra purringen.',
      ],
    },
    second_reminder: {
      title: 'Andre purring',
      texts: (payBy, fee) => [
        `Vi har purret før, og beløpet er fortsatt ikke betalt. Betal det senest ${payBy}.`,
        `Gebyret følger ${FEE_RULES[fee]}, og renten følger forsinkelsesrenteloven. Renten løper til kravet er betalt.`,
        'Har du betalt de siste dagene, kan du se bort fra purringen.',
      ],
    },
  },
  cases: {
    heading: 'Andre saker om husleien',
    is: {
      running: ({ sentOn, payBy }) => `Varsel sendt ${sentOn}. Betales innen ${payBy}`,
      over: ({ sentOn }) => `Varsel sendt ${sentOn}. Fristen er ute, og fravikelse kan begjæres`,
      petitioned: ({ petitionedOn }) => `Tvangsfravikelse ble begjært ${petitionedOn}`,
    },
    open: (amount) => `Ubetalt: ${amount}`,
    own: 'Kravet i dette varselet',
    rest: 'Annet som er forfalt',
    stops: {
      running: ({ amount, by }) =>
        `I alt er ${amount} forfalt på leieforholdet. Betales hele summen senest ${by}, blir det ikke begjært fravikelse for noe av den.`,
      over: ({ amount }) =>
        `I alt er ${amount} forfalt på leieforholdet. Fristen i et tidligere varsel er ute, så betal hele summen med en gang. Er den betalt før fravikelse er begjært, blir det ikke begjært.`,
      petitioned: ({ amount }) =>
        `I alt er ${amount} forfalt på leieforholdet. Begjæringen som er levert, stanser først når hele summen er betalt, med renter, sakens kostnader og leie som forfaller i mellomtiden, før fravikelsen gjennomføres.`,
    },
  },
  object: (email) =>
    `Hvis du er uenig i kravet, kan du skrive til ${email} og fortelle hvorfor. Vi vurderer innsigelsen og svarer deg. Er det rimelig grunn til den, venter vi med saken.`,
  nav: {
    rightHeading: 'Nav kan bli varslet',
    right: (by) =>
      `Blir leien ikke betalt, kan utleieren varsle Nav-kontoret i kommunen, så Nav kan gi råd og hjelp (husleieloven § 9-11). Du kan reservere deg mot det ved å gi oss skriftlig melding før varselet blir sendt, på e-post eller på leieforholdets side i Husvær. Det blir ikke sendt før etter ${by}.`,
    noticedHeading: 'Nav blir varslet',
    noticed:
      'Utleieren varsler samtidig Nav-kontoret i kommunen om at tvangsfravikelse kan bli begjært, så Nav kan gi råd og hjelp (husleieloven § 9-11). Dette brevet er meldingen til deg om innholdet i varselet. Du kan reservere deg mot slike varsler ved å skrive til utleieren. Det sto også i et tidligere brev.',
  },
  notice: {
    title: 'Varsel om tvangsfravikelse',
    titleWithReminder: 'Purring og varsel om tvangsfravikelse',
    heading: 'Varsel etter tvangsfullbyrdelsesloven § 4-18',
    texts: ({ sentOn, twoWeeksOn, promise }) => [
      'Leien er ikke betalt ved forfall. Dette er et skriftlig varsel etter tvangsfullbyrdelsesloven § 4-18, jf. § 13-2 tredje ledd bokstav a. I leiekontrakten har du vedtatt at tvangsfravikelse kan kreves når leien ikke betales. Varselet gjelder bare husleien, med renter og kostnader.',
      'Blir kravet ikke betalt, vil utleieren begjære tvangsfravikelse. Begjæringen kan settes fram når det er gått to uker fra varselet ble sendt.',
      `Varselet er sendt ${sentOn}. De to ukene er ute ${twoWeeksOn}. Får du varselet også i posten, regnes de fra den dagen det ble postlagt, og vi venter til de er ute. ${promise}`,
      'Tvangsfullbyrdelse kan unngås også etter dette, dersom leien, utenrettslige inndrivingskostnader, sakskostnader og forfalt leie fram til betalingstidspunktet, med renter, blir betalt før fullbyrdelsen gjennomføres.',
      'Renten løper til kravet er betalt. Gebyret for en begjæring kommer i tillegg.',
    ],
    promise: ({ amount, by }) =>
      `Betaler du ${amount} senest ${by}, blir det ikke begjært fravikelse for kravet i dette varselet.`,
    helpHeading: 'Er du uenig, eller trenger du hjelp?',
    help: [
      'Tvister om leie av bolig må som regel behandles av Husleietvistutvalget før de kan bringes inn for tingretten (husleieloven § 12-5). Nav-kontoret i kommunen gir råd om økonomi og kan i noen tilfeller hjelpe med husleien.',
    ],
  },
  receipt: {
    title: 'Kvittering for betaling',
    texts: ['Vi har mottatt betalingen. Takk!'],
    direct: ['Utleieren har bekreftet å ha mottatt betalingen.'],
  },
  statement: {
    title: (year) => `Årsoppgave for utleie ${year}`,
    preliminary: (day) =>
      `Foreløpig per ${day}. Betalinger for året kan fortsatt bli bokført, og tallene kan endre seg.`,
    on: (day) => `Per ${day}`,
    texts: [
      'Saldoen er det som er utleierens og ikke er utbetalt: inngående saldo, pluss innbetalt og garantert, minus honorar, utlegg og utbetalt, er utgående saldo. En saldo under null er noe utleieren skylder.',
      'Garantert er husleie som er utbetalt før den kom inn. Kommer den inn senere, er den trukket fra igjen. Det leietakeren har betalt direkte til utleieren, er regnet som både innbetalt og utbetalt.',
      'Beløpene er ført den måneden de ble fakturert, innbetalt eller utbetalt. Husleien er uten merverdiavgift (merverdiavgiftsloven § 3-11).',
      'Oppgaven er laget til bruk for skattemeldingen. Utgifter som utleieren selv har betalt, er ikke med.',
    ],
  },
};
