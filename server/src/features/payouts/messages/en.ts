import type { PayoutMailTexts } from './mail-texts.ts';

export const en: PayoutMailTexts = {
  locale: 'en-GB',
  button: 'See your payout details',
  footer: 'You get this mail because rent is paid out to you.',
  late: {
    subject: ({ amount, home }) => `A payout of ${amount} for ${home} is late`,
    text: ({ amount, home, on }) =>
      `${amount} for ${home} should have been paid out to you on ${on}.`,
    reasons: {
      approval: 'It waits to be approved.',
      held: 'It is being held back. Write to your agency or to us if you do not know why.',
      account: 'It waits for you to enter the account to pay it to.',
      failed: 'The bank could not pay it. It is tried again.',
      bank: 'It is with the bank.',
    },
    expected: (day) => `It can arrive on ${day} at the earliest.`,
    button: 'See the lease',
    nameAccount: 'Enter the account',
  },
  accountNeeded: {
    subject: 'Which account should the rent go to?',
    paragraphs: (home) => [
      `The lease of ${home} is signed, and the rent is collected for you.`,
      'Enter the account that you want the money in. Without it, the rent can’t be paid out.',
    ],
    button: 'Enter the account',
  },
  brokeringConsent: {
    subject: 'May the brokering commission be taken off the rent?',
    paragraphs: ({ amount, home, agency }) => [
      `The lease of ${home} is signed, so the brokering commission of ${amount} is due to ${agency}.`,
      'It is taken off the rent only if you consent on the page of the lease (Estate Agency Act § 7-4). Otherwise the agency sends you an invoice, and your payouts are not reduced by it.',
    ],
    button: 'Answer on the page of the lease',
  },
  paid: {
    subject: ({ amount }) => `${amount} paid out`,
    text: ({ amount, account, on }) =>
      `${amount} was paid out on ${on} to your account ending in ${account}.`,
    about: ({ home, serial }) =>
      `It is for ${home}. Settlement no. ${serial} shows what came in and what was kept back.`,
    withoutAddress: ({ home, serial }) =>
      `It is for ${home}. Settlement no. ${serial} must have your postal address, which we do not have. You get the settlement when you have entered the address in your profile.`,
    button: 'See the settlement',
    stateAddress: 'Enter your postal address',
  },
  toApprove: {
    subject: (count) =>
      count === 1
        ? 'A payment waits for your approval'
        : `${count} payments wait for your approval`,
    payouts: (count, sum) =>
      count === 1
        ? `One payout of ${sum} waits for you.`
        : `${count} payouts wait for you, ${sum} in all.`,
    refunds: (count, sum) =>
      count === 1
        ? `One refund of ${sum} waits for you.`
        : `${count} refunds wait for you, ${sum} in all.`,
    when: 'What is approved before 11 o’clock goes to the bank today.',
    button: 'Look and approve',
    footer: (agency) => `You get this mail because you approve payments for ${agency}.`,
    stop: 'No more mails about approvals',
  },
  approversAsked: {
    subject: 'Somebody wants to change who approves payments',
    paragraphs: ({ by, needed, names, from }) => [
      `${by || 'Somebody'} has asked that ${needed === 1 ? 'one approval is' : 'two approvals are'} enough, and that these people approve: ${names}.`,
      `The change applies when another of those who approve today agrees, and otherwise from ${from}.`,
      'If the change is wrong, stop it before then.',
    ],
    button: 'Look at the change',
    footer: (agency) =>
      `You get this e-mail because you approve, or are to approve, payments for ${agency}.`,
  },
  refundAccount: {
    subject: 'Somebody entered the account of a refund',
    paragraphs: ({ agency, by, amount, account, receiver, was }) => [
      was === null || was === account
        ? `${by || 'Somebody'} entered that ${amount} from ${agency} is refunded to ${receiver}, account ${account}.`
        : `${by || 'Somebody'} changed the account of a refund of ${amount} from ${agency}. The money goes to ${receiver}, account ${account}, and not to account ${was}.`,
      `${by || 'That person'} can’t approve it alone. Check that the account belongs to the person who is to have the money before you approve it.`,
    ],
    button: 'See the refund',
  },
  aboveLimit: {
    subject: (count) =>
      count === 1
        ? 'A payment above the limit needs two approvals'
        : `${count} payments above the limit need two approvals`,
    paragraphs: (count, sum) => [
      count === 1
        ? `A payment of ${sum} is above a limit of a day.`
        : `${count} payments, ${sum} in all, are above a limit of a day.`,
      'Two people who had nothing to do with the payment must approve it.',
    ],
  },
  reduction: {
    subject: {
      write_off: 'A write-off waits for a second person',
      credit: 'A credit waits for a second person',
      received_directly: 'A direct payment waits for a second person',
    },
    paragraphs: ({ by, kind, amount, serial, home }) => [
      {
        write_off: `${by} wants to write off ${amount} of invoice ${serial} for ${home}.`,
        credit: `${by} wants to credit ${amount} of invoice ${serial} for ${home}.`,
        received_directly: `${by} says that the landlord received ${amount} of invoice ${serial} for ${home} directly.`,
      }[kind],
      'Nothing is booked before another person agrees.',
    ],
    borneBy: 'Who bears the loss',
    bearers: { landlord: 'The landlord', agency: 'The agency' },
    reason: 'Reason',
    button: 'Read and decide',
  },
  approverLeft: {
    subject: 'One of those who approve payments has left',
    paragraphs: ({ name, how, agency }) => [
      how === 'deleted'
        ? `One of those who approve payments for ${agency} has deleted the account.`
        : `${name} approves payments for ${agency} and has deactivated the account. Logging in again activates it.`,
      'As many approvals are needed as before. Check that enough people can give them, and that this was not done by somebody else.',
    ],
    button: 'See who approves',
    footer: (agency) => `You get this e-mail because you have access to the money of ${agency}.`,
  },
  accountSet: {
    subject: 'Rent is paid out to a new account',
    paragraphs: ({ account }) => [
      `From now on your rent is paid out to account ${account}.`,
      'If you did not make this change, change your password at once and reply to this mail.',
    ],
  },
  accountChanged: {
    subject: 'Your payout account was changed',
    paragraphs: ({ was, account, from }) => [
      `From ${from} your rent is paid out to account ${account}. Until then it is paid to ${was}.`,
      'If you did not make this change, change your password at once, set the old account again and reply to this mail.',
    ],
  },
};
