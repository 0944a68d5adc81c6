import type { Translated } from '../../../platform/translated.ts';
import type { operations as source } from './en.ts';

export const operations: Translated<typeof source> = {
  title: 'Drift',
  text: 'Det som står i kø, det som har kjørt, og det som har feilet så mange ganger at det venter på deg.',
  loading: 'Henter driftsstatus …',
  again: 'Hent på nytt',
  seen: 'Slik det var {{time}}',
  calm: 'Alt går som det skal.',
  payments_one: '{{count}} uavklart innbetaling. Utleiefirmaet avklarer den under Økonomi.',
  payments_other: '{{count}} uavklarte innbetalinger. Utleiefirmaene avklarer dem under Økonomi.',
  payouts_one: '{{count}} utbetaling venter på godkjenning hos den som fører regnskapet.',
  payouts_other: '{{count}} utbetalinger venter på godkjenning hos dem som fører regnskapene.',
  contradictory_one:
    '{{count}} leieforhold har opplysninger som motsier hverandre. Den som leier ut, har det som oppgave. `script/console leases check` viser hva det gjelder.',
  contradictory_other:
    '{{count}} leieforhold har opplysninger som motsier hverandre. De som leier ut, har det som oppgave. `script/console leases check` viser hva det gjelder.',
  webhooks_one: 'Systemet til {{count}} utleiefirma svarer ikke som det skal.',
  webhooks_other: 'Systemene til {{count}} utleiefirmaer svarer ikke som de skal.',
  failed: {
    title: 'Må følges opp',
    none: 'Ingenting. Det som feiler, prøves igjen av seg selv. Hjelper ikke det, havner det her.',
    kinds: {
      job: 'Jobber',
      event: 'Hendelser',
      mail: 'E-poster',
      webhook: 'Meldinger til utleiefirmaenes systemer',
      bank_file: 'Filer fra banken',
    },
    attempts_one: '{{count}} forsøk',
    attempts_other: '{{count}} forsøk',
    retry: 'Prøv igjen',
    retry_what: 'Prøv igjen: {{name}}',
    retry_all: 'Prøv alle igjen',
    done_one: '{{count}} prøves på nytt.',
    done_other: '{{count}} prøves på nytt.',
  },
  unproved: {
    title: 'Ubekreftede klientkontoer',
    text: 'Ingen fil fra banken har handlet om disse kontoene ennå. En regnskapsfører i Husvær kan avvise en konto i innstillingene under Økonomi.',
    none: 'Ingen. Banken har bekreftet alle klientkontoene som er i bruk.',
    count_one: '{{count}} klientkonto er ikke bekreftet av banken.',
    count_other: '{{count}} klientkontoer er ikke bekreftet av banken.',
    since: 'i bruk siden {{time}}',
    invoices_one: '{{count}} faktura',
    invoices_other: '{{count}} fakturaer',
    responsible: 'Avgjøres av {{names}}',
    nobody: 'Husvær har ingen regnskapsfører som kan avgjøre det. Rollen gis fra terminalen.',
  },
  queues: {
    title: 'Køer',
    empty: 'tom',
    waiting: '{{waiting}} venter',
    since: 'den eldste siden {{time}}',
    given_up: '{{givenUp}} gitt opp',
    names: {
      outbox: 'Hendelser',
      mail: 'E-poster',
      jobs: 'Jobber som skulle ha startet',
      photos: 'Bilder som skal skaleres',
      pictures: 'Bilder som skal hentes fra utleiefirmaer',
      webhooks: 'Meldinger til utleiefirmaenes systemer',
      signing: 'Signering',
      papers: 'Dokumenter som skal lages',
      invoices: 'Fakturaer og brev som skal sendes',
      deposits: 'Filer til depositumsbanken',
      payment_orders: 'Betalingsoppdrag til banken',
      settlements: 'Avregninger som skal lages',
      saft_exports: 'SAF-T-filer som skal lages',
    },
  },
  jobs: {
    title: 'Jobber',
    none: 'Ingen jobber er satt opp. Sjekk at arbeidsprosessen kjører.',
    others_one: '{{count}} jobb uten feil',
    others_other: '{{count}} jobber uten feil',
    job: 'Jobb',
    when: 'Kjører',
    last: 'Sist kjørt',
    next: 'Neste gang',
    actions: 'Handlinger',
    done: 'gikk bra {{time}}',
    never: 'har ikke kjørt ennå',
    run: 'Kjør nå',
    run_what: 'Kjør nå: {{name}}',
    begun: 'Jobben starter innen ti sekunder.',
    took: {
      moment: 'tok under ett sekund',
      seconds_one: 'tok {{count}} sekund',
      seconds_other: 'tok {{count}} sekunder',
      minutes_one: 'tok {{count}} minutt',
      minutes_other: 'tok {{count}} minutter',
    },
    states: {
      created: 'starter straks',
      retry: 'prøves igjen',
      active: 'kjører',
      completed: 'gikk bra',
      failed: 'feilet',
    },
    words: {
      accounts: {
        delete_unconfirmed: {
          name: 'Slett ubekreftede kontoer',
          text: 'Sletter kontoer der e-postadressen ikke er bekreftet innen en uke, og avsluttede innlogginger.',
        },
      },
      arrears: {
        note_money: {
          name: 'Sammenlign fakturaer med API-et',
          text: 'Ser hver time om fakturaer og innbetalinger som byråenes systemer leser, er endret, og sier fra til dem.',
        },
        remind: {
          name: 'Send purringer på husleie',
          text: 'Sender påminnelser, purringer, varsler og begjæringer som skal ut i dag.',
        },
      },
      accounting: {
        remove_old_exports: {
          name: 'Slett gamle SAF-T-filer',
          text: 'Sletter SAF-T-filer når de er eldre enn fem år etter året de ble laget i.',
        },
      },
      banking: {
        exchange_files: {
          name: 'Utveksle filer med banken',
          text: 'Sender betalingsoppdrag til bankens server og henter filene derfra, når en slik er satt opp.',
        },
        reconcile: {
          name: 'Avstem regnskapet mot banken',
          text: 'Sammenligner hver klientkonto med bankens egen saldo, og sier fra om filer som mangler.',
        },
        remove_old_files: {
          name: 'Slett gamle bankfiler',
          text: 'Sletter originalene til bankens filer når de er eldre enn fem år etter regnskapsåret de kom i.',
        },
      },
      billing: {
        issue_invoices: {
          name: 'Fakturer husleie',
          text: 'Fakturerer husleie som forfaller innen fristen hvert utleiefirma har satt.',
        },
        notify_of_accounts: {
          name: 'Varsle om ny konto',
          text: 'Varsler leietakere og utleiere når leien skal betales til en annen konto enn før.',
        },
      },
      deposits: {
        hand_over: {
          name: 'Send depositum til banken',
          text: 'Lager filene til depositumsbanken med alt som er klart til å sendes.',
        },
        invoice_fees: {
          name: 'Fakturer depositumsforsikringer',
          text: 'Fakturerer forsikringer for leiekontrakter som ble signert før innkrevingen kom i gang.',
        },
      },
      files: {
        remove_orphans: {
          name: 'Fjern ubrukte filer',
          text: 'Fjerner opplastede filer og bilder som ikke har hørt til noe på ett døgn.',
        },
      },
      interest: {
        delete_old_forms: {
          name: 'Slett gamle interesseskjemaer',
          text: 'Sletter interesseskjemaer det ikke har skjedd noe med på et halvt år.',
        },
        remind_of_viewings: {
          name: 'Minn på visninger',
          text: 'Minner dem som er invitert, og den som holder visningen, dagen før.',
        },
        notify_landlords: {
          name: 'Varsle utleiere om flere interesserte',
          text: 'Samler nye interesseskjemaer i én e-post når utleieren nettopp har fått beskjed.',
        },
      },
      lease_changes: {
        note_leases: {
          name: 'Sammenlign leieforhold med API-et',
          text: 'Ser hver time om leieforhold som byråenes systemer leser, er endret, og sier fra til dem.',
        },
        fetch_indexes: {
          name: 'Hent konsumprisindeksen',
          text: 'Henter nye måneder av konsumprisindeksen fra Statistisk sentralbyrå.',
        },
      },
      leases: {
        compare: {
          name: 'Sammenlign leieforhold',
          text: 'Ser hver natt etter leieforhold der opplysningene motsier hverandre.',
        },
        record_days: {
          name: 'Start og avslutt leieforhold',
          text: 'Registrerer leieforhold som begynner, snart avsluttes eller avsluttes i dag, og varsler partene.',
        },
      },
      ledger: {
        change_client_accounts: {
          name: 'Bytt klientkonto',
          text: 'Lar en ny klientkonto gjelde fra bankdagen, når to har godtatt den.',
        },
      },
      listings: {
        delete_old_changes: {
          name: 'Rydd i listen over endrede boliger',
          text: 'Sletter noteringer om boliger som ble endret for mer enn ett døgn siden. Søket trenger dem ikke lenger.',
        },
      },
      messaging: {
        mail_unread: {
          name: 'Send e-post om uleste meldinger',
          text: 'Sender e-post om meldinger som har ligget uleste i fem minutter.',
        },
      },
      notifications: {
        delete_old: {
          name: 'Slett gamle varsler',
          text: 'Sletter varsler som er for gamle til å vises.',
        },
      },
      outbox: {
        purge: {
          name: 'Slett ferdige hendelser og e-poster',
          text: 'Sletter hendelser som er levert og e-poster som er gitt opp, når det er lenge siden.',
        },
      },
      partners: {
        delete_old_calls: {
          name: 'Slett gamle API-kall',
          text: 'Sletter loggen over utleiefirmaenes gamle API-kall og meldinger som er sendt til systemene deres.',
        },
        warn_of_keys: {
          name: 'Varsle om API-nøkler som utløper',
          text: 'Varsler utleiefirmaer om API-nøkler som utløper innen 30 dager.',
        },
      },
      payments: {
        write_off_remainders: {
          name: 'Avskriv små restbeløp',
          text: 'Avskriver det lille som gjenstår av fakturaer som ellers er betalt, opp til grensen hvert utleiefirma har satt.',
        },
      },
      payouts: {
        change_approvers: {
          name: 'Bytt hvem som godkjenner',
          text: 'Lar en endring av godkjennere gjelde når ingen har stoppet den innen ett døgn.',
        },
        order: {
          name: 'Send utbetalinger til banken',
          text: 'Lager betalingsfilene med utbetalinger og tilbakebetalinger som er godkjent.',
        },
        run: {
          name: 'Klargjør utbetalinger',
          text: 'Beregner utbetalingene til utleiere som skal skje nå, og legger dem til godkjenning.',
        },
        remind_approvers: {
          name: 'Minn på om godkjenning',
          text: 'Sender e-post til dem som godkjenner, om utbetalinger som venter på dem.',
        },
        notify_late: {
          name: 'Varsle om forsinkede utbetalinger',
          text: 'Varsler utleieren én gang når en utbetaling er forsinket, med beløp, grunn og ny dato.',
        },
      },
      postal: {
        hand_over: {
          name: 'Lever brev til posttjenesten',
          text: 'Leverer brev til posttjenesten som er satt opp, og registrerer når hvert av dem ble poststemplet.',
        },
      },
      search: {
        count_names: {
          name: 'Oppdater søkeforslagene',
          text: 'Teller boliger for hvert sted og hver gate som søkefeltet foreslår.',
        },
        delete_old_finds: {
          name: 'Rydd i lagrede søk',
          text: 'Sletter noteringer om boliger folk fikk beskjed om for lenge siden.',
        },
        mail_daily: {
          name: 'Daglig e-post om nye boliger',
          text: 'Sender gårsdagens treff til dem som vil ha e-post hver dag om et lagret søk.',
        },
        mail_weekly: {
          name: 'Ukentlig e-post om nye boliger',
          text: 'Sender ukens treff til dem som vil ha e-post hver uke om et lagret søk.',
        },
      },
      signing: {
        fetch_statuses: {
          name: 'Spør om ubesvarte signaturer',
          text: 'Spør signeringstjenesten om dokumenter den ikke har svart om på seks timer.',
        },
        expire: {
          name: 'Avslutt signeringer etter fristen',
          text: 'Avslutter signeringer der fristen er gått ut, og varsler partene.',
        },
        remind: {
          name: 'Minn på om signering',
          text: 'Sender en påminnelse til den som står for tur til å signere.',
        },
      },
    },
  },
  index: {
    title: 'Konsumprisindeksen',
    none: 'Ingen måned er kjent ennå.',
    latest: {
      statistics:
        'Siste kjente måned er {{month}}: {{value}} (Statistisk sentralbyrå, hentet {{day}}).',
      staff: 'Siste kjente måned er {{month}}: {{value}} (lagt inn av driften {{day}}).',
    },
    enter: 'Legg inn en måned i konsumprisindeksen',
    month: 'Måned',
    value: 'Verdi (2025 = 100)',
    save: 'Lagre',
    wrong: 'Skriv en verdi over 0 og høyst 500, med høyst én desimal.',
    known:
      '{{month}} er kjent som {{known}}. Vil du erstatte verdien med {{value}}? Husleie som indeksreguleres fra nå av, følger den nye verdien.',
    replace: 'Erstatt',
    keep: 'Behold',
    done: 'Verdien er lagret.',
  },
  rates: {
    title: 'Lovens satser',
    text: 'Brev om ubetalt husleie krever renter og gebyr etter disse satsene. Et brev eller en begjæring som trenger en sats for en dag uten sats, venter til satsen er lagt inn.',
    kinds: {
      late_interest: 'Forsinkelsesrente',
      reminder_fee: 'Purregebyr',
      court_fee: 'Rettsgebyr',
    },
    kind: 'Sats',
    since: 'Gjelder fra',
    period: 'Gjelder',
    until: '{{from}} til {{to}}',
    value: 'Verdi',
    percent: '{{value}} % per år',
    source: 'Kilde',
    source_help: 'Forskriften eller kunngjøringen, for eksempel FOR-2026-06-25-1372.',
    published: 'fulgte med programmet',
    entered: 'lagt inn {{day}}',
    ending: '{{rate}} er ikke lagt inn fra {{day}}. Brev som trenger satsen, venter fra da av.',
    missing: '{{rate}} mangler fra {{day}}. Brev som trenger satsen, venter.',
    enter: 'Legg inn en sats',
    save: 'Lagre',
    per_cent: 'Prosent per år',
    kroner: 'Kroner',
    wrong: {
      value: 'Skriv en verdi over 0 med høyst to desimaler, høyst {{most}}.',
      source: 'Skriv hvem som har fastsatt satsen, og hvor det står.',
    },
    known: 'Satsen er kjent som {{known}}. Vil du erstatte den med {{value}}?',
    replace: 'Erstatt',
    keep: 'Behold',
    done: 'Satsen er lagret.',
  },
  checkup: {
    title: 'Sjekk av installasjonen',
    text: 'Ser etter om BankID, e-post, segl, lagring, database, sikkerhetskopi og resten virker, og sier hva som må gjøres før virkelige personer slipper til. Det tar noen sekunder.',
    run: 'Sjekk nå',
    again: 'Sjekk igjen',
    outcomes: { ok: 'i orden', warning: 'bør ses på', failure: 'må rettes' },
  },
  schedule: {
    minutes_one: 'hvert minutt',
    minutes_other: 'hvert {{count}}. minutt',
    hourly_one: 'hver time, {{count}} minutt over',
    hourly_other: 'hver time, {{count}} minutter over',
    between: 'hver time fra kl. {{from}} til {{to}}',
    night: 'hver natt kl. {{time}}',
    day: 'hver dag kl. {{time}}',
    weekly: 'hver {{day}} kl. {{time}}',
  },
  unreachable: 'Vi får ikke kontakt akkurat nå. Ingenting ble prøvd på nytt.',
};
