export const accounts = {
  prompt: {
    title: {
      favourite: 'Keep this home',
      message: 'Write to the landlord',
      interest: 'Say that you are interested',
      list_your_place: 'List your place',
    },
    text: {
      favourite: 'Log in or make an account to keep the homes you like in one list.',
      message: 'Log in or make an account, so that the landlord knows who is writing.',
      interest: 'Log in or make an account, so that the landlord can answer you.',
      list_your_place: 'Log in or make an account as a landlord to list your home.',
    },
    log_in: 'Log in',
    as_tenant: 'Create account as tenant',
    as_landlord: 'Create account as landlord',
    cancel: 'Not now',
    close: 'Close',
  },
  soon: {
    title: 'Accounts open soon',
    tenant:
      'Soon you can log in here, keep the homes you like and write to landlords. Searching needs no account.',
    landlord:
      'Soon you can make an account here and list your home. Until then you are welcome to see how homes are shown.',
    to_search: 'Find a home',
    about: 'About Husvær',
  },
} as const;
