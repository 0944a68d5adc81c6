import type { InterestMailTexts } from './mail-texts.ts';

export const en: InterestMailTexts = {
  labels: { when: 'When', where: 'Where' },
  came: {
    subject: (count, title) =>
      count === 1 ? `Somebody would like to rent ${title}` : `${count} would like to rent ${title}`,
    text: (count, title) => [
      count === 1
        ? `Somebody has sent an interest form for “${title}”.`
        : `${count} people have sent an interest form for “${title}”.`,
      'An answer means a lot to those who wait for one, also when it is a no.',
    ],
    button: 'Read and answer',
  },
  invited: {
    subject: (title) => `You’re invited to a viewing: ${title}`,
    heading: 'You are invited to a viewing',
    text: (title) => [`You are invited to see “${title}”.`],
    message: (when, place) => `You are invited to a viewing: ${when}, ${place}.`,
    calendar:
      'The file in this mail puts the viewing into your calendar. If you cannot come, withdraw your form on Husvær, so that somebody else can.',
    summary: (title) => `Viewing: ${title}`,
    button: 'See the invitation',
    filename: 'viewing.ics',
  },
  reminded: {
    subject: (title) => `Remember the viewing: ${title}`,
    text: (title) => [
      `You are invited to see “${title}”.`,
      'Please say whether you are coming. If you cannot after all, somebody else can take your place.',
    ],
    button: 'Answer the invitation',
  },
  held: {
    subject: (title) => `Remember the viewing you hold: ${title}`,
    text: ({ title, come, notCome, otherTime, silent }) => [
      `You are showing “${title}”.`,
      [
        `${come} coming`,
        silent > 0 && `${silent} not answered yet`,
        otherTime > 0 && `${otherTime} asking for another time`,
        notCome > 0 && `${notCome} not coming`,
      ]
        .filter(Boolean)
        .join(', ') + '.',
    ],
    button: 'See who is coming',
    silent: 'not answered',
    filename: 'viewings.ics',
  },
  declined: {
    subject: (title) => `About your interest in ${title}`,
    text: (title) => [`You asked for “${title}”. The landlord cannot offer it to you this time.`],
    let: (title) => [
      `You asked for “${title}”. The home is now let to somebody else, so you need not wait for an answer.`,
    ],
    kindly: 'Thank you for your interest. We hope that you find a good home soon.',
    button: 'See other homes',
  },
  cancelled: {
    subject: (title) => `Viewing cancelled: ${title}`,
    withdrawn: (title) => [
      `You have withdrawn your interest in “${title}”, and the landlord knows that you are not coming.`,
    ],
    refused: {
      subject: (title) => `You are not coming to the viewing: ${title}`,
      text: (title) => [
        `You have answered that you are not coming to the viewing of “${title}”, and the landlord knows. You can change your mind until it begins.`,
      ],
      button: 'See your answer',
    },
    text: (when) =>
      `The viewing on ${when} is off for you. The file in this mail takes it out of your calendar.`,
    filename: 'viewing-cancelled.ics',
  },
  identificationOpened: {
    subject: 'Your national identity number was opened',
    text: (partner, title) => [
      `${partner} has opened your national identity number for the credit check you agreed to, for “${title}”.`,
      'Every opening is logged. “Download my data” in your profile shows them all.',
    ],
  },
  toLandlord: 'You get this mail because you answer for this home on Husvær.',
  stop: 'Stop mails about new forms',
  toTenant: (title) =>
    `You get this mail because you sent an interest form for “${title}” on Husvær.`,
};
