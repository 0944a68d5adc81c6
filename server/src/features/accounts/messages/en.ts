import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  footer: 'You get this mail because this address was used at Husvær.',
  code: {
    subject: (code) => `${code} is your code for Husvær`,
    title: 'Your activation code',
    text: [
      'Type this code to confirm that the e-mail address is yours. It is valid for 10 minutes.',
      'If it was not you who registered, you need not do anything.',
    ],
  },
  passwordLink: {
    subject: 'Choose a new password',
    title: 'Choose a new password',
    text: (until) => [
      `Somebody, hopefully you, asked to choose a new password for Husvær. The link is valid until ${until} and can be used once.`,
      'If it was not you, your password stays as it is and you need not do anything.',
    ],
    button: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    text: [
      'The password of your account at Husvær has just been changed, and you are logged out on all other devices.',
      'If it was not you, choose a new password at once.',
    ],
    button: 'It was not me',
  },
  emailChange: {
    subject: 'Confirm your new e-mail address',
    text: {
      former: (former, email) => [
        `Somebody, hopefully you, wants to change the e-mail address of your Husvær account from ${former} to ${email}.`,
        'Both addresses have to confirm. The link is valid for a day.',
        'If it was not you, do not confirm, and choose a new password at once.',
      ],
      new: (former, email) => [
        `The Husvær account ${former} is to have the e-mail address ${email}.`,
        'Both addresses have to confirm. The link is valid for a day.',
        'If you know nothing about this, you do not need to do anything.',
      ],
    },
    button: 'Look and confirm',
  },
  emailTaken: {
    subject: 'This address already has an account',
    text: [
      'Somebody, perhaps you, wanted to use this e-mail address for another Husvær account. It has an account already, so nothing was changed.',
      'If you have forgotten its password, you can choose a new one.',
    ],
    button: 'Choose a new password',
  },
  emailChanged: {
    subject: 'Your e-mail address is changed',
    text: (former, email) => [
      `Your Husvær account now has the e-mail address ${email}. You log in with it, and our mails go there. The former address, ${former}, is not used any more.`,
      'If it was not you, contact us at once.',
    ],
  },
  passkey: {
    added: {
      title: 'A passkey was added to your account',
      text: [
        'Anyone who has the passkey can log in to your account at Husvær.',
        'If it was not you, remove it from your profile and choose a new password at once.',
      ],
    },
    removed: {
      title: 'A passkey was removed from your account',
      text: [
        'Nobody can log in to your account at Husvær with it any more.',
        'If it was not you, check your profile and choose a new password at once.',
      ],
    },
    button: 'See your passkeys',
  },
  identityBound: {
    subject: 'A new way to log in to your account',
    text: [
      'An electronic identity was connected to your account at Husvær. Its owner can log in to the account with it.',
      'If it was not you, choose a new password and contact us at once.',
    ],
    button: 'See your account',
  },
  deactivated: {
    subject: 'Your account is deactivated',
    text: [
      'Your account at Husvær is deactivated, and you are logged out everywhere. When you log in again, everything is back.',
      'If it was not you, log in and choose a new password at once.',
    ],
    button: 'Log in again',
  },
  deleted: {
    subject: 'Your account is deleted',
    title: 'Your account is deleted',
    text: [
      'Your account at Husvær and what belonged to it are deleted, except for what the law requires us to keep, such as leases and invoices.',
    ],
  },
};
