export const deposits = {
  kyc: {
    title: 'Questions from the bank',
    description: 'What the bank asks before it opens a deposit account in your name.',
    text: 'The deposit for {{home}}, {{amount}}, goes into an account in your own name. The law requires the bank to know its customers, so it asks you this before you sign the lease.',
    privacy:
      'Your answers are encrypted and go only to the bank. Your landlord never sees them, and we delete them once the bank has them. Nothing is stored in this browser, so please finish in one go. It takes three minutes.',
    loading: 'Loading the questions …',
    back: 'Back to the lease',
    reference: 'Reference number:',
    yes: 'Yes',
    no: 'No',
    choose: 'Choose',
    unit: 'NOK',
    count: '{{written}} of {{max}} characters',
    send: 'Send and go on to sign',
    next: 'You can’t change your answers once they are sent.',
    summary_one: 'One answer needs another look',
    summary_other: '{{count}} answers need another look',
    sections: {
      you: 'Who you are',
      economy: 'Your money',
      tax: 'Tax',
      deposit: 'The deposit',
    },
    fields: {
      nationalIdentification: 'National identity number',
      motherland: 'Citizen of',
      yearlyAmount: 'Income in a year, before tax',
      taxCountry: 'Which other country are you a tax resident of?',
      taxNumber: 'Foreign tax identification number (TIN)',
      depositType: 'Where does the money come from?',
      amount: 'Amount',
      comment: 'Anything the bank should know (optional)',
    },
    fields_help: { nationalIdentification: '11 digits, or a D-number.' },
    questions: {
      hasOtherIncome: 'Do you have other or irregular income?',
      receivesMoney: 'Do you receive money from other people?',
      transfersMoney: 'Do you transfer money to other people?',
      depositsCash: 'Do you deposit cash?',
      isNonStandardCustomer: 'Are you anything but an ordinary private customer?',
      isPoliticallyExposed: 'Are you a politically exposed person?',
      isTaxableAbroad: 'Are you a tax resident of any country other than Norway?',
      investsForOthers: 'Do you invest money for others?',
      tradesDigitalCurrency: 'Do you trade in digital currency, such as bitcoin?',
      isUsTaxResident: 'Are you a US citizen, or a tax resident of the United States?',
    },
    questions_help: {
      isNonStandardCustomer: 'Such as when you use your accounts for a company or an organisation.',
      isPoliticallyExposed:
        'People who hold, or within the last twelve months have held, a prominent public office or position, in any country, and their close family and known close associates.',
    },
    sources: {
      salary_pension_social_security: 'Salary, pension or social security',
      inheritance_gift: 'Inheritance or gift',
      rental_income: 'Rental income',
      business: 'Business',
      savings: 'Savings',
      student_loan: 'Student loan',
      other: 'Something else',
    },
    submitted: {
      title: 'KYC form already submitted, please wait',
      text: 'We have your answers for {{number}} already. There is nothing more for you to fill in. You hear from us by e-mail when the account is ready.',
      sign: 'Go on to sign',
    },
    trouble: {
      failed:
        'KYC form could not be submitted. Nothing has been kept; please try again in a little while.',
      unreachable:
        'KYC form could not be submitted: there is no connection. Your answers are still here.',
    },
  },
  deposit: {
    title: 'Deposit',
    description: 'The status of the deposit, and what happens to it when the tenancy ends.',
    loading: 'Loading the deposit …',
    none: 'No security was agreed.',
    none_yet:
      'When everyone has signed the lease, this page shows what has to be done, by whom and when.',
    close: 'Close',
    cancel: 'Cancel',
    steps: {
      title: 'What happens, and who does it',
      now: 'Now',
      done: 'Done',
      off: 'Not needed',
      names: {
        answer: 'Answers to the bank',
        sign: 'Signing',
        open: 'Bank account',
        pay: 'Payment',
        confirm: { deposit_insurance: 'Insurance policy', deposit_guarantee: 'Guarantee' },
        keep: 'During the tenancy',
        settle: 'Settlement',
      },
      what: {
        answer: {
          you: 'You answer the bank’s questions.',
          tenant: 'The tenant answers the bank’s questions.',
        },
        sign: 'Everyone signs the lease.',
        open: 'The bank opens the account and states its number.',
        pay: {
          deposit_account: {
            you: 'You pay into the account at the bank.',
            tenant: 'The tenant pays into the account at the bank.',
          },
          deposit_insurance: {
            you: 'You pay the price of the insurance.',
            tenant: 'The tenant pays the price of the insurance.',
          },
        },
        confirm: {
          deposit_insurance: {
            you: 'You record the insurer’s answer.',
            landlord: '{{who}} records the insurer’s answer.',
          },
          deposit_guarantee: {
            you: 'The tenant finds a guarantor, and you record the guarantee.',
            landlord: 'The tenant finds a guarantor, and {{who}} records the guarantee.',
          },
        },
        keep: {
          deposit_account:
            'The money is in the account in the tenant’s name. Neither side can withdraw it alone.',
          deposit_insurance:
            'The insurance covers claims arising from the lease, also on moving out and on eviction, but no longer than three years from the start of the tenancy. They may also be made afterwards, within the time stated in the insurance certificate. If the tenancy lasts longer, it has no security after that, unless the parties agree on a new one in writing.',
          deposit_guarantee:
            'The guarantee covers claims arising from the lease, also on moving out and on eviction.',
        },
        settle: {
          everyone:
            'The deposit is divided by the signed move-out inspection report. Otherwise the tenant can claim it here, and the landlord can claim unpaid rent if under the lease it is paid to an account in the same bank.',
          you: 'You answer the claim.',
          tenant: 'The tenant answers the claim.',
          landlord: 'The landlord answers the claim.',
          bank: 'The bank pays the money out.',
        },
      },
      letting: { deposit_insurance: 'The landlord', deposit_guarantee: 'the landlord' },
      until: {
        day: 'By {{date}}.',
        move: 'Before moving in on {{date}}.',
        lasts: 'Until {{date}}.',
      },
      late: 'It should have been done by {{date}}.',
      stopped: {
        failed: {
          deposit_account:
            'The bank refused to open the account. The landlord and the tenant can agree on another security.',
          deposit_insurance:
            'The insurer refused. The landlord and the tenant can agree on another security.',
        },
        canceled: 'The lease was not signed, so there is no security.',
        ended:
          'The security does not cover claims that arise from now on. If the tenancy still runs, you can agree on a new one in writing.',
        released: 'All the money in the account is paid out.',
        unpaid: 'The tenancy has ended, and there is no money in the account.',
      },
    },
    types: {
      deposit_account: 'Deposit account in the tenant’s name',
      deposit_insurance: 'Deposit insurance',
      deposit_guarantee: 'Guarantee',
      no_deposit: 'No deposit',
    },
    statuses: {
      no_deposit: 'None',
      waiting_for_kyc: 'Waits for answers to the bank',
      created: 'Not in place yet',
      sent_to_bank: 'With the bank',
      registered: 'Registered',
      due: 'To be paid',
      partially_paid: 'Partly paid',
      paid: 'Paid',
      over_paid: 'Paid too much',
      releasing: 'Being let go',
      released: 'Paid out',
      failed: 'Refused',
      ended: 'Ended',
      canceled: 'Called off',
    },
    facts: {
      label: 'Status',
      paid: 'Paid in',
      balance: 'In the account now',
      account: 'Account',
      account_of: 'Account of {{name}}',
      fee: 'What the insurance costs',
      fee_paid: 'Paid of it',
      kid: 'KID',
      guarantor: 'Guarantor',
      reference: 'Reference',
      ends: 'Last day',
    },
    asked: {
      title: {
        you: 'You have asked for the deposit',
        both: 'You agree about the deposit',
        landlord: 'The landlord asks for part of the deposit',
        tenant: 'The tenant asks for the deposit',
      },
      rent_claim: '{{amount}} of unpaid rent was asked for on {{date}}.',
      tenant_claim: 'All of it, {{amount}}, was asked for on {{date}}.',
      agreement:
        'By the move-out inspection report that all signed, the landlord has {{amount}} and the tenant the rest.',
      states: {
        notifying: {
          you: 'The notice to the tenant must also be sent by post (Tenancy Act § 3-5), and has not been posted yet. The five weeks begin on the day it is posted. You will then get an e-mail with the last day to answer. Before that, the bank only pays if the tenant accepts the claim.',
          other:
            'The notice to you must also come by post (Tenancy Act § 3-5), and has not been posted yet. You have five weeks from the day it is posted. You will then get an e-mail with the last day to answer. You can answer now.',
          both: 'The bank is notified on the next business day.',
        },
        waiting: {
          you: 'The other side has until {{until}} to agree, or to show that they have gone to court or to the Rent Disputes Tribunal. If nothing comes, the bank pays what you asked for.',
          other:
            'You have until {{until}}. If you neither agree nor show that you have gone to court or to the Rent Disputes Tribunal, the bank pays.',
          both: 'The bank pays with the next file.',
        },
        contested: {
          you: 'The other side has shown that they have gone to court or to the Rent Disputes Tribunal. The money stays in the account until you agree or the case is decided.',
          other:
            'You have shown that you have gone to court or to the Rent Disputes Tribunal. The money stays in the account until you agree or the case is decided.',
          both: 'The money stays in the account until you agree.',
        },
        due: {
          you: 'The bank is asked to pay it.',
          other: 'The bank is asked to pay it.',
          both: 'The bank is asked to pay it.',
        },
        ordered: {
          you: 'The bank has been asked to pay it.',
          other: 'The bank has been asked to pay it.',
          both: 'The bank has been asked to pay it.',
        },
        withdrawn: { you: 'Taken back.', other: 'Taken back.', both: 'Taken back.' },
      },
      proofs: { landlord: 'From the landlord', tenant: 'From the tenant' },
    },
    do: {
      note: {
        heading: { guarantee: 'Who guarantees the rent?', insurance: 'What does the insurer say?' },
        guarantor: 'Guarantor',
        guarantor_help: 'The name of the bank, the municipality (Nav), the employer or the person.',
        reference: 'Reference number (optional)',
        insurer: 'The insurer',
        stands: 'guarantees the rent',
        refused: 'does not guarantee the rent',
        save: 'Save',
        done: 'It is noted. The tenant sees it here too.',
      },
      claim: {
        heading: 'Is rent still unpaid?',
        about:
          'You can only claim unpaid rent here, with documentation. The tenant is notified by e-mail and by post. From the day the letter is posted, the tenant has five weeks to accept the claim, or to show that they have gone to court or to the Rent Disputes Tribunal. Otherwise the bank pays, because under the lease the rent is credited to an account in the same bank (Tenancy Act § 3-5). Damage and cleaning are agreed on in the move-out inspection report, or decided by the Rent Disputes Tribunal or a court.',
        elsewhere:
          'The bank pays unpaid rent to the landlord only with the tenant’s consent in writing, or by a final judgment. Under the lease the rent is not credited to an account in the same bank as the deposit, or it has been moved to another bank since (Tenancy Act § 3-5). Write in the move-out inspection report what you agree on. If you do not agree, the Rent Disputes Tribunal (Husleietvistutvalget) can decide.',
        amount: 'Unpaid rent',
        most: 'At most {{amount}}, what is in the account.',
        attachments: 'What shows it',
        attachments_help: 'Invoices, reminders, a list of what is missing.',
        name: 'Ask for it',
        done: 'The tenant has been notified by e-mail. The notice is also sent by post.',
      },
      claim_all: {
        heading: 'Have you moved out?',
        about:
          'If you have not agreed on it in the move-out inspection report, you can claim the whole account balance. The landlord is notified and has five weeks to accept the claim, to claim unpaid rent with documentation where the Tenancy Act § 3-5 allows it, or to show that they have gone to court or to the Rent Disputes Tribunal. Otherwise the bank pays you. If the landlord claims unpaid rent, you answer that claim first, and can claim the rest afterwards.',
        name: 'Ask for {{amount}}',
        title: 'Ask for {{amount}}?',
        text: 'The landlord is notified at once. You can withdraw the claim until the bank has been asked to pay.',
        done: 'The landlord has been notified.',
      },
      accept: {
        name: 'Agree',
        title: 'Agree to {{amount}}?',
        text: 'The bank pays it with the next file. This can’t be taken back.',
        done: 'You have agreed.',
      },
      withdraw: {
        name: 'Withdraw the claim',
        title: 'Take back what you asked for?',
        text: 'The money stays in the account. You can claim it again later. A new period of five weeks then begins.',
        done: 'It is taken back.',
      },
      suit: {
        name: 'I have gone to court or to the Rent Disputes Tribunal',
        attachments: 'What shows it',
        attachments_help:
          'The writ to the court or the complaint to the Rent Disputes Tribunal, with the day it was sent.',
        confirm: 'Show it',
        done: 'It is shown. The money stays in the account.',
      },
    },
  },
  wrong: {
    any: {
      required: 'Please answer this.',
      wrong_type: 'Write an amount, such as 36 000.',
      wrong_format: 'This can’t be right. Please check it.',
      too_big: 'At most NOK {{maximum}}.',
      too_small: 'The amount is too small.',
      too_long: 'At most {{maximum}} characters.',
      not_allowed: 'Please choose one from the list.',
    },
    attachments: {
      required: 'Please add what shows it.',
      not_allowed: 'One of the files can’t be used. Please remove it and try again.',
    },
    guarantor: { required: 'Who is the guarantor?' },
    nationalIdentification: {
      required: 'Write your national identity number.',
      wrong_format: 'This is not a Norwegian identity number. Check all 11 digits.',
      too_long: 'This is not a Norwegian identity number. Check all 11 digits.',
    },
  },
  settings: {
    title: 'Deposits',
    text: 'What an insurance in place of a deposit costs, and whose the deposit accounts are.',
    counts: 'Applies to deposits that are agreed on from now on. Earlier ones stay as they are.',
    insuranceShare: 'An insurance costs',
    insuranceShare_help: 'As a percentage of the deposit.',
    insurer: 'Insurance company',
    insurer_help: 'Named in leases with a deposit insurance.',
    hasAccountEach: 'Tenants who rent together have a deposit account each',
  },
};
