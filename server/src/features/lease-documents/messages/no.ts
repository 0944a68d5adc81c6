import type { LeaseMailTexts } from './mail-texts.ts';

export const no: LeaseMailTexts = {
  letters: {
    notice: (title) => [`${title}. Oppsigelsen er vedlagt. Der står siste dag i leieforholdet.`],
    rent_adjustment: () => [
      'Husleien indeksreguleres. Varselet er vedlagt og viser ny husleie, når den gjelder fra, og utregningen.',
    ],
  },
  notice: ({ giver, home, givenOn, endsOn, protest }) => ({
    subject: `Oppsigelse fra ${giver}: ${home}, siste dag ${endsOn}`,
    paragraphs: [
      'Leieforholdet er sagt opp. Oppsigelsen er vedlagt.',
      ...(protest
        ? [
            `Leietakeren kan protestere skriftlig til utleieren innen én måned etter å ha mottatt oppsigelsen, til og med ${protest.until} når den er mottatt ${givenOn} (husleieloven §\u00a09-8). Det kan gjøres på siden til leieforholdet (knappen under)${protest.address ? `, på e-post til ${protest.email} eller i brev til ${protest.name}, ${protest.address}` : ` eller på e-post til ${protest.email}`}. I oppsigelsen står det hva som skjer da, og hva som skjer hvis ingen protesterer.`,
          ]
        : []),
    ],
    facts: [
      { label: 'Sagt opp av', value: giver },
      { label: 'Bolig', value: home },
      { label: 'Sagt opp', value: givenOn },
      { label: 'Siste dag', value: endsOn },
    ],
  }),
  by: (landlord, agency) => `${landlord} ved ${agency}`,
  declined: {
    subject: (title) => `Ikke signert: ${title}`,
    paragraphs: ({ title, name, reason, isLease }) => [
      reason
        ? `${name} har avslått å signere «${title}».`
        : `${name} har ikke lenger konto på Husvær og kan derfor ikke signere «${title}».`,
      ...(reason ? [`Begrunnelsen er: «${reason}»`] : []),
      isLease
        ? 'Leiekontrakten er et utkast igjen. Endre den og send den på nytt fra siden til leieforholdet.'
        : 'Ingen kan signere dokumentet lenger. Du kan lage et nytt på siden til leieforholdet.',
    ],
  },
  otherName: {
    subject: (title) => `Navnet må bekreftes: ${title}`,
    paragraphs: ({ title, name, otherName, isOver }) => [
      `I «${title}» står ${name}, men den elektroniske ID-en til den som skulle signere, tilhører ${otherName}. Ingenting er signert.`,
      isOver
        ? 'Signeringen er avsluttet. Er det samme person, bekrefter du det når du sender dokumentet på nytt. Er navnet feil, retter du det først.'
        : 'Er det samme person, bekrefter du det på siden til leieforholdet. Er navnet feil, trekker du dokumentet tilbake, retter det og sender det på nytt.',
    ],
  },
  stopped: {
    subject: (title) => `Signeringen er stanset: ${title}`,
    paragraphs: ({ title, why, isLease }) => [
      `Signeringen av «${title}» er stanset.`,
      why ?? 'Signeringstjenesten har avsluttet den.',
      isLease
        ? 'Leiekontrakten er et utkast igjen. Gå gjennom den og send den på nytt fra siden til leieforholdet.'
        : 'Ingen kan signere dokumentet lenger. Du kan lage et nytt på siden til leieforholdet.',
    ],
  },
  landlordFacts: {
    subject: (home) => `Leiekontrakten mangler opplysninger om deg: ${home}`,
    paragraphs: ({ agency, home, missing }) => [
      `${agency} lager en leiekontrakt for ${home}. Der må det stå hvem utleieren er, og vi mangler ${missing}.`,
      'Legg det inn i profilen din. Kontrakten kan ikke sendes til signering før det er gjort.',
    ],
    lacks: {
      birthDate: 'fødselsdatoen din (eller organisasjonsnummeret til en virksomhet)',
      postalAddress: 'postadressen din',
    },
    button: 'Åpne profilen',
  },
  homeLet: 'Boligen er leid ut til noen andre for denne tiden.',
  button: 'Åpne leieforholdet',
  footer: 'Du får denne e-posten fordi du er part i leieforholdet.',
  sent: 'Du får denne e-posten fordi du sendte dokumentet til signering.',
};
