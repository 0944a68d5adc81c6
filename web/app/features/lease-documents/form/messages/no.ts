import type { Translated } from '../../../../platform/translated.ts';
import type { leaseForm as en } from './en.ts';

export const leaseForm: Translated<typeof en> = {
  loading: 'Henter skjemaet …',
  optional: '{{field}} (valgfritt)',
  kroner: 'kr',
  count: '{{written}} av {{max}} tegn',
  kept: 'Det du hadde begynt å skrive, er her fortsatt.',
  start_over: 'Begynn på nytt',
  save: 'Lagre og les kontrakten',
  save_help:
    'Den lagres som utkast. På neste side leser du kontrakten og kan velge din egen PDF. Ingen får den før du sender den.',
  new: {
    title: 'Leiekontrakt for {{title}}',
    title_alone: 'Ny leiekontrakt',
    text: 'Fyll inn det dere er enige om. Vi lager en kontrakt som følger husleieloven, og du leser den før den sendes.',
    back: 'Annonsen',
    back_to_forms: 'Interesseskjemaene',
  },
  edit: {
    title: 'Leiekontrakt for {{title}}',
    title_alone: 'Endre leiekontrakten',
    text: 'Den kan endres til den er sendt til signering.',
    back: 'Leieforholdet',
  },
  behind: {
    title: 'Utkastet er endret',
    text: 'Noen andre, eller du i et annet vindu, har endret utkastet etter at du begynte. Hva skal gjelde?',
    keep: 'Det jeg har skrevet',
    take: 'Hent den andre versjonen',
  },
  landlord: {
    title: 'Utleier',
    text: 'Den som leier ut boligen og signerer kontrakten.',
    label: 'Hvem leier ut?',
    choose: 'Velg en utleier',
  },
  tenants: {
    title: 'Leietakere',
    text: 'Alle som skal signere. De må ha fylt 18 år, og får kontrakten på e-post.',
    main: 'Hovedleietaker',
    co: 'Medleietaker {{number}}',
    make_main: 'Gjør til hovedleietaker',
    remove: 'Fjern',
    remove_named: 'Fjern: {{role}}',
    asked: 'Har sendt interesseskjema for denne boligen.',
    name: 'Fullt navn',
    email: 'E-post',
    from_interest: 'Legg til fra interesseskjemaene',
    choose: 'Velg en person',
    by_email: 'Legg til med e-post',
    jointly:
      'De leier sammen og er solidarisk ansvarlige: Utleieren kan kreve hele husleien av hver av dem.',
  },
  kind: {
    title: 'Hva som leies ut',
    text: 'Loven har egne regler for noen boliger.',
    label: 'Type leieforhold',
    home: { label: 'En bolig', text: 'En egen leilighet eller et eget hus. Dette er det vanlige.' },
    at_landlords: {
      label: 'Bolig i utleierens hus',
      text: 'Et loft eller en sokkel i en enebolig, eller den ene boligen i en tomannsbolig, der utleieren selv bor i huset.',
    },
    room: {
      label: 'Rom, garasje eller bod',
      text: 'Et enkelt rom med adgang til en annens bolig, eller en garasje eller bod.',
    },
  },
  term: {
    title: 'Leietiden',
    startsOn: 'Fra',
    how_long: 'Hvor lenge?',
    open: 'Tidsubestemt',
    open_text: 'Begge parter kan si opp, utleieren bare av grunnene i husleieloven § 9-5.',
    fixed: 'Tidsbestemt',
    fixed_text_one: 'Opphører uten oppsigelse. Minst {{count}} år etter loven.',
    fixed_text_other: 'Opphører uten oppsigelse. Minst {{count}} år etter loven.',
    endsOn: 'Til og med',
    minimum_stay_one: 'I annonsen står det minst {{count}} måned.',
    minimum_stay_other: 'I annonsen står det minst {{count}} måneder.',
    too_short:
      'Etter loven kan leieforholdet tidligst avsluttes {{date}}. Uten en skriftlig begrunnelse regnes det som tidsubestemt (husleieloven § 9-3).',
    short:
      'Etter loven kan leieforholdet tidligst avsluttes {{date}}. En kortere leietid gjelder når begrunnelsen står i kontrakten.',
    reason: 'Hvorfor er leietiden kortere?',
    reason_help:
      'For eksempel at boligen bare er ledig mens du bor et annet sted, eller at noen i husstanden din skal flytte inn.',
  },
  notice: {
    may: 'Kan leieforholdet sies opp i leietiden?',
    yes: 'Ja, av begge parter',
    no: 'Nei, ingen av partene kan si opp',
    months: 'Oppsigelsesfrist i måneder',
    usual_one: 'La feltet stå tomt for lovens frist: {{count}} måned.',
    usual_other: 'La feltet stå tomt for lovens frist: {{count}} måneder.',
  },
  rent: {
    title: 'Husleie',
    text: 'Husleien er ett fast beløp. Det kan ikke tas gebyr for kontrakten eller for å få boligen.',
    monthlyRent: 'Husleie per måned',
    dueDay: 'Forfallsdag',
    dueDay_help: 'Dag i måneden, 1 til 28',
    useCosts: 'Hva betaler leietakeren i tillegg?',
    useCosts_help:
      'Bare strøm, oppvarming og målt vann og avløp kan kreves i tillegg (husleieloven §§ 3-1 og 3-4). Alt annet er en del av husleien.',
    collection: 'Hvordan vil du få husleien?',
    collections: { collected: 'Gjennom {{name}}', direct: 'Direkte fra leietakeren' },
    collections_help: {
      collected:
        'Leietakeren får faktura med KID og purringer. Du får utbetaling én gang i måneden. Det koster deg ingenting.',
      direct: 'Du følger opp betalingene selv. Det sendes verken fakturaer eller purringer.',
    },
    account: 'Kontoen leietakeren betaler til',
    account_help: 'Står i kontrakten. 11 sifre.',
    costs: {
      electricity: 'Strøm',
      fuel: 'Ved, olje eller gass',
      water: 'Vann (målt)',
      sewage: 'Avløp (målt)',
    },
  },
  security: {
    title: 'Sikkerhet',
    type: 'Type sikkerhet',
    amount: 'Beløp',
    most_one: 'Høyst {{amount}}: én måneds husleie (husleieloven §§ 3-5 og 3-6).',
    most_other: 'Høyst {{amount}}: {{count}} måneders husleie (husleieloven §§ 3-5 og 3-6).',
    most_rents_one: 'Høyst én måneds husleie.',
    most_rents_other: 'Høyst {{count}} måneders husleie.',
    types: {
      deposit_account: 'Depositumskonto',
      deposit_insurance: 'Depositumsforsikring',
      deposit_guarantee: 'Garanti',
      no_deposit: 'Ingen',
    },
    text: {
      deposit_account:
        'Pengene står på en egen konto i leietakerens navn. Ingen av partene kan ta dem ut alene, og utleieren betaler det kontoen koster.',
      deposit_insurance: 'Leietakeren kjøper en forsikring som dekker beløpet.',
      deposit_guarantee:
        'I stedet for depositum stiller noen andre, for eksempel en bank, garanti for beløpet (husleieloven § 3-6).',
      no_deposit: 'Du har ingen sikkerhet for ubetalt husleie eller skader.',
    },
  },
  rules: {
    title: 'Husordensregler',
    text: 'Reglene de som bor der, skal følge. De blir en del av kontrakten.',
    label: 'Regler',
  },
  assignment: {
    title: 'Oppdraget',
    text: 'Hva dere gjør for utleieren, og på hvilke vilkår. Dette fylles ut én gang, sammen med det første utkastet.',
    startsOn: 'Fra',
    endsOn: 'Til og med',
    endsOn_help: 'La feltet stå tomt hvis oppdraget gjelder til en av partene sier opp.',
    brokering: 'Formidlingshonorar, én gang',
    hadOtherBroker:
      'Andre oppdragstakere har arbeidet med det samme oppdraget de siste tre månedene',
    hadOtherBroker_help:
      'Utleieren vet det. Oppdragsavtalen skal si det (eiendomsmeglingsloven § 6-4).',
    management: 'Forvaltningshonorar, hver måned',
    counted_in: '{{what}}: beregnes som',
    types: { percent: 'Prosent av husleien', fixed: 'Kroner' },
    units: { percent: '%', fixed: 'kr' },
    addon: 'Tilleggstjeneste {{number}}',
    addon_amount: 'Per måned',
    remove_addon: 'Fjern tilleggstjeneste {{number}}',
    add: 'Legg til tilleggstjeneste',
    payoutDay: 'Utbetalingsdag',
    unlicensed:
      'Å finne leietaker krever tillatelse (eiendomsmeglingsloven § 1-2). Den oppgis på Om oss-siden.',
    guarantee: 'Utbetalingsgaranti',
    guarantee_help: 'Utleieren får pengene også når leietakeren ikke har betalt.',
    guaranteeMonths: 'Måneder garantien dekker',
    guaranteeMonths_help:
      'Så mange måneders husleie kan være ubetalt samtidig. Står i oppdragsavtalen.',
  },
  choose: {
    title: 'Hvilken bolig leies ut?',
    text: 'Velg boligen leiekontrakten gjelder. Boliger som er utleid i mer enn et halvt år til, eller som er tatt ned, står ikke her.',
    search: 'Søk på adresse, tittel eller utleier',
    found_one: '{{count}} bolig',
    found_other: '{{count}} boliger',
    none: 'Ingen boliger ennå',
    none_text: 'Lag en annonse først. En leiekontrakt gjelder alltid en av boligene deres.',
    not_found: 'Ingen treff',
    not_found_text: 'Søk på en del av adressen, tittelen eller navnet på utleieren.',
    let_until: 'utleid til {{date}}',
  },
  wrong: {
    landlordId: {
      required: 'Hvem leier ut boligen?',
      not_allowed: 'Velg en av utleierne deres.',
    },
    tenants: {
      required: 'Hvem skal leie?',
      name: { required: 'Skriv fullt navn.' },
      email: {
        required: 'Hvor skal vi sende kontrakten?',
        wrong_format: 'Skriv inn en gyldig e-postadresse.',
        not_allowed: 'Denne personen står allerede på listen eller kan ikke velges lenger.',
      },
    },
    terms: {
      startsOn: {
        required: 'Fra når?',
        wrong_format: 'Skriv inn en gyldig dato.',
        past: 'Høyst ett år tilbake.',
        too_far: 'Høyst to år fram i tid.',
      },
      endsOn: {
        required: 'Til når?',
        wrong_format: 'Skriv inn en gyldig dato.',
        swapped: 'Sluttdatoen må være etter startdatoen.',
      },
      noticeMonths: { too_small: 'Minst én måned.', too_big: 'Høyst {{maximum}} måneder.' },
      monthlyRent: {
        required: 'Hva er husleien?',
        too_small: 'Husleien må være mer enn null.',
        wrong_format: 'Kroner, med høyst to desimaler.',
      },
      dueDay: {
        required: 'Hvilken dag?',
        too_big: 'En dag fra 1 til 28.',
        too_small: 'En dag fra 1 til 28.',
      },
      securityAmount: {
        required: 'Hvor mye? Eller velg «Ingen» som sikkerhet.',
        wrong_format: 'Kroner, med høyst to desimaler.',
      },
    },
    assignment: {
      startsOn: { required: 'Fra når?', wrong_format: 'Skriv inn en gyldig dato.' },
      endsOn: { swapped: 'Sluttdatoen må være etter startdatoen.' },
      payoutDay: {
        required: 'Hvilken dag?',
        too_big: 'En dag fra 1 til 28.',
        too_small: 'En dag fra 1 til 28.',
      },
      brokering: { amount: { wrong_type: 'Skriv et tall.' } },
      management: { amount: { wrong_type: 'Skriv et tall.' } },
      addons: {
        name: { required: 'Hva er det?' },
        amount: { required: 'Hvor mye per måned?', wrong_type: 'Skriv et tall.' },
      },
    },
  },
};
