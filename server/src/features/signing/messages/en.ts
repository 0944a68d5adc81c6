import type { SigningMailTexts } from './mail-texts.ts';

export const en: SigningMailTexts = {
  turn: {
    subject: (title) => `Your turn to sign: ${title}`,
    reminder: (title) => `Still waiting for your signature: ${title}`,
    text: (title) => `“${title}” is ready for you to read and sign.`,
    errand:
      'First comes a form with questions from the bank, which the law makes it ask before it opens a deposit account. It takes a few minutes; have your national identity number at hand. You read the document and sign right after.',
    how: (identity) =>
      `You can read the whole document before you sign with ${identity}. If you do not agree, you can say no and write why.`,
    until: (when) => `Please do so by ${when}. After that nobody can sign it any more.`,
    button: 'Read and sign',
    register: (email) =>
      `You need an account on Husvær to sign. Create one with this e-mail address, ${email}, so that we know it is you.`,
    registerButton: 'Create an account',
  },
  declined: {
    subject: (title) => `Not signed: ${title}`,
    text: (name, title) => `${name} has declined to sign “${title}”.`,
    reason: (reason) => `The reason given: “${reason}”`,
    left: (name, title) => `${name} no longer has an account on Husvær and cannot sign “${title}”.`,
    next: 'Nobody can sign it any more. The sender can change it and send it again.',
  },
  expired: {
    subject: (title) => `Time ran out: ${title}`,
    text: (title) =>
      `Not everybody signed “${title}” in time. Nobody can sign it any more, but the sender can send it again.`,
  },
  withdrawn: {
    subject: (title) => `Withdrawn: ${title}`,
    text: (title) => `“${title}” has been withdrawn, and nobody can sign it any more.`,
    reason: (reason) => `The reason given: “${reason}”`,
    refusals: {
      'signing.wrong_person': 'Somebody other than the person who was asked had signed it.',
      'signing.not_of_age': 'Somebody who had signed it is not of age.',
      'signing.name_differs':
        'The name in the document differs from the one in the electronic ID of a person who was to sign it.',
      'signing.birth_date_differs':
        'The birth date in the document differs from the one in the electronic ID of a person who was to sign it.',
      'signing.org_number_differs':
        'The organisation number in the document is no longer the one of the party who was to sign it.',
      'deposits.number_differs':
        'The national identity number that a tenant gave the bank does not match their birth date.',
      'leases.contradicted':
        'The home is let to others for the same time, or what the document says about the parties, the home or the security is no longer right.',
    },
  },
  completed: {
    subject: (title) => `Signed by everybody: ${title}`,
    text: (title) => `Everybody has signed “${title}”.`,
    attached: 'The signed document is attached. Keep it in a safe place.',
    tooBig: 'You find the signed document on Husvær.',
    seal: 'It is sealed: a PDF reader shows if anything in it was changed.',
  },
  button: 'Open Husvær',
  footer: (title) => `You receive this e-mail because you were asked to sign “${title}” on Husvær.`,
};
