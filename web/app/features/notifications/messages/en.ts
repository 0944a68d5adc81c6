export const notifications = {
  title: 'Notifications',
  text: 'What has happened with your homes and your viewings.',
  loading: 'Loading your notifications …',
  list: {
    read_all: 'Mark all as read',
    unread: 'New:',
    more: 'Show more',
    settings: 'Choose which mails you get',
  },
  nothing: {
    title: 'No notifications yet',
    text: 'When somebody is interested in your home, or answers you, it appears here.',
    to_search: 'Find a home',
    to_saved_searches: 'Hear about new homes',
  },
  kinds: {
    interest_received_one: 'Somebody would like to rent “{{title}}”.',
    interest_received_other: '{{count}} people would like to rent “{{title}}”.',
    interest_withdrawn_one: 'Somebody you asked to a viewing of “{{title}}” is not coming.',
    interest_withdrawn_other:
      '{{count}} people you asked to a viewing of “{{title}}” are not coming.',
    interest_declined: 'The landlord cannot offer you “{{title}}” this time.',
    home_let: '“{{title}}” is let to somebody else. Thank you for your interest.',
    listing_taken_off:
      '“{{title}}” is let, and its advertisement is taken down. Show it again if it is still for rent.',
    room_let:
      'A room in “{{title}}” is let. The home is still advertised. Take it down if no other room is free.',
    address_let:
      'A home with the same address as “{{title}}” is let. This one is still advertised. Take it down if it is the same home, or enter its unit number.',
    viewing_invited: 'You are invited to see “{{title}}”: {{when}}.',
    viewing_changed: 'The viewing of “{{title}}” has a new time: {{when}}.',
    viewing_cancelled:
      'The viewing of “{{title}}” is cancelled. The landlord cannot offer you the home this time.',
    rent_collected:
      'The rent of “{{title}}” is collected through Husvær from now on. You get an invoice with an account and a KID.',
    viewing_accepted: 'Somebody is coming to the viewing of “{{title}}”.',
    viewing_declined: 'Somebody cannot come to the viewing of “{{title}}”.',
    viewing_reminder: 'Remember the viewing of “{{title}}”: {{when}}.',
    viewing_proposed: 'Somebody proposes another time for the viewing of “{{title}}”.',
    rent_said_paid: 'The tenant of “{{title}}” says that you had the rent directly. Is that so?',
    rent_denied_paid: 'The landlord of “{{title}}” has not had the rent directly.',
    rent_received: 'The landlord of “{{title}}” has noted what came directly.',
    rent_written_off:
      'Rent for “{{title}}” is written off, as your loss. Open the lease to see why.',
    rent_credited:
      'An invoice for “{{title}}” was credited, and you are paid less. Open the lease to see why.',
    rent_recorded_received:
      'It was noted that you had rent for “{{title}}” directly. Open the lease to see whether that is so.',
    rent_discounted: 'An upcoming invoice for “{{title}}” gets a discount, and you are paid less.',
    reduction_stopped: 'What you proposed about “{{title}}” was stopped. See the reason.',
    reduction_void:
      'What you proposed about “{{title}}” is void, because the claim changed. Propose it again.',
    write_off_taken_back: 'A write-off for “{{title}}” was taken back.',
    coming_rent_raised:
      'An upcoming invoice for “{{title}}” has become higher. Open the lease to see what was added.',
    due_day_moved:
      'The rent of “{{title}}” will be due on another day. Open the lease to see which, and from when.',
    rent_account_changed:
      'The rent of “{{title}}” is to be paid to another account. Open the lease to see which.',
    rent_objected: 'The tenant of “{{title}}” objects to an invoice.',
    objection_settled: 'Your objection about “{{title}}” is settled.',
    plan_proposed: 'A payment plan for “{{title}}” waits for your answer.',
    plan_accepted: 'The payment plan for “{{title}}” is agreed on.',
    plan_declined: 'Your payment plan for “{{title}}” was turned down.',
    plan_due: 'An instalment of the payment plan for “{{title}}” is due in a few days.',
    plan_reopened:
      'The payment plan for “{{title}}” is in force again: the bank took a payment back.',
    plan_kept: 'The payment plan for “{{title}}” is paid.',
    plan_broken:
      'The payment plan for “{{title}}” is broken: an instalment was not paid by its day.',
    petition_facts_missing:
      'The petition for eviction from “{{title}}” lacks information. Fill it in on the page of the lease.',
    petition_ready: 'The petition for eviction from “{{title}}” is ready to be signed and sent.',
    eviction_case_closed: 'The rent of “{{title}}” is paid, and the case of eviction is closed.',
    payout_account_needed:
      'The lease of “{{title}}” is signed. Enter the account that you want the rent in.',
    brokering_consent_needed:
      'The lease of “{{title}}” is signed. Say whether the brokering commission may be taken off the rent.',
    payout_late: 'The payout of the rent of “{{title}}” is late. See why, and when it can come.',
    client_account_changes: 'The client account of {{title}} is to be changed.',
    client_account_claimed: 'Two agencies name the client account of {{title}}.',
    client_account_of_other: 'The bank names another owner of the client account of {{title}}.',
    client_account_refused: 'Husvær has refused the client account of {{title}}.',
    payouts_to_approve: 'Payouts wait for your approval.',
    api_key_ends_soon: 'The API key “{{title}}” ends soon.',
    letters_to_post: 'Letters wait to be printed and posted.',
    refunds_to_approve: 'Money that is to be paid back waits for your approval.',
    reduction_proposed:
      'Something that reduces a claim in the books of {{title}} waits for a second person.',
    bank_conflict: 'An uploaded bank file contradicts the bank’s own.',
    period_reopening: 'Somebody wants to open closed months in the books of {{title}}.',
    period_reopened: 'Closed months in the books of {{title}} were opened again.',
    bank_differs: 'A bank file is missing, or the bank’s balance differs from the books.',
    lease_begun: 'Your lease of “{{title}}” has begun.',
    lease_ends_soon: 'The lease of “{{title}}” ends soon.',
    lease_over: 'The lease of “{{title}}” is over.',
    signing_turn: 'It is your turn to sign “{{title}}”.',
    signing_reminder: '“{{title}}” still waits for your signature.',
    signer_name_differs: 'The name of somebody who is to sign “{{title}}” has to be confirmed.',
    signing_declined: '“{{title}}” was not signed: somebody said no.',
    signing_expired: 'Not everybody signed “{{title}}” in time.',
    signing_withdrawn: '“{{title}}” has been withdrawn, and can no longer be signed.',
    signing_completed: 'Everybody has signed “{{title}}”.',
    report_decided: 'What you reported, “{{title}}”, is decided.',
    decision_against: 'We have made a decision about “{{title}}”. Read the reasons.',
    decision_reversed: 'The decision about “{{title}}” is reversed after a complaint.',
  },
  settings: {
    title: 'Mails from us',
    text: 'Choose which mails you get. You can always see what is new on Husvær.',
    messages: 'Unread messages',
    messages_text: 'When you have not read what somebody wrote within five minutes.',
    interest: 'Interest in your home',
    interest_text: 'When somebody sends an interest form, at most once an hour for each home.',
    instalments: 'Instalments of a payment plan',
    instalments_text: 'Three days before an instalment you have agreed on is due.',
    payments: 'Payments received',
    payments_text: 'When rent that you paid has come: what it paid, and what remains.',
    approvals: 'Payments to approve',
    approvals_text: 'When payouts or refunds wait for you, at most once a day.',
    searches: 'Each saved search has its own switch among',
    searches_link: 'your saved searches',
    always:
      'Answers you wait for, such as an invitation to a viewing, and mails about your account always come.',
    saved: 'It is saved.',
    to_list: 'To your notifications',
  },
  unsubscribe: {
    saved_search: {
      ask: {
        title: 'Stop mails about this search?',
        text: 'The search stays among your saved searches, and you can have its mails again whenever you like.',
      },
      done: {
        title: 'No more mails about this search',
        text: 'The search is still among your saved searches. You can have its mails again there.',
      },
    },
    messages: {
      ask: {
        title: 'Stop mails about unread messages?',
        text: 'Your messages are still in your inbox, and you can have the mails again whenever you like.',
      },
      done: {
        title: 'No more mails about unread messages',
        text: 'Your messages are still in your inbox. You can have the mails again from your profile.',
      },
    },
    interest: {
      ask: {
        title: 'Stop mails about new interest forms?',
        text: 'The forms are still with your homes, and you can have the mails again whenever you like.',
      },
      done: {
        title: 'No more mails about new interest forms',
        text: 'The forms are still with your homes. You can have the mails again from your profile.',
      },
    },
    instalments: {
      ask: {
        title: 'Stop reminders of instalments?',
        text: 'Your payment plan is still on the page of the lease, and you can have the mails again whenever you like.',
      },
      done: {
        title: 'No more reminders of instalments by mail',
        text: 'Your payment plan is still on the page of the lease. You can have the mails again from your profile.',
      },
    },
    payments: {
      ask: {
        title: 'Stop mails about payments received?',
        text: 'Payments and receipts are still on the page of the lease, and you can have the mails again whenever you like.',
      },
      done: {
        title: 'No more mails about payments received',
        text: 'Payments and receipts are still on the page of the lease. You can have the mails again from your profile.',
      },
    },
    approvals: {
      ask: {
        title: 'Stop mails about payments to approve?',
        text: 'What waits for you is still under “Money”, and you can have the mails again whenever you like.',
      },
      done: {
        title: 'No more mails about payments to approve',
        text: 'What waits for you is still under “Money”. You can have the mails again from your profile.',
      },
    },
    failed: {
      title: 'This link does not work',
      text: 'It may have been cut off on the way. Open it from the mail once more, or log in and choose your mails in your profile.',
    },
    stop: 'Stop the mails',
    to_search: 'Find a home',
  },
} as const;
