import type { ErrorCode } from '@husvaer/domain/error-code';

import { reports } from '../features/reports/messages/en.ts';
import { shell } from '../shell/messages/en.ts';

/** Error texts by error code. `details.ts` lists the values that the texts use. */
export const errors = {
  'accounts.about_you_needed': 'Write your date of birth and agree to the terms first.',
  'accounts.blocked':
    'Your account is closed. The e-mail that said so says why, and how you can complain.',
  'accounts.deactivated': shell.failure.deactivated,
  'accounts.email_taken': 'This e-mail already exists.',
  'accounts.fresh_proof_needed': 'Nothing was done: show that it is you first.',
  'accounts.identification_taken': 'This identification number already exists.',
  'accounts.identity_failed': 'We could not confirm who you are. Please try again.',
  'accounts.identity_taken': 'This identity already belongs to another account.',
  'accounts.invalid_credentials': 'Invalid e-mail or password.',
  'accounts.invalid_invitation': 'The invitation is no longer valid. Ask for a new one.',
  'accounts.lease_active':
    'Active lease blocks deactivation: you can deactivate or delete the account once it has ended.',
  'accounts.link_expired': 'Link too old or moved: it may also have been used already.',
  'accounts.login_required': shell.failure.unauthorized,
  'accounts.no_access_token': shell.failure.unauthorized,
  'accounts.no_password': 'User has no password set. We can send you a link to choose one.',
  'accounts.not_found': 'User not found!',
  'accounts.not_verified':
    'Your e-mail address is not confirmed yet. Enter the code we sent to it.',
  'accounts.passkey_failed':
    'That passkey was not accepted. Use another one, or log in another way.',
  'accounts.passkey_not_found': 'The passkey has already been removed.',
  'accounts.same_email': 'This is your e-mail already.',
  'accounts.session_lost': shell.failure.unauthorized,
  'accounts.social_failed': 'Facebook authentication failed.',
  'accounts.social_unavailable': shell.failure.internal,
  'accounts.token_expired': shell.failure.access_denied,
  'accounts.token_invalid': shell.failure.unauthorized,
  'accounts.too_many_passkeys': 'You cannot have more passkeys. Remove one first.',
  'accounts.wrong_code': 'Please enter valid code.',
  'accounts.wrong_password': 'Incorrect old password.',
  'accounting.too_many_lines':
    'A PDF has room for {{maximum}} lines. Choose a shorter period, or save as CSV or for Excel.',
  'accounting.unmapped':
    'An account has no standard account. Choose one for each, and order again.',
  'accounting.export_waits':
    'A SAF-T file of these books is being made already. Wait until it is done.',
  'accounting.not_found': 'The file was not found.',
  'arrears.not_found': 'The rates were not found, or you have no access to them.',
  'arrears.rate_known': 'The rate is already known from this day on, with another value.',
  'arrears.rate_used':
    'A letter or petition of {{sentOn}} was made with the rate that applies from this day on. The rate cannot be changed.',
  'banking.answer_waits':
    'The payment is an answer about a payout. Confirm or dismiss the answer first.',
  'banking.answered_since': 'The bank has answered otherwise since. Nothing was changed.',
  'banking.bad_file': 'The file was rejected. Nothing in it was booked.',
  'banking.missing': 'The file did not arrive in full. Try again.',
  'banking.not_found': 'This payment no longer exists.',
  'banking.not_closable':
    'The month cannot be closed now: it is closed already, not over, not signed off, or something was booked since it was signed off.',
  'banking.not_reopenable':
    'The month cannot be opened: it is not closed, or somebody has requested it already.',
  'banking.not_signable': 'The month cannot be signed off now. Here is its status.',
  'banking.own_file':
    'You uploaded one of the files, or closed this first. Another person has to decide.',
  'banking.seen_before': 'This exact file has been booked before. Nothing was changed.',
  'banking.wrong_state': 'Somebody has already settled or undone it. Here is its new status.',
  'banking.wrong_target': 'The rent of that lease is not paid to this account. Choose another one.',
  'deposits.claimed_already': 'Somebody has already claimed the deposit.',
  'deposits.kyc_already_submitted': 'KYC form already submitted, please wait.',
  'deposits.kyc_not_submitted':
    'KYC form could not be submitted: the lease has been withdrawn. You get a new form if it is sent again.',
  'deposits.lease_runs': 'The tenancy has not ended yet.',
  'deposits.no_claim': 'The claim has been withdrawn.',
  'deposits.number_differs':
    'The national identity number that the bank was given does not match this birth date.',
  'deposits.not_found': 'This deposit does not exist, or you do not have access to it.',
  'deposits.rent_elsewhere':
    'The bank can pay unpaid rent only with the tenant’s consent in writing, or by a judgment.',
  'deposits.too_late': 'The five weeks are over.',
  'deposits.wrong_state': 'The status has changed. Here is the new one.',
  'files.fetch_failed': 'We could not fetch the picture. Check that it opens at its address.',
  'files.fetch_refused':
    'We fetch pictures only from addresses on the open internet that begin with https://.',
  'files.heic':
    'HEIC photos can’t be read here. Save it as JPEG first; on an iPhone: Settings, Camera, Formats, Most Compatible.',
  'files.missing': 'The file is empty.',
  'files.not_a_picture':
    'The file is not a picture that we can read. Choose a JPG, PNG, WebP, AVIF, GIF or TIFF.',
  'files.not_found': 'The file is no longer here.',
  'files.policy_expired': 'Failed to upload file. Try again in a moment.',
  'files.policy_mismatch': 'Failed to upload file. Choose it again.',
  'files.policy_tampered': 'Failed to upload file. Choose it again.',
  'files.policy_used': 'Failed to upload file. Choose it again.',
  'files.too_large': 'The file is larger than 25 MB. Make it smaller and try again.',
  'files.too_many': 'There is no room for more files. Remove one first.',
  'files.too_many_pixels':
    'The photo has too many pixels (at most 60 million). Make it smaller and try again.',
  'files.unreadable': 'The photo is damaged and can’t be read.',
  'files.unsupported_type':
    'File type is not supported, or the file is not what its name says. Choose a PDF, a picture, a text file or an Office file.',
  'interest.no_credit_check': 'The yes to a credit check or the identity number is missing.',
  'interest.not_found': 'This form no longer exists. It may have been withdrawn.',
  'interest.not_open':
    'You can no longer register interest in this home. It has been let or taken down.',
  'interest.own_listing': 'This is your own home.',
  'interest.several_listings': 'A viewing can only be of one home.',
  'interest.wrong_state': 'Something has changed in the meantime. Here is the new status.',
  internal: shell.failure.internal,
  'invoicing.already_configured': 'This configuration already exists',
  'invoicing.already_invoiced':
    'This has already been invoiced. The first day that can be changed is {{since}}.',
  'invoicing.agency_bears':
    'The agency bears this loss: the rent is guaranteed, or the claim is not rent.',
  'invoicing.already_settled': 'Nothing is left to pay. Here is the new status.',
  'invoicing.no_books': 'There is no client account yet. Set it up under “Settings”.',
  'invoicing.not_agency':
    'Only those who run the agency’s money can have the agency bear the loss.',
  'invoicing.discount_too_large':
    'You give at most {{maximum}} as a discount alone. Credit the rest once the invoice is sent: another person agrees to that.',
  'invoicing.not_due':
    'The invoice is due on {{dueOn}}. It cannot be written off before. If it is wrong, credit it.',
  'invoicing.own_reduction':
    'You proposed this, or you are a party to the lease. Another person has to agree.',
  'invoicing.period_closed':
    'It was booked in a month that is closed now: the books are closed until {{until}}. It cannot be taken back.',
  'invoicing.reduction_changed':
    'The debt has changed since this was proposed, so it is void. Propose it again.',
  'invoicing.reduction_ended':
    'This was already booked, stopped or taken back. Here is its status.',
  'invoicing.reduction_waits': 'Something about this invoice already waits for another person.',
  'invoicing.unknown_proposer':
    'Another person must agree to so much, and this key belongs to nobody. Log in and do it there.',
  'invoicing.not_found': 'This can no longer be done with the invoice.',
  'invoicing.not_in_lease': 'The lease does not say so.',
  'invoicing.not_over':
    'The tenancy has not ended. What was overpaid goes to the next invoice, so it can’t be written off.',
  'invoicing.petition_refused':
    'Eviction cannot be petitioned for on that day. See what is missing on the page “Is all ready for the enforcement officer?”',
  'invoicing.plan_answered': 'The plan has already been answered or withdrawn.',
  'invoicing.plan_changed': 'More is overdue now than the plan covers. Propose a new one.',
  'invoicing.plan_exists': 'A payment plan has already been proposed or is in force.',
  'invoicing.plan_sum': 'The instalments must add up to {{owed}}, which is what is overdue.',
  'invoicing.too_much': 'At most {{maximum}}.',
  'invoicing.wrong_day': 'Choose a day from {{since}} to {{until}}.',
  'leases.assignment_not_found':
    'This assignment no longer exists, or you do not have access to it.',
  'leases.changed_elsewhere':
    'Somebody else has changed the draft in the meantime. Please look through it again.',
  'leases.contradicted':
    'The facts of the lease contradict each other. The letting side sees what it is about and what is to be corrected.',
  'leases.ends_already': 'The lease has already been terminated.',
  'leases.index_known': 'The price index of this month is already known, with another value.',
  'leases.no_index': 'We have not fetched the consumer price index for the period yet.',
  'leases.no_notice': 'The lease is for a fixed term and cannot be given notice.',
  'leases.not_agreed': 'An earlier due day requires the tenant’s agreement.',
  'leases.not_found': 'This lease no longer exists, or you do not have access to it.',
  'leases.not_running': 'The lease has not been signed by everybody yet, or it has ended.',
  'leases.open_already': 'A document of this kind has already been sent for signing.',
  'leases.other_rent': 'The price index has changed in the meantime. Please look at the new rent.',
  'leases.own_contract_refused':
    'The PDF cannot be used as the contract. Save it again, and choose it again.',
  'leases.own_home': 'The landlord cannot also be a tenant.',
  'leases.property_not_found': 'This home no longer exists, or you do not have access to it.',
  'leases.protest_over': 'The deadline for protesting has passed.',
  'leases.same_day': 'The rent is already due on this day.',
  'leases.same_rent': 'The price index does not change the rent.',
  'leases.too_early': 'The rent can be changed on {{earliest}} at the earliest.',
  'leases.too_many_views': 'You cannot save more views. Remove one first.',
  'leases.agency_unidentified':
    'An assignment with brokering states the agency’s name, organisation number and address (Estate Agency Act § 6-4). They are entered when the books are opened.',
  'leases.broker_unknown':
    'The responsible broker signs an assignment with brokering (Estate Agency Act § 6-4). None of your agents has the name of the responsible broker in your presentation.',
  'leases.landlord_unidentified':
    'An assignment with brokering states the landlord’s address and national identity or organisation number (Estate Agency Act § 6-4). The landlord enters them in the profile.',
  'leases.licence_missing':
    'Finding a tenant for a landlord needs a licence (Estate Agency Act § 1-2). State the licence and the responsible broker in your presentation first, or leave the brokering commission empty.',
  'leases.room_unnamed':
    'The lease of a room must state which room it is, and whose home the tenant has access to.',
  'leases.wrong_state': 'The lease has changed in the meantime. Here is the new status.',
  'ledger.account_claimed':
    'Another agency has named this account, and the bank has not confirmed whose it is. The operator has been notified and finds out.',
  'ledger.account_of_payee':
    'A landlord is paid to this account. A client account holds other people’s money only. Name another one.',
  'ledger.account_proved':
    'The bank has confirmed this account since. It can no longer be refused.',
  'ledger.account_refused':
    'The operator has refused this client account. Nothing is invoiced or paid out until there is another.',
  'ledger.auditor_exists': 'This person is invited already, or has access. End that access first.',
  'ledger.auditor_runs_books': 'This person runs the books and cannot audit them.',
  'ledger.already_configured': 'This configuration already exists',
  'ledger.changed': 'This was changed after you read it. Reload the page and read it again.',
  'ledger.change_waits':
    'Another account has been agreed to and applies soon. Stop that change first.',
  'ledger.own_request': 'You requested the change. Another person has to agree.',
  'ledger.not_found': 'There is no client account yet. Set it up under “Settings”.',
  'listings.changed_elsewhere':
    'The listing has changed in the meantime. Please look through it again.',
  'listings.date_past':
    'The month in which the home becomes available is over. Choose another one.',
  'listings.forbidden': 'This listing is not yours to change.',
  'listings.list_not_found': 'This list is no longer shared.',
  'listings.not_found': 'This listing no longer exists.',
  'listings.taken_down':
    'We have taken the listing down, and it can’t be published again. The e-mail we sent you says why.',
  'listings.too_many_drafts': 'You have too many drafts. Publish or delete some first.',
  'listings.too_many_favourites': 'You can save {{maximum}} homes at most. Remove one first.',
  'listings.too_many_photos': 'A home has at most 40 photos. Remove one first.',
  'listings.withdrawn': shell.errors.title['410'],
  'listings.wrong_state': 'The listing has changed in the meantime.',
  maintenance: shell.maintenance.text,
  'messaging.blocked': 'You cannot write to one another.',
  'messaging.nobody_there': 'There is nobody here who can receive messages.',
  'messaging.not_found': 'This conversation does not exist, or you do not have access to it.',
  'messaging.with_oneself': 'This is your own home.',
  'operations.job_not_scheduled': 'The job is not scheduled yet. Is a worker running?',
  'operations.job_running': 'The job is already running and is not started again.',
  'operations.not_found': 'You are no longer an operator.',
  'partners.address_refused': 'The key is not valid from the address {{address}}.',
  'partners.delivery_not_found': 'This delivery no longer exists.',
  'partners.idempotency_mismatch':
    'This Idempotency-Key has been used with another call. Use a new one.',
  'partners.idempotency_required': 'The call needs an Idempotency-Key.',
  'partners.idempotency_under_way':
    'The first call with this Idempotency-Key is not answered yet. Try again in a moment.',
  'partners.key_expired': 'The key was valid until {{endsOn}}. Make a new one.',
  'partners.key_invalid': 'The key is not valid, or it was revoked.',
  'partners.key_not_found': 'This key has already been revoked.',
  'partners.not_found': 'There is no such agency.',
  'partners.scope_missing': 'The key does not give access to this.',
  'partners.too_many_keys': 'You have {{maximum}} keys. End one before you make another.',
  'partners.too_many_webhooks': 'You cannot have more webhooks. Remove one first.',
  'partners.webhook_not_found': 'This webhook no longer exists.',
  'payouts.account_of_books':
    'This is the number of a client account at Husvær. Enter your own account. Nothing was changed.',
  'payouts.no_account':
    'The landlord of one of them has named no account. An approval covers the account too. Nothing was changed.',
  'payouts.already_approved': 'You have already approved one of them. Nothing was changed.',
  'payouts.changed':
    'The amount, the account or what it is based on was changed after you read it. Reload the page and read it again. Nothing was done.',
  'payouts.change_waits':
    'A colleague has already asked for other approvers. One of those who approve now must agree to that or stop it first.',
  'payouts.debit_waits':
    'The bank debited it after it had rejected it. Settle that under “Unclear payments” first.',
  'payouts.no_books': 'There is no client account yet, so nothing is paid out.',
  'payouts.not_approver': 'You are not among those who approve payouts.',
  'payouts.not_found': 'This payout no longer exists.',
  'payouts.too_much': 'At most {{maximum}} can be credited.',
  'payouts.wrong_approver': 'One of those you chose is no longer an agent here.',
  'payouts.wrong_state': 'The status of one of the payouts has changed. Nothing was done.',
  'postal.no_address': 'A letter has no address. Fill it in first.',
  'postal.not_proved':
    'Attach the receipt, or write the tracking number. The bank pays a deposit only when the posting is proved.',
  'postal.not_found': 'The letter no longer exists. Reload the page.',
  'postal.too_late':
    'Posted that late, the deadline in the notice is too short. Cancel the letter and call the case off: a new notice is sent the next day.',
  'postal.wrong_day':
    'A letter can’t have been posted on that day: not before it was queued, nor after today.',
  'postal.wrong_state': 'The letter is posted or cancelled already. Reload the page.',
  'reports.decided': 'Somebody else has already decided this.',
  'reports.not_found': 'This report does not exist, or you do not have access to it.',
  'reports.nothing_to_reverse': 'The decision has already been reversed.',
  'reports.own': 'You reported this yourself, or it is about you. Somebody else has to decide.',
  'reports.own_decision': reports.reverse.own_decision,
  'reports.staff': 'The account of somebody who works at Husvær cannot be blocked here.',
  'request.invalid': shell.failure.bad_request,
  'request.malformed': shell.failure.bad_request,
  'request.not_found': shell.failure.not_found,
  'request.too_complex': 'The request is too large. Ask for less at a time.',
  'request.too_large': 'This is too large to send.',
  'request.too_many': 'Too many attempts. Wait a little, then try again.',
  'request.unavailable': shell.failure.busy,
  'request.undrawable':
    '“{{text}}” ({{where}}) has characters that a PDF cannot be written with: {{characters}}. Write it in another way and try again.',
  'request.unknown_host': shell.errors.title['421'],
  'request.unknown_variable': shell.failure.bad_request,
  'request.unsupported_type': 'This kind of content is not accepted here.',
  'request.wrong_method': shell.failure.bad_request,
  'search.beyond_end': 'There are no more homes after this page.',
  'search.saved_search_not_found': 'This saved search has already been removed.',
  'search.too_many_saved': 'You cannot save more searches. Remove one first.',
  'signing.already_signed': 'You have already signed.',
  'signing.consent_required': 'Tick the box to say that you agree before you sign.',
  'signing.elsewhere':
    'This is signed with a signing service, and the signer’s e-mail cannot be changed here. Withdraw it and send it again.',
  'signing.errand_first': 'You have to fill in a form before you sign. Reload the page.',
  'signing.not_found': 'This can no longer be signed.',
  'signing.not_of_age': 'People under 18 cannot sign on their own.',
  'signing.not_your_turn': 'Others sign first.',
  'signing.over': 'The signing is over.',
  'signing.not_set_up': 'Signing is not set up on this site.',
  'signing.unavailable': 'Signing is not possible right now. Try again in a while.',
  'signing.name_differs':
    'The document has another name than the BankID. Its sender has to confirm that it is the same person.',
  'signing.birth_date_differs':
    'The document has another birth date than the electronic ID of the signer.',
  'signing.org_number_differs': 'The document has another organisation number than the signer.',
  'signing.own_name':
    'You cannot confirm your own name. Withdraw the document and send it again: it gets the name that BankID has.',
  'signing.wrong_person': 'The BankID belongs to somebody other than the signer.',
} as const satisfies Record<ErrorCode, string>;
