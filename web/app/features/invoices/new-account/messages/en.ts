export const newAccount = {
  title: 'The account has changed',
  text: 'The rent is paid to {{account}}. Before, it was {{former}}. The notice was given by e-mail on {{date}} and is in the timeline of the lease.',
  landlord:
    'The invoice is paid to {{account}}. The lease had the account {{former}} before. Notice of the change was given on {{date}}.',
};
