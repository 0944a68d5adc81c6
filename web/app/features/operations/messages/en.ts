export const operations = {
  title: 'Operations',
  text: 'What waits, what has run, and what has failed so often that it waits for you.',
  loading: 'Loading the status',
  again: 'Look again',
  seen: 'As it was at {{time}}',
  calm: 'Everything is going as it should.',
  payments_one: '{{count}} unmatched payment. Its agency settles it under Money.',
  payments_other: '{{count}} unmatched payments. Their agencies settle them under Money.',
  payouts_one: '{{count}} payout waits for approval by those who run its books.',
  payouts_other: '{{count}} payouts wait for approval by those who run their books.',
  contradictory_one:
    '{{count}} lease has facts that contradict each other. The person who runs it has a task. `script/console leases check` shows what it is about.',
  contradictory_other:
    '{{count}} leases have facts that contradict each other. The people who run them have a task. `script/console leases check` shows what it is about.',
  webhooks_one: '{{count}} partner’s system does not answer as it should.',
  webhooks_other: '{{count}} partners’ systems do not answer as they should.',
  failed: {
    title: 'Given up',
    none: 'Nothing. What fails is tried again by itself, and comes here when that does not help.',
    kinds: {
      job: 'Jobs',
      event: 'Events',
      mail: 'E-mails',
      webhook: 'Events for partners’ systems',
      bank_file: 'Files from the bank',
    },
    attempts_one: '{{count}} try',
    attempts_other: '{{count}} tries',
    retry: 'Try again',
    retry_what: 'Try again: {{name}}',
    retry_all: 'Try all again',
    done_one: '{{count}} is being tried again.',
    done_other: '{{count}} are being tried again.',
  },
  unproved: {
    title: 'Unconfirmed client accounts',
    text: 'No file from the bank has been about these accounts yet. A bookkeeper of Husvær can refuse one under Money, in the settings.',
    none: 'None. The bank has confirmed every client account that is in use.',
    count_one: '{{count}} client account is not confirmed by the bank.',
    count_other: '{{count}} client accounts are not confirmed by the bank.',
    since: 'in use since {{time}}',
    invoices_one: '{{count}} invoice',
    invoices_other: '{{count}} invoices',
    responsible: 'Decided on by {{names}}',
    nobody: 'Husvær has no bookkeeper who can decide on it. The role is given from the terminal.',
  },
  queues: {
    title: 'Queues',
    empty: 'empty',
    waiting: '{{waiting}} waiting',
    since: 'the oldest since {{time}}',
    given_up: '{{givenUp}} given up',
    names: {
      outbox: 'Events',
      mail: 'E-mails',
      jobs: 'Jobs that are due',
      photos: 'Photos to be resized',
      pictures: 'Pictures to be fetched from partners',
      webhooks: 'Events for partners’ systems',
      signing: 'Signing',
      papers: 'Documents to be drawn',
      invoices: 'Invoices and letters to be sent',
      deposits: 'Files for the deposit bank',
      payment_orders: 'Payment orders for the bank',
      settlements: 'Settlements to be made',
      saft_exports: 'SAF-T files to be made',
    },
  },
  jobs: {
    title: 'Jobs',
    none: 'No job has been scheduled. Is a worker running?',
    others_one: '{{count}} job without errors',
    others_other: '{{count}} jobs without errors',
    job: 'Job',
    when: 'Runs',
    last: 'Last run',
    next: 'Next run',
    actions: 'Actions',
    done: 'went well {{time}}',
    never: 'has not run yet',
    run: 'Run now',
    run_what: 'Run now: {{name}}',
    begun: 'The job begins within ten seconds.',
    took: {
      moment: 'took less than a second',
      seconds_one: 'took {{count}} second',
      seconds_other: 'took {{count}} seconds',
      minutes_one: 'took {{count}} minute',
      minutes_other: 'took {{count}} minutes',
    },
    states: {
      created: 'about to begin',
      retry: 'to be tried again',
      active: 'running',
      completed: 'went well',
      failed: 'failed',
    },
    words: {
      accounts: {
        delete_unconfirmed: {
          name: 'Delete unconfirmed accounts',
          text: 'Deletes accounts whose e-mail was not confirmed within a week, and logins that have ended.',
        },
      },
      arrears: {
        note_money: {
          name: 'Compare invoices with the API',
          text: 'Looks every hour for invoices and payments that have changed for agencies’ systems, and informs them.',
        },
        remind: {
          name: 'Send reminders for late rent',
          text: 'Sends the reminders, notices and petitions about late rent that are due today.',
        },
      },
      accounting: {
        remove_old_exports: {
          name: 'Delete old SAF-T files',
          text: 'Deletes SAF-T files five years after the year that they were made in.',
        },
      },
      banking: {
        exchange_files: {
          name: 'Exchange files with the bank',
          text: 'Sends payment orders to the bank’s server and fetches its files, where one is set up.',
        },
        reconcile: {
          name: 'Compare the books with the bank',
          text: 'Compares each client account with the bank’s own balance, and reports missing files.',
        },
        remove_old_files: {
          name: 'Delete old bank files',
          text: 'Deletes the originals of the bank’s files five years after the year that they came in.',
        },
      },
      billing: {
        issue_invoices: {
          name: 'Issue rent invoices',
          text: 'Invoices rent that falls due within the days that each agency has set.',
        },
        notify_of_accounts: {
          name: 'Notify of another account',
          text: 'Notifies tenants and landlords when rent is to be paid to another account than before.',
        },
      },
      deposits: {
        hand_over: {
          name: 'Send deposits to the bank',
          text: 'Writes the files to the deposit bank with everything that is ready to be sent.',
        },
        invoice_fees: {
          name: 'Invoice deposit insurances',
          text: 'Invoices insurances for leases that were signed before anybody collected their money.',
        },
      },
      files: {
        remove_orphans: {
          name: 'Remove unused files',
          text: 'Removes uploaded files and photos that have belonged to nothing for a day.',
        },
      },
      interest: {
        delete_old_forms: {
          name: 'Delete old interest forms',
          text: 'Deletes interest forms that nothing has happened to for half a year.',
        },
        remind_of_viewings: {
          name: 'Remind of viewings',
          text: 'Reminds those who are invited, and those who hold the viewing, the day before.',
        },
        notify_landlords: {
          name: 'Notify landlords of more interest',
          text: 'Collects new interest forms in one e-mail when the landlord has just been notified.',
        },
      },
      lease_changes: {
        note_leases: {
          name: 'Compare leases with the API',
          text: 'Looks every hour for leases that have changed for agencies’ systems, and informs them.',
        },
        fetch_indexes: {
          name: 'Fetch the consumer price index',
          text: 'Fetches new months of the consumer price index from Statistics Norway.',
        },
      },
      leases: {
        compare: {
          name: 'Compare leases',
          text: 'Looks every night for leases whose facts contradict each other.',
        },
        record_days: {
          name: 'Begin and end leases',
          text: 'Records the leases that begin, are about to end or end today, and notifies the parties.',
        },
      },
      ledger: {
        change_client_accounts: {
          name: 'Change client accounts',
          text: 'Has a new client account apply from its banking day, when two people have agreed to it.',
        },
      },
      listings: {
        delete_old_changes: {
          name: 'Tidy the list of changed homes',
          text: 'Deletes records of homes that changed more than a day ago. The search no longer needs them.',
        },
      },
      messaging: {
        mail_unread: {
          name: 'E-mail about unread messages',
          text: 'Sends an e-mail about messages that have been unread for five minutes.',
        },
      },
      notifications: {
        delete_old: {
          name: 'Delete old notifications',
          text: 'Deletes notifications that are too old to be shown.',
        },
      },
      outbox: {
        purge: {
          name: 'Delete finished events and e-mails',
          text: 'Deletes events that were delivered, and e-mails that were given up, long ago.',
        },
      },
      partners: {
        delete_old_calls: {
          name: 'Delete old API calls',
          text: 'Deletes the log of partners’ old API calls and of events that were sent to their systems.',
        },
        warn_of_keys: {
          name: 'Warn of API keys that end',
          text: 'Tells agencies which of their API keys end within 30 days.',
        },
      },
      payments: {
        write_off_remainders: {
          name: 'Write off small remainders',
          text: 'Writes off what little is left of invoices that were paid, up to the limit that each agency has set.',
        },
      },
      payouts: {
        change_approvers: {
          name: 'Change who approves payouts',
          text: 'Puts a change of approvers into effect when nobody has stopped it within a day.',
        },
        order: {
          name: 'Send payouts to the bank',
          text: 'Writes the payment files with the payouts and refunds that are approved.',
        },
        run: {
          name: 'Prepare payouts',
          text: 'Works out the payouts to landlords that are due, and puts them up for approval.',
        },
        remind_approvers: {
          name: 'Remind those who approve',
          text: 'Sends an e-mail to those who approve about payouts that wait for them.',
        },
        notify_late: {
          name: 'Notify landlords of late payouts',
          text: 'Notifies the landlord once when a payout is late, with amount, reason and expected day.',
        },
      },
      postal: {
        hand_over: {
          name: 'Hand letters to the post',
          text: 'Hands letters to the postal service that is set up, and notes when each was postmarked.',
        },
      },
      search: {
        count_names: {
          name: 'Update the search suggestions',
          text: 'Counts homes for each place and street that the search box suggests.',
        },
        delete_old_finds: {
          name: 'Tidy saved searches',
          text: 'Deletes records of homes that people were notified about long ago.',
        },
        mail_daily: {
          name: 'Daily e-mails about new homes',
          text: 'Sends yesterday’s finds to those who want an e-mail a day about a saved search.',
        },
        mail_weekly: {
          name: 'Weekly e-mails about new homes',
          text: 'Sends the week’s finds to those who want an e-mail a week about a saved search.',
        },
      },
      signing: {
        fetch_statuses: {
          name: 'Ask about unanswered signatures',
          text: 'Asks the signing service about documents that it has not reported on for six hours.',
        },
        expire: {
          name: 'End signings that are out of time',
          text: 'Ends signings whose deadline has passed, and notifies the parties.',
        },
        remind: {
          name: 'Remind people to sign',
          text: 'Sends a reminder to those whose turn it is to sign.',
        },
      },
    },
  },
  index: {
    title: 'Consumer price index',
    none: 'No month is known yet.',
    latest: {
      statistics:
        'The last month that is known is {{month}}: {{value}} (Statistics Norway, fetched {{day}}).',
      staff: 'The last month that is known is {{month}}: {{value}} (entered by staff {{day}}).',
    },
    enter: 'Enter a month of the consumer price index',
    month: 'Month',
    value: 'Value (2025 = 100)',
    save: 'Save',
    wrong: 'Enter a value above 0 and at most 500, with at most one decimal.',
    known:
      '{{month}} is known as {{known}}. Replace it by {{value}}? Rents adjusted from now on follow the new value.',
    replace: 'Replace',
    keep: 'Keep it',
    done: 'The value is saved.',
  },
  rates: {
    title: 'Rates of law',
    text: 'Letters about unpaid rent charge interest and fees by these rates. A letter or petition that needs the rate of a day without one waits until it is entered.',
    kinds: {
      late_interest: 'Interest on late payment',
      reminder_fee: 'Reminder fee',
      court_fee: 'Court fee',
    },
    kind: 'Rate',
    since: 'Applies from',
    period: 'Applies',
    until: '{{from}} to {{to}}',
    value: 'Value',
    percent: '{{value}} % a year',
    source: 'Source',
    source_help: 'The regulation or announcement, for example FOR-2026-06-25-1372.',
    published: 'came with the program',
    entered: 'entered {{day}}',
    ending:
      '{{rate}}: no rate is entered from {{day}}. Letters that need it will wait from then on.',
    missing: '{{rate}}: no rate is known from {{day}}. Letters that need it are waiting.',
    enter: 'Enter a rate',
    save: 'Save',
    per_cent: 'Per cent a year',
    kroner: 'Kroner',
    wrong: {
      value: 'Enter a value above 0 with at most two decimals, at most {{most}}.',
      source: 'Enter who set the rate, and where it says so.',
    },
    known: 'The rate is known as {{known}}. Do you want to replace it with {{value}}?',
    replace: 'Replace',
    keep: 'Keep',
    done: 'The rate is saved.',
  },
  checkup: {
    title: 'Check of the installation',
    text: 'Looks whether BankID, mail, seal, storage, database, backup and the rest work, and says what to do before real people use it. It takes some seconds.',
    run: 'Check now',
    again: 'Check again',
    outcomes: { ok: 'in order', warning: 'to look at', failure: 'to repair' },
  },
  schedule: {
    minutes_one: 'every minute',
    minutes_other: 'every {{count}} minutes',
    hourly_one: 'every hour, {{count}} minute past',
    hourly_other: 'every hour, {{count}} minutes past',
    between: 'every hour from {{from}} to {{to}}',
    night: 'every night at {{time}}',
    day: 'every day at {{time}}',
    weekly: 'every {{day}} at {{time}}',
  },
  unreachable: 'We can’t be reached just now. Nothing was tried.',
};
