export const partners = {
  elsewhere: {
    label: 'Whose site this is',
    text: 'This is the site of {{name}}. You do not work here.',
    go: 'Go to the site of {{name}}',
  },
  invitations: {
    title: 'Invitations',
    text: 'Invite tenants and landlords by e-mail. They open an account, or add {{partner}} to the one they have.',
    as: 'Invite as',
    tenant: 'Tenant',
    landlord: 'Landlord',
    language: 'Language of the mail',
    submit: 'Send invitation',
    sent: 'The invitation to {{email}} is on its way.',
    list: 'Invited so far',
    none: 'Nobody yet. The first invitation shows up here.',
    accepted: 'Accepted',
    open: 'Good until {{date}}',
    over: 'Too old: invite once more',
    loading: 'Loading invitations',
  },
};
