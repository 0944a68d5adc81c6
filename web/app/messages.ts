import { errors as errorsEn } from './errors/en.ts';
import { errors as errorsNo } from './errors/no.ts';
import { accounting as accountingEn } from './features/accounting/messages/en.ts';
import { accounting as accountingNo } from './features/accounting/messages/no.ts';
import { accounts as accountsEn } from './features/accounts/messages/en.ts';
import { accounts as accountsNo } from './features/accounts/messages/no.ts';
import { profile as profileEn } from './features/accounts/profile/messages/en.ts';
import { profile as profileNo } from './features/accounts/profile/messages/no.ts';
import { postal as postalEn } from './features/postal/messages/en.ts';
import { postal as postalNo } from './features/postal/messages/no.ts';
import { claims as claimsEn } from './features/arrears/claims/messages/en.ts';
import { claims as claimsNo } from './features/arrears/claims/messages/no.ts';
import { petition as petitionEn } from './features/arrears/petition/messages/en.ts';
import { petition as petitionNo } from './features/arrears/petition/messages/no.ts';
import { arrears as arrearsEn } from './features/arrears/messages/en.ts';
import { arrears as arrearsNo } from './features/arrears/messages/no.ts';
import { backOffice as backOfficeEn } from './features/back-office/messages/en.ts';
import { backOffice as backOfficeNo } from './features/back-office/messages/no.ts';
import { banking as bankingEn } from './features/banking/messages/en.ts';
import { banking as bankingNo } from './features/banking/messages/no.ts';
import { billing as billingEn } from './features/billing/messages/en.ts';
import { billing as billingNo } from './features/billing/messages/no.ts';
import { invoices as invoicesEn } from './features/invoices/messages/en.ts';
import { invoices as invoicesNo } from './features/invoices/messages/no.ts';
import { newAccount as newAccountEn } from './features/invoices/new-account/messages/en.ts';
import { newAccount as newAccountNo } from './features/invoices/new-account/messages/no.ts';
import { ledger as ledgerEn } from './features/ledger/messages/en.ts';
import { ledger as ledgerNo } from './features/ledger/messages/no.ts';
import { payments as paymentsEn } from './features/payments/messages/en.ts';
import { payments as paymentsNo } from './features/payments/messages/no.ts';
import { payoutBackOffice as payoutBackOfficeEn } from './features/payouts/back-office/messages/en.ts';
import { payoutBackOffice as payoutBackOfficeNo } from './features/payouts/back-office/messages/no.ts';
import { deposits as depositsEn } from './features/deposits/messages/en.ts';
import { deposits as depositsNo } from './features/deposits/messages/no.ts';
import { files as filesEn } from './features/files/messages/en.ts';
import { files as filesNo } from './features/files/messages/no.ts';
import { interested as interestedEn } from './features/interest/landlord/messages/en.ts';
import { interested as interestedNo } from './features/interest/landlord/messages/no.ts';
import { interest as interestEn } from './features/interest/messages/en.ts';
import { interest as interestNo } from './features/interest/messages/no.ts';
import { leaseForm as leaseFormEn } from './features/lease-documents/form/messages/en.ts';
import { leaseForm as leaseFormNo } from './features/lease-documents/form/messages/no.ts';
import { life as lifeEn } from './features/lease-changes/lifecycle/messages/en.ts';
import { life as lifeNo } from './features/lease-changes/lifecycle/messages/no.ts';
import { leaseChanges as leaseChangesEn } from './features/lease-changes/messages/en.ts';
import { leaseChanges as leaseChangesNo } from './features/lease-changes/messages/no.ts';
import { leaseDocuments as leaseDocumentsEn } from './features/lease-documents/messages/en.ts';
import { leaseDocuments as leaseDocumentsNo } from './features/lease-documents/messages/no.ts';
import { leases as leasesEn } from './features/leases/messages/en.ts';
import { leases as leasesNo } from './features/leases/messages/no.ts';
import { protocol as protocolEn } from './features/lease-changes/protocol/messages/en.ts';
import { protocol as protocolNo } from './features/lease-changes/protocol/messages/no.ts';
import { editor as editorEn } from './features/listings/editor/messages/en.ts';
import { editor as editorNo } from './features/listings/editor/messages/no.ts';
import { listings as listingsEn } from './features/listings/messages/en.ts';
import { listings as listingsNo } from './features/listings/messages/no.ts';
import { mine as mineEn } from './features/listings/mine/messages/en.ts';
import { mine as mineNo } from './features/listings/mine/messages/no.ts';
import { messaging as messagingEn } from './features/messaging/messages/en.ts';
import { messaging as messagingNo } from './features/messaging/messages/no.ts';
import { notifications as notificationsEn } from './features/notifications/messages/en.ts';
import { notifications as notificationsNo } from './features/notifications/messages/no.ts';
import { operations as operationsEn } from './features/operations/messages/en.ts';
import { operations as operationsNo } from './features/operations/messages/no.ts';
import { partners as partnersEn } from './features/partners/messages/en.ts';
import { partners as partnersNo } from './features/partners/messages/no.ts';
import { payouts as payoutsEn } from './features/payouts/messages/en.ts';
import { payouts as payoutsNo } from './features/payouts/messages/no.ts';
import { portal as portalEn } from './features/portal/messages/en.ts';
import { portal as portalNo } from './features/portal/messages/no.ts';
import { modals as modalsEn } from './features/portal/modals/messages/en.ts';
import { modals as modalsNo } from './features/portal/modals/messages/no.ts';
import { search as searchEn } from './features/search/messages/en.ts';
import { search as searchNo } from './features/search/messages/no.ts';
import { reports as reportsEn } from './features/reports/messages/en.ts';
import { reports as reportsNo } from './features/reports/messages/no.ts';
import { saved as savedEn } from './features/search/saved/messages/en.ts';
import { saved as savedNo } from './features/search/saved/messages/no.ts';
import { signing as signingEn } from './features/signing/messages/en.ts';
import { signing as signingNo } from './features/signing/messages/no.ts';
import { start as startEn } from './features/start/messages/en.ts';
import { start as startNo } from './features/start/messages/no.ts';
import type { Language } from './platform/language.ts';
import { shell as shellEn } from './shell/messages/en.ts';
import { shell as shellNo } from './shell/messages/no.ts';

