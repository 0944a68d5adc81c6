import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  clientAccount: {
    subject: ({ agency }) => `The client account of ${agency} is to be changed`,
    requested: ({ agency, by, was, account }) => [
      `${by || 'Somebody'} has asked that ${agency} changes its client account from ${was} to ${account}. Tenants then pay to the new account.`,
      'The change applies only when another person has agreed to it and a banking day has passed.',
      'If it is wrong, stop it.',
    ],
    agreed: ({ agency, by, agreedBy, was, account, on }) => [
      `${by || 'Somebody'} has asked that ${agency} changes its client account from ${was} to ${account}, and ${agreedBy || 'another person'} has agreed. Tenants pay to the new account from ${on}.`,
      'If the change is wrong, stop it before then.',
    ],
    button: 'Look at the change',
    footer: ({ agency }) =>
      `You get this e-mail because you have access to the money of ${agency}, or work for Husvær.`,
  },
  accountClaim: {
    subject: ({ account }) => `Two agencies name the client account ${account}`,
    paragraphs: ({ account, holder, claimant }) => [
      `${holder} has the client account ${account} in Husvær, and the bank has not confirmed it. Now ${claimant || 'another agency'} names the same account.`,
      `Find out from the bank whose account it is. One of the bookkeepers of Husvær can refuse it to ${holder}. Then ${claimant || 'the other agency'} can name it.`,
    ],
    button: 'Look at the account',
    footer: 'You get this e-mail because you work for Husvær.',
  },
  accountOwner: {
    subject: ({ agency }) => `The bank names another owner of the client account of ${agency}`,
    paragraphs: ({ account, agency, orgNumber, owner }) => [
      `By a file from the bank itself, the account ${account} belongs to organisation number ${owner}. ${agency}, which has it as its client account in Husvær, has organisation number ${orgNumber}.`,
      'The file does not confirm the account. Find out from the bank whose it is, and refuse it if it is not the agency’s.',
    ],
    button: 'Look at the account',
    footer: 'You get this e-mail because you work for Husvær.',
  },
  accountRefused: {
    subject: ({ agency }) => `The client account of ${agency} is refused`,
    paragraphs: ({ account, agency, reason }) => [
      `Husvær has refused the account ${account} as the client account of ${agency}.`,
      `The reason: ${reason}`,
      `Nothing is invoiced or paid out for ${agency} until it has another client account. If ${agency} uses another account already, nothing else changes.`,
    ],
    button: 'Look at the settings',
  },
  reopening: {
    subject: ({ agency }) => `Closed months in the books of ${agency}`,
    requested: ({ agency, by, from, reason }) => [
      `${by || 'Somebody'} wants to open the books of ${agency} again from ${from} on.`,
      `Reason: ${reason}`,
      'The books stay closed until another person has agreed.',
    ],
    agreed: ({ agency, by, from, reason }) => [
      `${by || 'Somebody'} agreed that the books of ${agency} are opened again from ${from} on.`,
      `Reason: ${reason}`,
      'The bank reconciliations from that month on must be signed off again.',
    ],
    button: 'Open the reconciliation',
    footer: ({ agency }) => `You get this email because you have access to the money of ${agency}.`,
  },
  auditor: {
    subject: ({ agency }) => `An auditor gets access to the books of ${agency}`,
    paragraphs: ({ agency, by, auditor, endsOn }) => [
      `${by || 'Somebody'} has invited ${auditor} as an auditor. ${auditor} can read the books of ${agency} and their documents until and including ${endsOn}, and can change nothing.`,
      'If this is wrong, end the access at once.',
    ],
    button: 'See the auditors',
    footer: ({ agency }) => `You get this email because you have access to the money of ${agency}.`,
  },
  bookAct: {
    subject: ({ agency }) => `A setting for the money of ${agency} was changed`,
    paragraphs: ({ agency, by, what }) => [
      `${by || 'Somebody'} ${what} for ${agency}.`,
      `Until another of those who approve has agreed to it, ${by || 'that person'} cannot approve payments alone.`,
      'If it is wrong, change it back and talk to the person who did it.',
    ],
    what: {
      changed_approvers: 'has chosen who approves payments',
      raised_limit: 'has raised or removed a limit of payments',
      raised_alone_limit: 'has raised the limit of what one person writes off or credits alone,',
      raised_remainder: 'has raised the limit of rests that are written off by themselves,',
      raised_guarantee: 'has raised the number of months that the payout guarantee covers',
      changed_owner:
        'has changed the organisation number, which shows whether the client account is the agency’s,',
      changed_bank_terms:
        'has changed which files payments are read from, or the customer number at the bank,',
    },
    settings: {
      approvalsNeeded: 'Approvals of each payout',
      added: 'New approvers',
      removed: 'No longer approvers',
      dayLimit: 'Limit for one day',
      recipientLimit: 'Limit for one account in a day',
      guaranteeMonths: 'Payout guarantee',
      kidSource: 'Payments with a KID come as',
      bankCustomerId: 'Customer number at the bank',
      orgNumber: 'Organisation number',
      remainderLimit: 'Rests that are written off',
      aloneLimit: 'Write-offs and credits by one person',
    },
    months: (count) => (count === 1 ? '1 month' : `${count} months`),
    kidSources: { ocr: 'OCR giro', 'camt.054': 'camt.054' },
    none: 'none',
    somebody: 'somebody who has deleted their account',
    button: 'Look at the change',
    footer: ({ agency }) =>
      `You get this e-mail because you have access to the money of ${agency}.`,
  },
};
