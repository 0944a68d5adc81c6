import type { Translated } from '../../../platform/translated.ts';
import type { deposits as en } from './en.ts';

export const deposits: Translated<typeof en> = {
  kyc: {
    title: 'Spørsmål fra banken',
    description: 'Det banken spør om før den oppretter en depositumskonto i ditt navn.',
    text: 'Depositumet for {{home}}, {{amount}}, settes på en konto i ditt eget navn. Loven krever at banken kjenner kundene sine, og derfor spør den om dette før du signerer leiekontrakten.',
    privacy:
      'Svarene krypteres og går bare til banken. Utleieren ser dem aldri, og vi sletter dem når banken har fått dem. Ingenting lagres i nettleseren, så fyll ut alt med en gang. Det tar tre minutter.',
    loading: 'Henter spørsmålene …',
    back: 'Tilbake til leieforholdet',
    reference: 'Referansenummer:',
    yes: 'Ja',
    no: 'Nei',
    choose: 'Velg',
    unit: 'kr',
    count: '{{written}} av {{max}} tegn',
    send: 'Send og gå videre til signering',
    next: 'Du kan ikke endre svarene etter at du har sendt dem.',
    summary_one: 'Ett svar må ses over',
    summary_other: '{{count}} svar må ses over',
    sections: {
      you: 'Hvem du er',
      economy: 'Økonomien din',
      tax: 'Skatt',
      deposit: 'Depositumet',
    },
    fields: {
      nationalIdentification: 'Fødselsnummer',
      motherland: 'Statsborgerskap',
      yearlyAmount: 'Inntekt per år, før skatt',
      taxCountry: 'Hvilket annet land er du skattemessig bosatt i?',
      taxNumber: 'Utenlandsk skatteidentifikasjonsnummer (TIN)',
      depositType: 'Hvor kommer pengene fra?',
      amount: 'Beløp',
      comment: 'Noe banken bør vite (valgfritt)',
    },
    fields_help: { nationalIdentification: 'Fødselsnummer eller D-nummer, 11 sifre.' },
    questions: {
      hasOtherIncome: 'Har du andre eller uregelmessige inntekter?',
      receivesMoney: 'Mottar du penger fra andre personer?',
      transfersMoney: 'Overfører du penger til andre personer?',
      depositsCash: 'Setter du inn kontanter?',
      isNonStandardCustomer: 'Er du noe annet enn en vanlig privatkunde?',
      isPoliticallyExposed: 'Er du en politisk eksponert person?',
      isTaxableAbroad: 'Er du skattemessig bosatt i et annet land enn Norge?',
      investsForOthers: 'Investerer du penger for andre?',
      tradesDigitalCurrency: 'Kjøper eller selger du digital valuta, som bitcoin?',
      isUsTaxResident: 'Er du amerikansk statsborger eller skattemessig bosatt i USA?',
    },
    questions_help: {
      isNonStandardCustomer: 'For eksempel hvis du bruker kontoene dine for et firma eller et lag.',
      isPoliticallyExposed:
        'Det gjelder den som har, eller de siste tolv månedene har hatt, et høytstående offentlig verv eller en slik stilling, i Norge eller et annet land, og nær familie og kjente medarbeidere.',
    },
    sources: {
      salary_pension_social_security: 'Lønn, pensjon eller trygd',
      inheritance_gift: 'Arv eller gave',
      rental_income: 'Leieinntekter',
      business: 'Næringsvirksomhet',
      savings: 'Sparepenger',
      student_loan: 'Studielån',
      other: 'Noe annet',
    },
    submitted: {
      title: 'Skjemaet er sendt',
      text: 'Vi har allerede fått svarene dine for {{number}}. Du trenger ikke å fylle ut mer. Du får e-post fra oss når banken har opprettet kontoen.',
      sign: 'Gå videre til signering',
    },
    trouble: {
      failed: 'Skjemaet kunne ikke sendes. Ingenting er lagret. Prøv igjen om litt.',
      unreachable: 'Skjemaet kunne ikke sendes fordi du er uten nett. Svarene står her fortsatt.',
    },
  },
  deposit: {
    title: 'Depositum',
    description: 'Status for depositumet, og hva som skjer med det når leieforholdet er avsluttet.',
    loading: 'Henter depositumet …',
    none: 'Det er ikke avtalt noen sikkerhet.',
    none_yet:
      'Når alle har signert leiekontrakten, står det her hva som skal gjøres, av hvem og når.',
    close: 'Lukk',
    cancel: 'Avbryt',
    steps: {
      title: 'Hva som skjer, og hvem som gjør det',
      now: 'Nå',
      done: 'Gjort',
      off: 'Ikke aktuelt',
      names: {
        answer: 'Svar til banken',
        sign: 'Signering',
        open: 'Konto i banken',
        pay: 'Betaling',
        confirm: { deposit_insurance: 'Forsikringsbevis', deposit_guarantee: 'Garanti' },
        keep: 'Under leieforholdet',
        settle: 'Utbetaling',
      },
      what: {
        answer: {
          you: 'Du svarer på spørsmålene fra banken.',
          tenant: 'Leietakeren svarer på spørsmålene fra banken.',
        },
        sign: 'Alle signerer leiekontrakten.',
        open: 'Banken oppretter kontoen og oppgir kontonummeret.',
        pay: {
          deposit_account: {
            you: 'Du betaler inn på kontoen i banken.',
            tenant: 'Leietakeren betaler inn på kontoen i banken.',
          },
          deposit_insurance: {
            you: 'Du betaler prisen for forsikringen.',
            tenant: 'Leietakeren betaler prisen for forsikringen.',
          },
        },
        confirm: {
          deposit_insurance: {
            you: 'Du registrerer svaret fra forsikringsselskapet.',
            landlord: '{{who}} registrerer svaret fra forsikringsselskapet.',
          },
          deposit_guarantee: {
            you: 'Leietakeren skaffer en garantist, og du registrerer garantien.',
            landlord: 'Leietakeren skaffer en garantist, og {{who}} registrerer garantien.',
          },
        },
        keep: {
          deposit_account:
            'Pengene står på kontoen i leietakerens navn. Ingen av partene kan ta dem ut alene.',
          deposit_insurance:
            'Forsikringen dekker krav som reiser seg av leiekontrakten, også ved fraflytting og fravikelse, men ikke lenger enn tre år fra leieforholdets start. Kravene kan også settes fram etterpå, innen fristen i forsikringsbeviset. Varer leieforholdet lenger, er det uten sikkerhet etter det, med mindre partene skriftlig avtaler en ny.',
          deposit_guarantee:
            'Garantien dekker krav som reiser seg av leiekontrakten, også ved fraflytting og fravikelse.',
        },
        settle: {
          everyone:
            'Depositumet fordeles etter den signerte utflyttingsprotokollen. Ellers kan leietakeren kreve det her, og utleieren ubetalt leie når leien etter leiekontrakten godskrives en konto i samme bank.',
          you: 'Du svarer på kravet.',
          tenant: 'Leietakeren svarer på kravet.',
          landlord: 'Utleieren svarer på kravet.',
          bank: 'Banken betaler ut pengene.',
        },
      },
      letting: { deposit_insurance: 'Utleieren', deposit_guarantee: 'utleieren' },
      until: {
        day: 'Senest {{date}}.',
        move: 'Før innflyttingen {{date}}.',
        lasts: 'Til {{date}}.',
      },
      late: 'Skulle vært gjort før {{date}}.',
      stopped: {
        failed: {
          deposit_account:
            'Banken har avslått å opprette kontoen. Utleieren og leietakeren kan avtale en annen sikkerhet.',
          deposit_insurance:
            'Forsikringsselskapet har avslått. Utleieren og leietakeren kan avtale en annen sikkerhet.',
        },
        canceled: 'Leiekontrakten ble ikke signert, så sikkerheten falt bort.',
        ended:
          'Sikkerheten dekker ikke krav som oppstår fra nå av. Varer leieforholdet fortsatt, kan dere skriftlig avtale en ny.',
        released: 'Alt på kontoen er betalt ut.',
        unpaid: 'Leieforholdet er avsluttet, og det står ingenting på kontoen.',
      },
    },
    types: {
      deposit_account: 'Depositumskonto i leietakerens navn',
      deposit_insurance: 'Depositumsforsikring',
      deposit_guarantee: 'Garanti',
      no_deposit: 'Ikke noe depositum',
    },
    statuses: {
      no_deposit: 'Ingen',
      waiting_for_kyc: 'Venter på svar til banken',
      created: 'Ikke på plass ennå',
      sent_to_bank: 'Hos banken',
      registered: 'Registrert',
      due: 'Til betaling',
      partially_paid: 'Delvis betalt',
      paid: 'Betalt',
      over_paid: 'Overbetalt',
      releasing: 'Krav til behandling',
      released: 'Utbetalt',
      failed: 'Avslått',
      ended: 'Utløpt',
      canceled: 'Annullert',
    },
    facts: {
      label: 'Status for depositumet',
      paid: 'Innbetalt',
      balance: 'På konto nå',
      account: 'Kontonummer',
      account_of: 'Kontoen til {{name}}',
      fee: 'Pris for forsikringen',
      fee_paid: 'Betalt av dette',
      kid: 'KID',
      guarantor: 'Garantist',
      reference: 'Referanse',
      ends: 'Siste dag',
    },
    asked: {
      title: {
        you: 'Du har krevd depositumet',
        both: 'Dere er enige om depositumet',
        landlord: 'Utleieren krever en del av depositumet',
        tenant: 'Leietakeren krever depositumet',
      },
      rent_claim: '{{amount}} i ubetalt leie ble krevd {{date}}.',
      tenant_claim: 'Hele beløpet, {{amount}}, ble krevd {{date}}.',
      agreement:
        'Etter utflyttingsprotokollen som alle har signert, får utleieren {{amount}} og leietakeren resten.',
      states: {
        notifying: {
          you: 'Varselet til leietakeren skal også sendes i posten (husleieloven § 3-5), og er ikke postlagt ennå. Fristen på fem uker begynner den dagen det er postlagt. Da får du e-post med siste svardag. Før det betaler banken bare hvis leietakeren godtar kravet.',
          other:
            'Varselet til deg skal også komme i posten (husleieloven § 3-5), og er ikke postlagt ennå. Du har fem uker på deg fra den dagen det er postlagt. Da får du e-post med siste svardag. Du kan svare allerede nå.',
          both: 'Banken får beskjed neste virkedag.',
        },
        waiting: {
          you: 'Motparten har frist til {{until}} med å godta kravet eller dokumentere søksmål eller klage til Husleietvistutvalget. Hører vi ingenting, betaler banken det du har krevd.',
          other:
            'Fristen din er {{until}}. Hvis du verken godtar kravet eller dokumenterer at du har reist søksmål eller klaget saken inn for Husleietvistutvalget, betaler banken.',
          both: 'Banken får beskjed neste virkedag.',
        },
        contested: {
          you: 'Motparten har dokumentert søksmål eller klage til Husleietvistutvalget. Pengene blir stående på kontoen til dere blir enige eller saken er avgjort.',
          other:
            'Du har dokumentert søksmål eller klage til Husleietvistutvalget. Pengene blir stående på kontoen til dere blir enige eller saken er avgjort.',
          both: 'Pengene blir stående på kontoen til dere blir enige.',
        },
        due: {
          you: 'Banken blir bedt om å betale.',
          other: 'Banken blir bedt om å betale.',
          both: 'Banken blir bedt om å betale.',
        },
        ordered: {
          you: 'Banken er bedt om å betale.',
          other: 'Banken er bedt om å betale.',
          both: 'Banken er bedt om å betale.',
        },
        withdrawn: {
          you: 'Kravet er trukket tilbake.',
          other: 'Kravet er trukket tilbake.',
          both: 'Kravet er trukket tilbake.',
        },
      },
      proofs: { landlord: 'Fra utleieren', tenant: 'Fra leietakeren' },
    },
    do: {
      note: {
        heading: {
          guarantee: 'Hvem garanterer for leien?',
          insurance: 'Hva sier forsikringsselskapet?',
        },
        guarantor: 'Garantist',
        guarantor_help: 'Navnet på banken, kommunen (Nav), arbeidsgiveren eller personen.',
        reference: 'Referansenummer (valgfritt)',
        insurer: 'Forsikringsselskapet',
        stands: 'garanterer for leien',
        refused: 'garanterer ikke for leien',
        save: 'Lagre',
        done: 'Det er registrert. Leietakeren ser det også her.',
      },
      claim: {
        heading: 'Skylder leietakeren husleie?',
        about:
          'Du kan bare kreve ubetalt leie her, og du må legge ved dokumentasjon. Leietakeren varsles på e-post og i posten. Fra den dagen brevet er postlagt, har leietakeren fem uker på seg til å godta kravet eller dokumentere søksmål eller klage til Husleietvistutvalget. Ellers betaler banken, siden leien etter leiekontrakten godskrives en konto i samme bank (husleieloven § 3-5). Skader og renhold avtaler dere i utflyttingsprotokollen. Blir dere ikke enige, avgjøres det av Husleietvistutvalget eller domstolene.',
        elsewhere:
          'Banken betaler ubetalt leie til utleieren bare med leietakerens skriftlige samtykke, eller etter en rettskraftig dom. Grunnen er at leien ikke godskrives en konto i samme bank som depositumet etter leiekontrakten, eller at den siden er flyttet til en annen bank (husleieloven § 3-5). Skriv i utflyttingsprotokollen hva dere er enige om. Blir dere ikke enige, kan saken klages inn for Husleietvistutvalget.',
        amount: 'Ubetalt leie',
        most: 'Høyst {{amount}}, som er det som står på kontoen.',
        attachments: 'Dokumentasjon',
        attachments_help: 'For eksempel fakturaer, purringer og en oversikt over det som mangler.',
        name: 'Send kravet',
        done: 'Leietakeren er varslet på e-post. Varselet sendes også i posten.',
      },
      claim_all: {
        heading: 'Har du flyttet ut?',
        about:
          'Er dere ikke blitt enige i utflyttingsprotokollen, kan du kreve alt som står på kontoen. Utleieren får beskjed og har fem uker på seg til å godta kravet, selv kreve ubetalt leie med dokumentasjon når husleieloven § 3-5 gir rett til det, eller dokumentere søksmål eller klage til Husleietvistutvalget. Ellers betaler banken deg. Krever utleieren ubetalt leie, svarer du på det kravet først, og kan kreve resten etterpå.',
        name: 'Krev {{amount}}',
        title: 'Kreve {{amount}}?',
        text: 'Utleieren får beskjed med en gang. Du kan trekke tilbake kravet så lenge banken ikke er bedt om å betale.',
        done: 'Utleieren har fått beskjed.',
      },
      accept: {
        name: 'Godta',
        title: 'Godta {{amount}}?',
        text: 'Banken får beskjed neste virkedag. Dette kan ikke angres.',
        done: 'Du har godtatt kravet.',
      },
      withdraw: {
        name: 'Trekk tilbake kravet',
        title: 'Trekke tilbake kravet?',
        text: 'Pengene blir stående på kontoen. Du kan sende kravet på nytt senere. Da begynner en ny frist på fem uker.',
        done: 'Kravet er trukket tilbake.',
      },
      suit: {
        name: 'Jeg har reist søksmål eller klaget saken inn for Husleietvistutvalget',
        attachments: 'Dokumentasjon på søksmål eller klage til Husleietvistutvalget',
        attachments_help:
          'Stevningen til retten eller klagen til Husleietvistutvalget, med datoen den ble sendt.',
        confirm: 'Send inn',
        done: 'Dokumentasjonen er sendt inn. Pengene blir stående på kontoen.',
      },
    },
  },
  wrong: {
    any: {
      required: 'Du må svare på dette.',
      wrong_type: 'Skriv et beløp, for eksempel 36 000.',
      wrong_format: 'Sjekk at dette er riktig skrevet.',
      too_big: 'Høyst {{maximum}} kroner.',
      too_small: 'Beløpet er for lite.',
      too_long: 'Høyst {{maximum}} tegn.',
      not_allowed: 'Velg en fra listen.',
    },
    attachments: {
      required: 'Du må legge ved dokumentasjon.',
      not_allowed: 'En av filene kan ikke brukes. Fjern den og prøv igjen.',
    },
    guarantor: { required: 'Hvem er garantist?' },
    nationalIdentification: {
      required: 'Skriv fødselsnummeret ditt.',
      wrong_format: 'Dette er ikke et norsk fødselsnummer. Se over alle 11 sifrene.',
      too_long: 'Dette er ikke et norsk fødselsnummer. Se over alle 11 sifrene.',
    },
  },
  settings: {
    title: 'Depositum',
    text: 'Hva en forsikring i stedet for depositum koster, og hvem depositumskontoene tilhører.',
    counts: 'Gjelder depositum som avtales fra nå av. Det som allerede er avtalt, endres ikke.',
    insuranceShare: 'Pris på depositumsforsikring',
    insuranceShare_help: 'I prosent av depositumet.',
    insurer: 'Forsikringsselskap',
    insurer_help: 'Står i leiekontrakter med depositumsforsikring.',
    hasAccountEach: 'Leietakere som leier sammen, har hver sin depositumskonto',
  },
};
