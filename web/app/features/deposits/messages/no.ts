import type { Like } from '../../../platform/like.ts';
import type { deposits as en } from './en.ts';

export const deposits: Like<typeof en> = {
  kyc: {
    title: 'Spørsmål fra banken',
    description: 'Det banken spør om før den oppretter en depositumskonto i ditt navn.',
    text: 'Depositumet for {{home}}, {{amount}}, settes på en konto i ditt eget navn. Loven krever at banken kjenner kundene sine, og derfor spør den om dette før du signerer leiekontrakten.',
    privacy:
      'Svarene krypteres og går bare til banken. Utleieren ser dem aldri, og vi sletter dem når banken har fått dem. Ingenting lagres i nettleseren: Gjør deg ferdig med en gang, det tar tre minutter.',
    loading: 'Spørsmålene er på vei',
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
      yearlyAmount: 'Inntekt i året, før skatt',
      taxCountry: 'Hvilket annet land betaler du skatt til?',
      taxNumber: 'Skattenummeret ditt der',
      depositType: 'Hvor kommer pengene fra?',
      amount: 'Beløp',
      comment: 'Noe banken bør vite (valgfritt)',
    },
    fields_help: { nationalIdentification: '11 siffer, eller et D-nummer.' },
    questions: {
      hasOtherIncome: 'Har du andre eller uregelmessige inntekter?',
      receivesMoney: 'Mottar du penger fra andre personer?',
      transfersMoney: 'Overfører du penger til andre personer?',
      depositsCash: 'Setter du inn kontanter?',
      isNonStandardCustomer: 'Er du noe annet enn en vanlig privatkunde?',
      isPoliticallyExposed: 'Er du en politisk eksponert person?',
      isTaxableAbroad: 'Er du skattepliktig i et annet land enn Norge?',
      investsForOthers: 'Investerer du penger for andre?',
      tradesDigitalCurrency: 'Kjøper eller selger du digital valuta, som bitcoin?',
      isUsTaxResident: 'Er du skattemessig bosatt i USA?',
    },
    questions_help: {
      isNonStandardCustomer: 'For eksempel hvis du bruker kontoene dine for et firma eller et lag.',
      isPoliticallyExposed:
        'Det gjelder den som har hatt et høyt offentlig verv de siste tolv månedene, i Norge eller et annet land, og nær familie og nære medarbeidere.',
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
      text: 'Vi har allerede fått svarene dine for {{number}}. Du trenger ikke fylle ut mer: Nå må du vente på banken. Du får e-post fra oss når kontoen er klar.',
      sign: 'Gå videre til signering',
    },
    trouble: {
      over: 'Skjemaet kunne ikke sendes: Leiekontrakten er trukket tilbake. Du får et nytt skjema hvis den sendes på nytt.',
      failed: 'Skjemaet kunne ikke sendes. Ingenting er lagret. Prøv igjen om litt.',
      unreachable: 'Skjemaet kunne ikke sendes: Du er uten forbindelse. Svarene står her fortsatt.',
    },
  },
  wrong: {
    any: {
      required: 'Du må svare på dette.',
      wrong_type: 'Skriv et beløp, for eksempel 36 000.',
      wrong_format: 'Dette kan ikke stemme. Se over det.',
      too_small: 'Beløpet er for lite.',
      too_long: 'Maksimalt {{maximum}} tegn.',
      not_allowed: 'Velg en fra listen.',
    },
    nationalIdentification: {
      required: 'Skriv fødselsnummeret ditt.',
      wrong_format: 'Dette er ikke et norsk fødselsnummer. Se over alle 11 sifrene.',
      too_long: 'Dette er ikke et norsk fødselsnummer. Se over alle 11 sifrene.',
    },
  },
};
