import type { MailTexts } from './mail-texts.ts';

export const no: MailTexts = {
  clientAccount: {
    subject: ({ agency }) => `Klientkontoen til ${agency} skal endres`,
    requested: ({ agency, by, was, account }) => [
      `${by || 'Noen'} har bedt om at ${agency} bytter klientkonto fra ${was} til ${account}. Leietakerne betaler da til den nye kontoen.`,
      'Endringen gjelder først når en annen har godtatt den og det har gått en bankdag.',
      'Er den feil, må du stoppe den.',
    ],
    agreed: ({ agency, by, agreedBy, was, account, on }) => [
      `${by || 'Noen'} har bedt om at ${agency} bytter klientkonto fra ${was} til ${account}, og ${agreedBy || 'en annen'} har godtatt det. Leietakerne betaler til den nye kontoen fra ${on}.`,
      'Er endringen feil, må du stoppe den før det.',
    ],
    button: 'Se over endringen',
    footer: ({ agency }) =>
      `Du får denne e-posten fordi du har tilgang til pengene til ${agency}, eller arbeider for Husvær.`,
  },
  accountClaim: {
    subject: ({ account }) => `To utleieformidlere oppgir klientkontoen ${account}`,
    paragraphs: ({ account, holder, claimant }) => [
      `${holder} har klientkontoen ${account} i Husvær, og banken har ikke bekreftet den. Nå oppgir ${claimant || 'en annen utleieformidler'} den samme kontoen.`,
      `Finn ut hos banken hvem kontoen tilhører. En av regnskapsførerne i Husvær kan avvise den for ${holder}. Da kan ${claimant || 'den andre'} oppgi den.`,
    ],
    button: 'Se på kontoen',
    footer: 'Du får denne e-posten fordi du arbeider for Husvær.',
  },
  accountOwner: {
    subject: ({ agency }) => `Banken oppgir en annen eier av klientkontoen til ${agency}`,
    paragraphs: ({ account, agency, orgNumber, owner }) => [
      `Ifølge en fil fra banken selv tilhører kontoen ${account} organisasjonsnummer ${owner}. ${agency}, som har den som klientkonto i Husvær, har organisasjonsnummer ${orgNumber}.`,
      'Filen bekrefter ikke kontoen. Finn ut hos banken hvem den tilhører, og avvis den hvis den ikke er foretakets.',
    ],
    button: 'Se på kontoen',
    footer: 'Du får denne e-posten fordi du arbeider for Husvær.',
  },
  accountRefused: {
    subject: ({ agency }) => `Klientkontoen til ${agency} er avvist`,
    paragraphs: ({ account, agency, reason }) => [
      `Husvær har avvist kontoen ${account} som klientkonto for ${agency}.`,
      `Begrunnelsen: ${reason}`,
      `Ingenting faktureres eller utbetales for ${agency} før det finnes en annen klientkonto. Bruker ${agency} allerede en annen konto, endres ikke noe annet.`,
    ],
    button: 'Se innstillingene',
  },
  reopening: {
    subject: ({ agency }) => `Lukkede måneder i regnskapet til ${agency}`,
    requested: ({ agency, by, from, reason }) => [
      `${by || 'Noen'} vil åpne regnskapet til ${agency} igjen fra ${from}.`,
      `Begrunnelse: ${reason}`,
      'Regnskapet forblir lukket til en annen person har godtatt det.',
    ],
    agreed: ({ agency, by, from, reason }) => [
      `${by || 'Noen'} har godtatt at regnskapet til ${agency} åpnes igjen fra ${from}.`,
      `Begrunnelse: ${reason}`,
      'Bankavstemmingene fra og med den måneden må godkjennes på nytt.',
    ],
    button: 'Åpne bankavstemmingen',
    footer: ({ agency }) => `Du får denne e-posten fordi du har tilgang til pengene til ${agency}.`,
  },
  auditor: {
    subject: ({ agency }) => `En revisor får innsyn i regnskapet til ${agency}`,
    paragraphs: ({ agency, by, auditor, endsOn }) => [
      `${by || 'Noen'} har invitert ${auditor} som revisor. ${auditor} kan lese regnskapet til ${agency} med bilag til og med ${endsOn}, men ikke endre noe.`,
      'Er dette feil, kan du avslutte innsynet med én gang.',
    ],
    button: 'Se revisorene',
    footer: ({ agency }) => `Du får denne e-posten fordi du har tilgang til pengene til ${agency}.`,
  },
  bookAct: {
    subject: ({ agency }) => `En innstilling for pengene til ${agency} er endret`,
    paragraphs: ({ agency, by, what }) => [
      `${by || 'Noen'} ${what} for ${agency}.`,
      `Inntil en annen av dem som godkjenner, har godtatt det, kan ikke ${by || 'vedkommende'} godkjenne betalinger alene.`,
      'Er det feil, må du endre det tilbake og snakke med den som gjorde det.',
    ],
    what: {
      changed_approvers: 'har valgt hvem som godkjenner betalinger',
      raised_limit: 'har hevet eller fjernet en beløpsgrense for utbetalinger',
      raised_alone_limit: 'har hevet grensen for hva én person avskriver eller krediterer alene,',
      raised_remainder: 'har hevet grensen for restbeløp som avskrives av seg selv,',
      raised_guarantee: 'har økt antall måneder utbetalingsgarantien dekker',
      changed_owner: 'har endret organisasjonsnummeret, som viser om klientkontoen er foretakets,',
      changed_bank_terms:
        'har endret hvilke filer innbetalinger leses fra, eller kundenummeret i banken,',
    },
    settings: {
      approvalsNeeded: 'Godkjenninger av hver utbetaling',
      added: 'Nye som godkjenner',
      removed: 'Godkjenner ikke lenger',
      dayLimit: 'Grense for én dag',
      recipientLimit: 'Grense for én konto på én dag',
      guaranteeMonths: 'Utbetalingsgaranti',
      kidSource: 'Innbetalinger med KID kommer som',
      bankCustomerId: 'Kundenummer i banken',
      orgNumber: 'Organisasjonsnummer',
      remainderLimit: 'Rester som avskrives',
      aloneLimit: 'Grense for avskrivning og kreditering alene',
    },
    months: (count) => (count === 1 ? '1 måned' : `${count} måneder`),
    kidSources: { ocr: 'OCR giro', 'camt.054': 'camt.054' },
    none: 'ingen',
    somebody: 'noen som har slettet kontoen sin',
    button: 'Se over endringen',
    footer: ({ agency }) => `Du får denne e-posten fordi du har tilgang til pengene til ${agency}.`,
  },
};
