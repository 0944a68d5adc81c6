import type { PayoutMailTexts } from './mail-texts.ts';

export const no: PayoutMailTexts = {
  locale: 'nb-NO',
  button: 'Se utbetalingsopplysningene',
  footer: 'Du får denne e-posten fordi du får husleie utbetalt.',
  late: {
    subject: ({ amount, home }) => `Utbetalingen av ${amount} for ${home} er forsinket`,
    text: ({ amount, home, on }) => `${amount} for ${home} skulle vært utbetalt til deg ${on}.`,
    reasons: {
      approval: 'Den venter på godkjenning.',
      held: 'Den holdes tilbake. Skriv til forvalteren eller til oss hvis du ikke vet hvorfor.',
      account: 'Den venter på at du velger hvilken konto den skal utbetales til.',
      failed: 'Banken avviste den, og den prøves på nytt.',
      bank: 'Den er hos banken.',
    },
    expected: (day) => `Den kan tidligst komme ${day}.`,
    button: 'Se leieforholdet',
    nameAccount: 'Velg konto',
  },
  accountNeeded: {
    subject: 'Hvilken konto vil du ha husleien på?',
    paragraphs: (home) => [
      `Leiekontrakten for ${home} er signert, og husleien kreves inn for deg.`,
      'Oppgi kontoen du vil ha pengene på. Uten den kan vi ikke utbetale husleien.',
    ],
    button: 'Velg konto',
  },
  brokeringConsent: {
    subject: 'Kan formidlingshonoraret trekkes fra leien?',
    paragraphs: ({ amount, home, agency }) => [
      `Leiekontrakten for ${home} er signert, så formidlingshonoraret på ${amount} til ${agency} er forfalt.`,
      'Det trekkes fra leien bare hvis du samtykker til det på siden til leieforholdet (eiendomsmeglingsloven § 7-4). Ellers får du en egen faktura fra forvalteren, og honoraret trekkes ikke fra utbetalingene dine.',
    ],
    button: 'Svar på siden til leieforholdet',
  },
  paid: {
    subject: ({ amount }) => `Utbetalt ${amount}`,
    text: ({ amount, account, on }) =>
      `${amount} ble utbetalt ${on} til kontoen din som slutter på ${account}.`,
    about: ({ home, serial }) =>
      `Det gjelder ${home}. Avregning nr. ${serial} viser hva som er betalt inn, og hva som er trukket.`,
    withoutAddress: ({ home, serial }) =>
      `Det gjelder ${home}. Avregning nr. ${serial} må ha postadressen din, som vi mangler. Du får avregningen når du har lagt inn adressen i profilen din.`,
    button: 'Se avregningen',
    stateAddress: 'Legg inn postadresse',
  },
  toApprove: {
    subject: (count) =>
      count === 1
        ? 'En betaling venter på godkjenning'
        : `${count} betalinger venter på godkjenning`,
    payouts: (count, sum) =>
      count === 1
        ? `Én utbetaling på ${sum} venter på deg.`
        : `${count} utbetalinger venter på deg, til sammen ${sum}.`,
    refunds: (count, sum) =>
      count === 1
        ? `Én tilbakebetaling på ${sum} venter på deg.`
        : `${count} tilbakebetalinger venter på deg, til sammen ${sum}.`,
    when: 'Det som er godkjent før kl. 11:00, sendes til banken i dag.',
    button: 'Se over og godkjenn',
    footer: (agency) => `Du får denne e-posten fordi du godkjenner betalinger for ${agency}.`,
    stop: 'Stopp e-poster om godkjenning',
  },
  approversAsked: {
    subject: 'Noen vil endre hvem som godkjenner betalinger',
    paragraphs: ({ by, needed, names, from }) => [
      `${by || 'Noen'} har bedt om at ${needed === 1 ? 'én godkjenning' : 'to godkjenninger'} skal være nok, og at disse skal godkjenne: ${names}.`,
      `Endringen gjelder når en annen av dem som godkjenner i dag, godtar den, og ellers fra ${from}.`,
      'Er endringen feil, må du stoppe den før det.',
    ],
    button: 'Se over endringen',
    footer: (agency) =>
      `Du får denne e-posten fordi du godkjenner, eller skal godkjenne, betalinger for ${agency}.`,
  },
  refundAccount: {
    subject: 'Noen har lagt inn kontoen for en tilbakebetaling',
    paragraphs: ({ agency, by, amount, account, receiver, was }) => [
      was === null || was === account
        ? `${by || 'Noen'} har lagt inn at ${amount} fra ${agency} skal tilbakebetales til ${receiver}, konto ${account}.`
        : `${by || 'Noen'} har endret kontoen for en tilbakebetaling på ${amount} fra ${agency}. Pengene skal til ${receiver}, konto ${account}, og ikke til konto ${was}.`,
      `${by || 'Vedkommende'} kan ikke godkjenne den alene. Sjekk at kontoen tilhører den som skal ha pengene, før du godkjenner.`,
    ],
    button: 'Se tilbakebetalingen',
  },
  aboveLimit: {
    subject: (count) =>
      count === 1
        ? 'En betaling over grensen krever to godkjenninger'
        : `${count} betalinger over grensen krever to godkjenninger`,
    paragraphs: (count, sum) => [
      count === 1
        ? `En betaling på ${sum} er over en av beløpsgrensene for en dag.`
        : `${count} betalinger, til sammen ${sum}, er over en av beløpsgrensene for en dag.`,
      'To som ikke har hatt noe med betalingen å gjøre, må godkjenne.',
    ],
  },
  reduction: {
    subject: {
      write_off: 'En avskrivning må godtas av en annen',
      credit: 'En kreditering må godtas av en annen',
      received_directly: 'En direkte betaling må godtas av en annen',
    },
    paragraphs: ({ by, kind, amount, serial, home }) => [
      {
        write_off: `${by} vil avskrive ${amount} av faktura ${serial} for ${home}.`,
        credit: `${by} vil kreditere ${amount} av faktura ${serial} for ${home}.`,
        received_directly: `${by} oppgir at utleieren har fått ${amount} av faktura ${serial} for ${home} direkte.`,
      }[kind],
      'Ingenting bokføres før en annen har godtatt det.',
    ],
    borneBy: 'Hvem som bærer tapet',
    bearers: { landlord: 'Utleieren', agency: 'Foretaket' },
    reason: 'Begrunnelse',
    button: 'Se og ta stilling',
  },
  approverLeft: {
    subject: 'En av dem som godkjenner betalinger, er borte',
    paragraphs: ({ name, how, agency }) => [
      how === 'deleted'
        ? `En av dem som godkjenner betalinger for ${agency}, har slettet kontoen sin.`
        : `${name} godkjenner betalinger for ${agency} og har deaktivert kontoen sin. Den blir aktiv igjen ved neste innlogging.`,
      'Det trengs like mange godkjenninger som før. Sjekk at nok personer kan gi dem, og at det ikke var noen andre som gjorde dette.',
    ],
    button: 'Se hvem som godkjenner',
    footer: (agency) => `Du får denne e-posten fordi du har tilgang til pengene til ${agency}.`,
  },
  accountSet: {
    subject: 'Husleien utbetales til en ny konto',
    paragraphs: ({ account }) => [
      `Fra nå av utbetales husleien til konto ${account}.`,
      'Hvis det ikke var du som la inn kontoen, må du bytte passord med en gang og svare på denne e-posten.',
    ],
  },
  accountChanged: {
    subject: 'Utbetalingskontoen din er endret',
    paragraphs: ({ was, account, from }) => [
      `Fra ${from} utbetales husleien til konto ${account}. Fram til da utbetales den til ${was}.`,
      'Hvis det ikke var du som endret kontoen, må du bytte passord med en gang, legge inn den gamle kontoen igjen og svare på denne e-posten.',
    ],
  },
};
