import type { MailTexts } from './mail-texts.ts';

export const no: MailTexts = {
  letters: {
    pre_reminder: {
      subject: ({ amount, payBy }) => `Snart forfall: ${amount} den ${payBy}`,
      paragraphs: ({ home, amount, payBy }) => [
        `${amount} for ${home} forfaller ${payBy}.`,
        'Påminnelsen koster ingenting.',
      ],
    },
    soft_reminder: {
      subject: ({ amount }) => `Påminnelse: ${amount} er ikke betalt`,
      paragraphs: ({ home, amount, agency }) => [
        `Vi kan ikke se at ${amount} for ${home} er kommet. Har du betalt de siste dagene, kan du se bort fra dette.`,
        'Påminnelsen koster ingenting.',
        `Kan du ikke betale nå, eller er du uenig, skriver du til ${agency}.`,
      ],
    },
    reminder: {
      subject: ({ amount, payBy }) => `Purring: betal ${amount} innen ${payBy}`,
      paragraphs: ({ home, amount, payBy, agency }) => [
        `Husleien for ${home} er ikke betalt. Du skylder ${amount}, som må betales senest ${payBy}.`,
        'Purringen ligger ved.',
        `Er du uenig i kravet, skriver du til ${agency} og forteller hvorfor.`,
      ],
    },
    second_reminder: {
      subject: ({ amount, payBy }) => `Andre purring: betal ${amount} innen ${payBy}`,
      paragraphs: ({ home, amount, payBy, agency }) => [
        `Vi har purret før, og husleien for ${home} er fortsatt ikke betalt. Du skylder ${amount}, som må betales senest ${payBy}.`,
        'Purringen ligger ved.',
        `Er du uenig i kravet, skriver du til ${agency} og forteller hvorfor.`,
      ],
    },
    notice: {
      subject: ({ payBy }) => `Varsel om tvangsfravikelse: betal innen ${payBy}`,
      paragraphs: ({ home, amount, payBy, agency }) => [
        `Husleien for ${home} er ikke betalt. Varselet som ligger ved, sier hva som skjer hvis den ikke blir det, og hvordan du unngår det.`,
        `Betaler du ${amount} senest ${payBy}, stanser saken.`,
        `Kan du ikke betale alt, eller er du uenig, skriver du til ${agency} så fort du kan. Nav kan også hjelpe.`,
      ],
    },
  },
  petition: {
    subject: (home) => `Begjæringen om tvangsfravikelse er klar: ${home}`,
    paragraphs: (home) => [
      `Begjæringen om tvangsfravikelse fra ${home} er klar med vedlegg.`,
      'Les gjennom den, signer den og send den til namsmannen. Du laster den ned fra siden til leieforholdet. Ingenting er sendt til leietakeren eller namsmannen herfra.',
    ],
  },
  plans: {
    footer: 'Du får denne e-posten fordi du er part i leieforholdet, eller forvalter det.',
    by: (day) => `Innen ${day}`,
    proposed: ({ home, amount }) => ({
      subject: `En betalingsplan for ${home} venter på svar fra deg`,
      paragraphs: [
        `Det er foreslått at ${amount} som er forfalt for ${home}, betales i avdrag:`,
        'Godta eller avslå planen på siden til leieforholdet. Ingenting endres før du har godtatt.',
      ],
    }),
    accepted: ({ home }) => ({
      subject: `Betalingsplanen for ${home} gjelder`,
      paragraphs: [
        `Dere er enige om hvordan det som er forfalt for ${home}, skal betales:`,
        'Så lenge planen holdes, sendes det ingen purringer eller varsler om tvangsfravikelse for beløpet. Husleien ellers betales som før.',
      ],
    }),
    declined: ({ home }) => ({
      subject: `Betalingsplanen for ${home} ble avslått`,
      paragraphs: [
        `Den andre parten godtok ikke betalingsplanen for ${home}. Du kan foreslå en ny på siden til leieforholdet, eller skrive til dem.`,
      ],
    }),
    due: ({ home, instalments: [one] }) => ({
      subject: `Avdrag i betalingsplanen for ${home} forfaller ${one!.dueOn}`,
      paragraphs: [
        `${one!.amount} av betalingsplanen for ${home} skal betales innen ${one!.dueOn}.`,
        'Bruk samme kontonummer og KID som for husleien. Du finner dem på siden til leieforholdet. Blir avdraget ikke betalt i tide, gjelder planen ikke lenger.',
      ],
    }),
    stop: 'Slipp påminnelser om avdrag',
    kept: ({ home, amount }) => ({
      subject: `Betalingsplanen for ${home} er innfridd`,
      paragraphs: [`Alle avdragene i betalingsplanen for ${home} er betalt, til sammen ${amount}.`],
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
