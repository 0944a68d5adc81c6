import type { MailTexts } from './mail-texts.ts';

/** What a payment plan means, for who is asked to accept it and for who has accepted it. */
const PLAN_TERMS = [
  'Så lenge planen holdes, sendes det ingen purringer eller varsler om tvangsfravikelse for beløpet, og det kreves ikke mer forsinkelsesrente. Er det allerede sendt et varsel, blir det ikke begjært tvangsfravikelse for beløpet så lenge planen holdes. Blir den brutt, regnes renten fra forfall som ellers. Husleie som forfaller senere, betales som vanlig.',
  'Er det allerede sendt en begjæring om tvangsfravikelse til namsmannen, stanser ikke planen den. Saken stanser først når alt er betalt.',
];

export const no: MailTexts = {
  letters: {
    pre_reminder: {
      subject: ({ amount, payBy }) => `Påminnelse før forfall: ${amount} den ${payBy}`,
      paragraphs: ({ home, amount, payBy }) => [
        `${amount} for ${home} forfaller ${payBy}.`,
        'Vi krever ikke gebyr for påminnelsen.',
      ],
    },
    soft_reminder: {
      subject: ({ amount }) => `Påminnelse: ${amount} er ikke betalt`,
      paragraphs: ({ home, amount, agency }) => [
        `Vi kan ikke se at ${amount} for ${home} er betalt. Har du betalt de siste dagene, kan du se bort fra denne påminnelsen.`,
        'Vi krever ikke gebyr for påminnelsen.',
        `Hvis du ikke kan betale nå, eller er uenig i kravet, kan du skrive til ${agency}.`,
      ],
    },
    reminder: {
      subject: ({ amount, payBy }) => `Purring: Betal ${amount} innen ${payBy}`,
      paragraphs: ({ home, amount, payBy, agency }) => [
        `Husleien for ${home} er ikke betalt. Du skylder ${amount}, som må betales senest ${payBy}.`,
        'Purringen er vedlagt.',
        `Hvis du er uenig i kravet, kan du skrive til ${agency} og fortelle hvorfor.`,
      ],
    },
    second_reminder: {
      subject: ({ amount, payBy }) => `Andre purring: Betal ${amount} innen ${payBy}`,
      paragraphs: ({ home, amount, payBy, agency }) => [
        `Vi har purret før, og husleien for ${home} er fortsatt ikke betalt. Du skylder ${amount}, som må betales senest ${payBy}.`,
        'Purringen er vedlagt.',
        `Hvis du er uenig i kravet, kan du skrive til ${agency} og fortelle hvorfor.`,
      ],
    },
    notice: {
      subject: ({ payBy }) => `Varsel om tvangsfravikelse: Betal innen ${payBy}`,
      paragraphs: ({ home, agency, promise }) => [
        `Husleien for ${home} er ikke betalt. I varselet som er vedlagt, står det hva som skjer hvis den ikke blir betalt, og hvordan du unngår det.`,
        promise,
        `Hvis du ikke kan betale alt, eller er uenig i kravet, kan du skrive til ${agency}, helst så snart som mulig. Nav kan også gi råd og hjelp.`,
      ],
    },
  },
  petition: {
    subject: (home) => `Begjæringen om tvangsfravikelse er klar: ${home}`,
    paragraphs: (home) => [
      `Begjæringen om tvangsfravikelse av ${home} er klar med vedlegg.`,
      'Last ned begjæringen fra siden til leieforholdet og les gjennom den. Utleieren fyller ut fødselsnummer eller d-nummer der begjæringen har en linje for det, signerer den og sender den til namsmannen. Vi har ikke sendt noe til leietakeren eller namsmannen.',
    ],
  },
  plans: {
    footer: 'Du får denne e-posten fordi du er part i leieforholdet eller forvalter det.',
    by: (day) => `Innen ${day}`,
    proposed: ({ home, amount }) => ({
      subject: `En betalingsplan for ${home} venter på svar fra deg`,
      paragraphs: [
        `Det er foreslått at ${amount} som er forfalt for ${home}, betales i avdrag:`,
        'Godta eller avslå planen på siden til leieforholdet. Ingenting endres før du har godtatt. Blir et avdrag ikke betalt i tide, gjelder planen ikke lenger.',
        ...PLAN_TERMS,
      ],
    }),
    accepted: ({ home }) => ({
      subject: `Betalingsplanen for ${home} gjelder`,
      paragraphs: [
        `Dere er enige om hvordan det som er forfalt for ${home}, skal betales:`,
        ...PLAN_TERMS,
      ],
    }),
    declined: ({ home }) => ({
      subject: `Betalingsplanen for ${home} ble avslått`,
      paragraphs: [
        `Betalingsplanen for ${home} ble ikke godtatt. Du kan foreslå en ny på siden til leieforholdet, eller skrive til dem.`,
      ],
    }),
    due: ({ home, instalments: [one] }) => ({
      subject: `Avdrag i betalingsplanen for ${home} forfaller ${one!.dueOn}`,
      paragraphs: [
        `${one!.amount} av betalingsplanen for ${home} skal betales innen ${one!.dueOn}.`,
        'Bruk samme kontonummer og KID som for husleien. Du finner dem på siden til leieforholdet. Blir avdraget ikke betalt i tide, gjelder planen ikke lenger.',
      ],
    }),
    stop: 'Stopp påminnelser om avdrag',
    kept: ({ home, amount }) => ({
      subject: `Betalingsplanen for ${home} er innfridd`,
      paragraphs: [`Alle avdragene i betalingsplanen for ${home} er betalt, til sammen ${amount}.`],
    }),
    reopened: ({ home }) => ({
      subject: `Betalingsplanen for ${home} gjelder igjen`,
      paragraphs: [
        `Banken har tilbakeført en betaling for ${home}. Betalingsplanen er derfor ikke innfridd, og gjelder som før.`,
        'Det som gjenstår av hvert avdrag, står på siden til leieforholdet.',
      ],
    }),
    broken: ({ home }) => ({
      subject: `Betalingsplanen for ${home} er brutt`,
      paragraphs: [
        `Et avdrag i betalingsplanen for ${home} ble ikke betalt i tide. Planen gjelder ikke lenger.`,
        'Purringer og varsler om det som gjenstår, sendes igjen som vanlig. Dere kan avtale en ny plan på siden til leieforholdet.',
      ],
    }),
  },
};
