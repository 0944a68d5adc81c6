import type { InterestMailTexts } from './mail-texts.ts';

export const no: InterestMailTexts = {
  labels: { when: 'Tid', where: 'Sted' },
  came: {
    subject: (count, title) =>
      count === 1 ? `Ny interessent til ${title}` : `${count} nye interessenter til ${title}`,
    text: (count, title) => [
      count === 1
        ? `Noen har sendt interesseskjema for «${title}».`
        : `${count} personer har sendt interesseskjema for «${title}».`,
      'Et svar betyr mye for den som venter, også når det er et avslag.',
    ],
    button: 'Les og svar',
  },
  invited: {
    subject: (title) => `Kom på visning: ${title}`,
    heading: 'Du er invitert på visning',
    text: (title) => [`Du er invitert på visning av «${title}».`],
    message: (when, place) => `Du er invitert på visning: ${when}, ${place}.`,
    calendar:
      'Filen i denne e-posten legger visningen inn i kalenderen din. Hvis du ikke kan komme, kan du trekke tilbake skjemaet ditt på Husvær. Da kan noen andre få plassen.',
    summary: (title) => `Visning: ${title}`,
    button: 'Se invitasjonen',
    filename: 'visning.ics',
  },
  reminded: {
    subject: (title) => `Husk visningen: ${title}`,
    text: (title) => [
      `Du er invitert på visning av «${title}».`,
      'Gi beskjed om du kommer. Hvis du ikke kan likevel, kan noen andre få plassen.',
    ],
    button: 'Svar på invitasjonen',
  },
  held: {
    subject: (title) => `Husk visningen du skal holde: ${title}`,
    text: ({ title, come, notCome, otherTime, silent }) => [
      `Du skal holde visning av «${title}».`,
      [
        `${come} kommer`,
        silent > 0 && `${silent} har ikke svart`,
        otherTime > 0 && `${otherTime} foreslår et annet tidspunkt`,
        notCome > 0 && `${notCome} kan ikke komme`,
      ]
        .filter(Boolean)
        .join(', ') + '.',
    ],
    button: 'Se hvem som kommer',
    silent: 'ikke svart',
    filename: 'visninger.ics',
  },
  declined: {
    subject: (title) => `Svar på interessen din for ${title}`,
    text: (title) => [
      `Du meldte interesse for «${title}». Utleieren kan dessverre ikke tilby deg boligen denne gangen.`,
    ],
    let: (title) => [
      `Du meldte interesse for «${title}». Boligen er nå leid ut til noen andre, så du trenger ikke å vente på svar.`,
    ],
    kindly: 'Takk for interessen. Vi håper du snart finner et godt sted å bo.',
    button: 'Se andre boliger',
  },
  cancelled: {
    subject: (title) => `Avlyst visning: ${title}`,
    withdrawn: (title) => [
      `Du har trukket tilbake interesseskjemaet for «${title}», og utleieren har fått beskjed om at du ikke kommer.`,
    ],
    refused: {
      subject: (title) => `Vi har registrert at du ikke kommer: ${title}`,
      text: (title) => [
        `Du har svart at du ikke kommer på visning av «${title}», og utleieren har fått beskjed. Du kan ombestemme deg fram til visningen.`,
      ],
      button: 'Se svaret ditt',
    },
    text: (when) =>
      `Visningen ${when} er avlyst for deg. Filen i denne e-posten tar den ut av kalenderen din.`,
    filename: 'avlyst-visning.ics',
  },
  identificationOpened: {
    subject: 'Fødselsnummeret ditt er åpnet',
    text: (partner, title) => [
      `${partner} har åpnet fødselsnummeret ditt for kredittvurderingen du har sagt ja til, for «${title}».`,
      'Hver åpning blir loggført. Du ser dem alle når du laster ned dataene dine fra profilen.',
    ],
  },
  toLandlord: 'Du får denne e-posten fordi du er kontaktperson for boligen på Husvær.',
  stop: 'Stopp e-poster om nye skjemaer',
  toTenant: (title) =>
    `Du får denne e-posten fordi du har sendt interesseskjema for «${title}» på Husvær.`,
};
