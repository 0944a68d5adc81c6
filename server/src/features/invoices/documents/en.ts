import type { DocumentTexts } from './document-texts.ts';

const FEE_RULES = { regulations: 'Debt Collection Regulations', act: 'Debt Collection Act' };

export const en: DocumentTexts = {
  locale: 'en-GB',
  kroner: (amount) => `NOK\u00a0${amount}`,
  labels: {
    amount: 'Amount',
    dueOn: 'Due date',
    payBy: 'Pay by',
    account: 'To account',
    newAccount: 'New account',
    formerAccount: 'Former account',
    noticedOn: 'Notice given',
    appliesFrom: 'Applies from',
    kid: 'KID',
    receiver: 'Payee',
    issuedOn: 'Invoice date',
    creditedOn: 'Credit note date',
    sentOn: 'Date',
    from: 'From',
    onBehalfOf: 'For the landlord',
    home: 'Home',
    lease: 'Lease no.',
    what: 'Description',
    period: 'Period',
    claim: 'Claim',
    total: 'Total',
    credits: 'Concerns',
    reason: 'Reason',
    paidOn: 'Paid on',
    left: 'Kept for the next invoice',
    month: 'Month',
    invoiced: 'Invoiced',
    received: 'Received',
    kept: 'Fees and expenses',
    paidOut: 'Paid out',
    owed: 'Owed by tenants',
    guaranteed: 'Guaranteed',
    opening: 'Opening balance',
    closing: 'Closing balance',
    vatKept: 'VAT in fees and expenses',
    landlord: 'Landlord',
  },
  headings: {
    toPay: 'To pay',
    newAccount: 'The account has changed',
    lines: 'What it is for',
    parties: 'The parties',
    about: 'About the invoice',
    howToPay: 'How to pay',
    owed: 'What is unpaid',
    comes: 'What falls due',
    paid: 'What was paid',
    year: 'The whole year',
  },
  orgNumber: ({ digits, isInVat, isInBusiness }) =>
    `${isInBusiness ? 'Foretaksregisteret, org. no.' : 'Org. no.'} ${digits}${isInVat ? ' MVA' : ''}`,
  lines: {
    rent: 'Rent',
    useCosts: {
      electricity: 'Electricity, on account',
      fuel: 'Fuel, on account',
      water: 'Water, on account',
      sewage: 'Sewage, on account',
    },
    insurance: (insurer) => `Deposit insurance${insurer ? `, on behalf of ${insurer}` : ''}`,
    discount: (name) => `Discount: ${name}`,
    partOfMonth: (line, days, ofMonth) => `${line} (${days} of ${ofMonth} days)`,
  },
  insured:
    'The insurance covers claims arising from the lease, also on moving out and on eviction, but no longer than three years from the start of the tenancy. They may also be made afterwards, within the time stated in the insurance certificate. If the tenancy lasts longer, it has no security after that, unless the parties agree on a new one in writing. The tenant may withdraw from the insurance within 14 days, and cancel it when it is no longer needed. How, and what is repaid, is in the lease under “Acceptance of deposit insurance” (Insurance Contracts Act §§ 1D-1 to 1D-3, 3-6 and 3-9). Cover ends for want of payment only after a new notice with at least 14 days to pay (§ 5-2).',
  exempt: {
    rent: 'The rent is without value added tax (Value Added Tax Act § 3-11).',
    deposit_insurance:
      'The amount is without value added tax: insurance is exempt (Value Added Tax Act § 3-6).',
  },
  invoice: {
    title: (serial) => `Invoice no. ${serial}`,
    pay: (email, fee) => [
      'Use the KID when you pay, so that the payment is booked on this invoice. A payment without a KID goes to the oldest unpaid invoice, unless you tell us that it is for another.',
      'The account is a client account. The money is held apart from the agency’s own.',
      `An invoice paid after its due date bears interest under the Act on Interest on Overdue Payments, and may bear a reminder fee under the ${FEE_RULES[fee]}.`,
      `If you disagree with the invoice, or cannot pay in time, write to ${email}, preferably before the due date.`,
    ],
    newAccount:
      'The notice was sent by e-mail and is on the page of the lease in Husvær. If your bank has stored the former account, replace it there.',
  },
  creditNote: {
    heading: 'Credited',
    title: (serial) => `Credit note no. ${serial}`,
    invoice: (serial, issuedOn) => `invoice no. ${serial} of ${issuedOn}`,
    texts: (email) => [
      'The amount is taken off the invoice. There is nothing to pay for this credit note.',
      'If the invoice is already paid, the amount goes to the next one. If there are no more, it is paid back.',
      `If you have paid more than the law allows, you may require it to be repaid at once, with interest (Tenancy Act §§ 3-7 and 4-4). If so, write to ${email} and name the account for the money.`,
    ],
  },
  claims: {
    invoice: (serial) => `Invoice no. ${serial}`,
    what: {
      rent: (month) => `Rent ${month}`.trim(),
      deposit_insurance: () => 'Deposit insurance',
    },
    fee: (chargedOn) => `Reminder fee, letter of ${chargedOn}`,
    interest: ({ from, to, days }) =>
      `Late interest ${from}–${to}, ${days}\u00a0${days === 1 ? 'day' : 'days'}`,
    paid: 'Paid of fees and interest',
    rates: (rates) =>
      `Late interest is ${rates.map(({ percent, since }, index) => (index === 0 ? `${percent}%` : `${percent}% from ${since}`)).join(' and ')} a year, counted from the day after the due date (Act on Interest on Overdue Payments §§ 2 and 3). The rate is set every half-year.`,
  },
  letters: {
    pre_reminder: {
      title: 'Reminder before the due date',
      texts: () => [
        'This is to remind you of an invoice that is due soon. We charge no fee for this reminder. If your bank pays it for you, there is nothing to do.',
      ],
    },
    soft_reminder: {
      title: 'An invoice is unpaid',
      texts: () => [
        'We cannot see that the amount has come. Please pay it as soon as you can. We charge no fee for this reminder.',
        'If you have paid in the last few days, please ignore this reminder.',
      ],
    },
    reminder: {
      title: 'Reminder',
      texts: (payBy, fee) => [
        `The amount has not been paid. Pay it by ${payBy} at the latest.`,
        `The fee follows the ${FEE_RULES[fee]}, the interest the Act on Interest on Overdue Payments. Interest runs until the claim is paid.`,
        'If you have paid in the last few days, please ignore this reminder.',
      ],
    },
    second_reminder: {
      title: 'Second reminder',
      texts: (payBy, fee) => [
        `We have reminded you before, and the amount is still unpaid. Pay it by ${payBy} at the latest.`,
        `The fee follows the ${FEE_RULES[fee]}, the interest the Act on Interest on Overdue Payments. Interest runs until the claim is paid.`,
        'If you have paid in the last few days, please ignore this reminder.',
      ],
    },
  },
  cases: {
    heading: 'Other cases about the rent',
    is: {
      running: ({ sentOn, payBy }) => `Notice sent ${sentOn}. Pay by ${payBy}`,
      over: ({ sentOn }) =>
        `Notice sent ${sentOn}. Its deadline is over: eviction may be petitioned for`,
      petitioned: ({ petitionedOn }) => `Eviction was petitioned for on ${petitionedOn}`,
    },
    open: (amount) => `Unpaid: ${amount}`,
    own: 'The claim in this notice',
    rest: 'Other overdue amounts',
    stops: {
      running: ({ amount, by }) =>
        `In all, ${amount} is overdue on the lease. If the whole sum is paid by ${by} at the latest, there will be no petition for any of it.`,
      over: ({ amount }) =>
        `In all, ${amount} is overdue on the lease. The deadline of an earlier notice is over, so pay the whole sum at once. If it is paid before eviction is petitioned for, there will be no petition.`,
      petitioned: ({ amount }) =>
        `In all, ${amount} is overdue on the lease. The petition that was filed stops only when the whole sum is paid, with interest, the costs of the case and rent that falls due in the meantime, before the eviction is carried out.`,
    },
  },
  object: (email) =>
    `If you disagree with the claim, write to ${email} and say why. We consider your objection and answer you. If there is reasonable ground for it, the case waits.`,
  nav: {
    rightHeading: 'Nav (the welfare office) may be notified',
    right: (by) =>
      `If the rent is not paid, the landlord may notify Nav in the municipality, so that Nav can give advice and help (Tenancy Act § 9-11). You may opt out by notifying us in writing before the notification is sent, by e-mail or on the page of the lease in Husvær. It is not sent until after ${by}.`,
    noticedHeading: 'Nav (the welfare office) is notified',
    noticed:
      'The landlord notifies Nav in the municipality at the same time that eviction may be petitioned for, so that Nav can give advice and help (Tenancy Act § 9-11). This letter informs you of the content of the notification. You may opt out of such notifications by writing to the landlord. An earlier letter said so too.',
  },
  notice: {
    title: 'Notice that eviction may be petitioned for',
    titleWithReminder: 'Reminder and notice that eviction may be petitioned for',
    heading: 'Notice under the Enforcement Act § 4-18',
    texts: ({ sentOn, twoWeeksOn, promise }) => [
      'The rent was not paid when it was due. This is a written notice under the Enforcement Act § 4-18, cf. § 13-2 third paragraph a. In the lease you have accepted that eviction may be demanded when the rent is not paid. The notice is about the rent alone, with interest and costs.',
      'If the claim is not paid, the landlord will petition for eviction. The petition may be filed when two weeks have passed since the notice was sent.',
      `The notice was sent on ${sentOn}. The two weeks are over on ${twoWeeksOn}. If you also get the notice by post, they count from the day it was posted, and we wait until they are over. ${promise}`,
      'Enforcement can be avoided after that, too, if the rent, out-of-court collection costs, the costs of the case and rent due until the time of payment, with interest, are paid before the enforcement is carried out.',
      'Interest runs until the claim is paid. The fee for a petition is added.',
    ],
    promise: ({ amount, by }) =>
      `If you pay ${amount} by ${by}, eviction will not be petitioned for because of the claim in this notice.`,
    helpHeading: 'If you disagree, or need help',
    help: [
      'As a rule, disputes about the renting of homes must be brought before the Rent Disputes Tribunal (Husleietvistutvalget) before going to the district court (Tenancy Act § 12-5). Nav in the municipality gives advice on money and can in some cases help with the rent.',
    ],
  },
  receipt: {
    title: 'Receipt for payment',
    texts: ['We have received the payment. Thank you!'],
    direct: ['The landlord has confirmed having received the payment.'],
  },
  statement: {
    title: (year) => `Annual statement of letting ${year}`,
    preliminary: (day) =>
      `Preliminary as of ${day}. Payments of the year may still be booked, and the figures may change.`,
    on: (day) => `As of ${day}`,
    texts: [
      'The balance is what is the landlord’s and not paid out: the opening balance with what was received and guaranteed, less what was kept and paid out, is the closing balance. A balance below zero is owed by the landlord.',
      'Guaranteed is rent that was paid out before it came in. When it comes in later, it is taken off again. What the tenant paid the landlord directly counts as both received and paid out.',
      'Amounts stand in the month in which they were invoiced, received or paid out. The rent is without value added tax (Value Added Tax Act § 3-11).',
      'The statement is made for use in the tax return. Expenses the landlord has paid directly are not in it.',
    ],
  },
};
