import type { LeaseMailTexts } from './mail-texts.ts';

export const en: LeaseMailTexts = {
  letters: {
    notice: (title) => [`${title}. The notice is attached. It states the last day of the lease.`],
    rent_adjustment: () => [
      'The rent is adjusted by the consumer price index. The letter is attached: the new rent, from when, and how it was worked out.',
    ],
  },
  notice: ({ giver, home, givenOn, endsOn, protest }) => ({
    subject: `Notice from ${giver}: ${home}, last day ${endsOn}`,
    paragraphs: [
      'Notice has been given to end the lease. It is attached.',
      ...(protest
        ? [
            `The tenant may protest in writing to the landlord within one month of receiving the notice, up to and including ${protest.until} if it was received on ${givenOn} (Tenancy Act, §\u00a09-8). That can be done on the page of the lease, which the button below opens${protest.address ? `, by e-mail to ${protest.email} or by letter to ${protest.name}, ${protest.address}` : ` or by e-mail to ${protest.email}`}. The notice says what happens then, and what happens if nobody protests.`,
          ]
        : []),
    ],
    facts: [
      { label: 'Given by', value: giver },
      { label: 'Home', value: home },
      { label: 'Given on', value: givenOn },
      { label: 'Last day', value: endsOn },
    ],
  }),
  by: (landlord, agency) => `${landlord}, by ${agency}`,
  declined: {
    subject: (title) => `Not signed: ${title}`,
    paragraphs: ({ title, name, reason, isLease }) => [
      reason
        ? `${name} has declined to sign “${title}”.`
        : `${name} no longer has an account on Husvær and cannot sign “${title}”.`,
      ...(reason ? [`The reason given: “${reason}”`] : []),
      isLease
        ? 'The lease is a draft again. Change it and send it again from the page of the lease.'
        : 'Nobody can sign the document any more. You can make a new one on the page of the lease.',
    ],
  },
  otherName: {
    subject: (title) => `A name to confirm: ${title}`,
    paragraphs: ({ title, name, otherName, isOver }) => [
      `“${title}” names ${name}, but the electronic ID of the person who was to sign belongs to ${otherName}. Nothing was signed.`,
      isOver
        ? 'The signing is over. If it is the same person, confirm it when you send the document again. If the name is wrong, correct it first.'
        : 'If it is the same person, confirm it on the page of the lease. If the name is wrong, withdraw the document, correct it and send it again.',
    ],
  },
  stopped: {
    subject: (title) => `Signing stopped: ${title}`,
    paragraphs: ({ title, why, isLease }) => [
      `The signing of “${title}” was stopped.`,
      why ?? 'The signing service has ended it.',
      isLease
        ? 'The lease is a draft again. Check it and send it again from the page of the lease.'
        : 'Nobody can sign the document any more. You can make a new one on the page of the lease.',
    ],
  },
  landlordFacts: {
    subject: (home) => `The lease lacks facts about you: ${home}`,
    paragraphs: ({ agency, home, missing }) => [
      `${agency} is writing a lease for ${home}. It must say who the landlord is, and we do not have ${missing}.`,
      'Enter it in your profile. The lease cannot be sent for signing before that.',
    ],
    lacks: {
      birthDate: 'your birth date (or the organisation number of an organisation)',
      postalAddress: 'your postal address',
    },
    button: 'Open your profile',
  },
  homeLet: 'The home has been let to somebody else for this time.',
  button: 'Open the lease',
  footer: 'You get this mail because you are a party to the lease.',
  sent: 'You get this mail because you sent the document for signing.',
};