/** All texts. Only on the server: a browser gets the texts of its page. */
export const messages = {
  en: {
    shell: shellEn,
    errors: errorsEn,
    accounts: accountsEn,
    files: filesEn,
    profile: profileEn,
    search: searchEn,
    saved: savedEn,
    listings: listingsEn,
    editor: editorEn,
    mine: mineEn,
    messaging: messagingEn,
    notifications: notificationsEn,
    interest: interestEn,
    interested: interestedEn,
    signing: signingEn,
    leases: leasesEn,
    lease_documents: leaseDocumentsEn,
    lease_changes: leaseChangesEn,
    life: lifeEn,
    lease_form: leaseFormEn,
    protocol: protocolEn,
    deposits: depositsEn,
    payouts: payoutsEn,
    modals: modalsEn,
    arrears: arrearsEn,
    back_office: backOfficeEn,
    accounting: accountingEn,
    banking: bankingEn,
    billing: billingEn,
    invoices: invoicesEn,
    newAccount: newAccountEn,
    ledger: ledgerEn,
    payments: paymentsEn,
    payout_back_office: payoutBackOfficeEn,
    claims: claimsEn,
    petition: petitionEn,
    postal: postalEn,
    portal: portalEn,
    reports: reportsEn,
    operations: operationsEn,
    start: startEn,
    partners: partnersEn,
  },
  no: {
    shell: shellNo,
    errors: errorsNo,
    accounts: accountsNo,
    files: filesNo,
    profile: profileNo,
    search: searchNo,
    saved: savedNo,
    listings: listingsNo,
    editor: editorNo,
    mine: mineNo,
    messaging: messagingNo,
    notifications: notificationsNo,
    interest: interestNo,
    interested: interestedNo,
    signing: signingNo,
    leases: leasesNo,
    lease_documents: leaseDocumentsNo,
    lease_changes: leaseChangesNo,
    life: lifeNo,
    lease_form: leaseFormNo,
    protocol: protocolNo,
    deposits: depositsNo,
    payouts: payoutsNo,
    modals: modalsNo,
    arrears: arrearsNo,
    back_office: backOfficeNo,
    accounting: accountingNo,
    banking: bankingNo,
    billing: billingNo,
    invoices: invoicesNo,
    newAccount: newAccountNo,
    ledger: ledgerNo,
    payments: paymentsNo,
    payout_back_office: payoutBackOfficeNo,
    claims: claimsNo,
    petition: petitionNo,
    postal: postalNo,
    portal: portalNo,
    reports: reportsNo,
    operations: operationsNo,
    start: startNo,
    partners: partnersNo,
  },
} satisfies Record<Language, object>;
