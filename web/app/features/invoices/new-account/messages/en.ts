export const newAccount = {
  title: 'The account has changed',
  text: 'The rent is paid to {{account}}. Before, it was {{former}}. The notice was given by e-mail on {{date}} and is in the timeline of the lease.',
};
