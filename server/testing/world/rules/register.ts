/** A rule of the world: one sentence that holds on every evening, whatever people do. */
export interface Rule {
  /** The sentence, with its number, day or "never". */
  always: string;
  /** The part of the specification or of the law that it comes from. */
  source?: string;
}

/** The register. docs/rules.md prints it. */
export const RULES = {
  no_server_error: {
    always: 'No action, no job and no file of a bank brings an error of the server.',
  },
  one_overdue_sum: {
    always:
      'The lease’s page, its invoices, the list, the file, the arrears and the second bookkeeping have one overdue sum of a lease.',
  },
  start_page_is_the_lease_page: {
    always:
      'The start page of a tenant and of a landlord states the lease page’s amount, day, account, KID, status and last day.',
  },
  events_agree_with_the_api: {
    always:
      'The latest events that a webhook sent of a lease, an invoice and a payout say what the API says of them: signed, settled, paid.',
  },
  page_writes_what_is_stated: {
    always:
      'A lease’s page and a start page write each amount to the øre, each day, account and KID that the API states of the lease.',
  },
  one_lease_status: {
    always: 'The lease’s page, the list, the file and the partner API have one status of a lease.',
  },
  one_account: {
    always: 'The page and every unpaid invoice of a lease name one account to pay to.',
  },
  one_kid: {
    always: 'The KID on the page is the KID of an unpaid invoice, or of the lease.',
  },
  one_last_day: {
    always: 'The page, the list, the file and the partner API have one last day of a lease.',
  },
  one_rent: {
    always: 'The page, the list, the file and the partner API have one monthly rent of a lease.',
  },
  rent_is_as_agreed: {
    always: 'An invoice of rent has the contract’s rent for the days of its month.',
  },
  one_pay_by: {
    always:
      'The day on the lease’s page is the day of a letter and has not passed, and its mail calls it “Betales innen”.',
    source: 'inkassoloven; the letter itself',
  },
  one_next_payout: {
    always:
      'The lease’s page, the list of payouts and the partner API have one next payout, day and amount.',
  },
  one_payout_account: {
    always:
      'The account that a landlord has set is the account on each of their leases’ pages, that evening.',
  },
  parties_are_who_signed: {
    always:
      'The people whom a signed lease names are the people who signed it by BankID, or its sender confirmed that they are.',
  },
  paper_states_what_it_demands: {
    always:
      'The PDF of an invoice states its amount to the øre, due day, account and KID; that of a letter its amount and last day to pay.',
  },
  contract_identifies_parties: {
    always: 'A signed contract states each party’s name, birth date and address.',
  },
  contract_agrees_with_itself: {
    always: 'A sealed document states one birth date for each person.',
  },
  assignment_states_guarantee: {
    always:
      'An assignment with a payout guarantee states for how many months of unpaid rent it pays.',
  },
  settlement_identifies_landlord: {
    always: 'A settlement states the landlord’s address.',
    source: 'bokføringsforskriften § 5-1-2',
  },
  home_is_let_once: {
    always: 'No home has two signed leases on one day.',
  },
  let_home_is_not_advertised: {
    always: 'A home that everybody has signed for is not in the search that evening.',
  },
  home_is_found_by_its_title: {
    always: 'An advertised home is found by its title, however its letters are composed.',
  },
  one_advertisement: {
    always: 'The search of both sites and the owner’s list agree whether a home is advertised.',
  },
  one_home: {
    always:
      'The search of both sites, the home’s page and the owner’s list state one title, rent, size, number of bedrooms and first day of a home.',
  },
  list_counts_its_pins: {
    always: 'The list and the map of one search count the same homes.',
  },
  rent_goes_to_the_agency: {
    always: 'An invoice names the account that two people have agreed on, and never another.',
  },
  paid_out_once: {
    always: 'The bank carries out one order for a payout that it has paid.',
  },
  paid_out_to_the_landlord: {
    always: 'Each order goes to an account that its recipient has named, or has paid from.',
  },
  refunded_at_most_what_came: {
    always: 'Nobody is refunded more than came from their account.',
  },
  no_payout_before_a_final_settlement: {
    always:
      'While the landlord owes the final settlement of a lease, no payout of that lease waits.',
  },
  money_in_is_booked_once: {
    always: 'When all files are in, the ledger’s client account has the bank’s balance.',
  },
  books_agree: {
    always: 'The audits of all features find nothing.',
  },
  annual_statement_adds_up: {
    always:
      'The annual statement of a landlord adds up for each home, and to the ledger’s balance.',
  },
  signed_month_is_constant: {
    always: 'The balances of a month that is signed off never change.',
  },
  ordinary_file_is_booked: {
    always: 'A file in the shape that the bank always sends is booked, on whatever way it comes.',
  },
  odd_file_is_booked: {
    always:
      'A clear amount in an odd file is booked or set aside with its reason; never refused as a whole day.',
  },
  contradictory_statement_is_refused: {
    always: 'A statement whose balances and entries do not add up is refused.',
  },
  exact_payment_settles: {
    always: 'Paying exactly what the page shows settles it.',
  },
  plan_follows_its_money: {
    always: 'A plan is kept while its money is there, and not after it was reversed.',
  },
  write_off_needs_two: {
    always: 'A debt is written off by two people, and not before it is due.',
  },
  promise_of_a_letter_holds: {
    always:
      'A letter that says “pay this and the case stops” names everything that is under a petition.',
  },
  invoice_follows_its_own_notice: {
    always:
      'An invoice says that eviction may be petitioned by its own notice only, after its fourteen days and its own day.',
    source: 'tvangsfullbyrdelsesloven § 4-18',
  },
  reminder_before_due_day_is_no_purring: {
    always: 'A reminder before the due day is not called a reminder of late rent.',
  },
  over_is_over: {
    always: 'The page of a lease that is over and paid names no account and no KID to pay to.',
  },
  payout_is_on_a_banking_day: {
    always: 'A payout is promised for a banking day.',
  },
  waiting_is_on_a_start_page: {
    always:
      'What waits for an agent is counted on the start page of some agent, and what a person is to sign is on theirs.',
  },
  badge_counts_its_list: {
    always:
      'Each count on a start page or a badge is the number of rows behind it; of tasks in books, of those that the reader may act on.',
  },
  changed_lease_is_listed_as_changed: {
    always: 'The partner API lists a lease whose status changed today as updated today.',
  },
  settled_invoice_has_its_day: {
    always: 'An invoice of the partner API that is not open has the day on which it was settled.',
  },
  private_lease_reads_alike: {
    always:
      'A private landlord and the tenants are told one last day, rent, overdue sum and way of collection.',
  },
  private_lease_is_private: {
    always: 'No agent of an agency reads the lease of a private landlord.',
  },
  direct_rent_is_not_invoiced: {
    always: 'Rent that a landlord gets directly is never invoiced.',
  },
  janitor_knows_who_lives_there: {
    always: 'A janitor is told who lives in each home today.',
  },
  janitor_sees_no_terms: {
    always: 'A janitor sees no terms, money or documents of a lease.',
  },
  posted_notice_gives_its_days: {
    always: 'A notice by post is to be paid two weeks after its posting at the earliest.',
    source: 'tvangsfullbyrdelsesloven § 4-18',
  },
  rent_rises_by_the_index: {
    always:
      'The rent rises a year after it was set by the price index, in whole kroner, rounded down.',
    source: 'husleieloven § 4-2',
  },
  dismissed_is_out: {
    always:
      'Who was dismissed by an agency sees and does nothing of it from that moment, in no session.',
  },
  last_day_is_as_agreed: {
    always: 'The last day of a lease is the one that was signed, or that its notice has.',
  },
  issued_invoice_is_constant: {
    always: 'The amount, month, due day, account and KID of an issued invoice never change.',
    source: 'bokføringsforskriften § 5-1-1',
  },
  credits_have_notes: {
    always: 'What is credited of a lease’s invoices is the sum of its credit notes.',
  },
  not_due_before_the_agreed_day: {
    always: 'Rent is never due before the day of the month that was agreed for its month.',
  },
  one_deposit: {
    always:
      'Tenants, landlord and agency are told one status and claim of a deposit, and its bank’s balance.',
  },
  deposit_is_paid_out_once: {
    always:
      'A claim of a deposit is paid once: its amount to the landlord, or all to the tenants. It waits until the other side accepts, or for five weeks.',
    source: 'husleieloven § 3-5',
  },
  impossible_dates_are_refused: {
    always: 'A fixed term of more than ten years is not sent without a confirmation.',
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;
