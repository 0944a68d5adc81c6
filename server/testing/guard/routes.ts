import { KEYS } from '../actors.ts';
import type { FullScenario } from '../full-scenario.ts';
import { ASSIGNMENT } from '../leases.ts';
import { PASSWORD } from '../people.ts';
import { aListing } from '../test-app.ts';
import {
  AGENT,
  ANYTHING,
  EVERYBODY,
  LISTINGS_KEY,
  OWN_KEY,
  PARTNER_KEY,
  READER,
  SOMEBODY,
  type Row,
} from './row.ts';

const billedLease = (scenario: FullScenario) => ({ leaseId: scenario.billed[0]!.leaseId });

const runningLease = (scenario: FullScenario) => ({ leaseId: scenario.leases[4]! });
/** Every route. A call refused for its content counts as allowed: some bodies are wrong on purpose. */
export const ROUTES: Record<string, Row> = {
  'GET /api': { by: ANYTHING },
  'POST /api/graphql': { by: EVERYBODY, with: () => ({ query: '{ __typename }' }) },
  'POST /api/auth': { by: ANYTHING },
  'POST /api/auth/refresh': { by: ANYTHING },
  'POST /api/auth/register': { by: ANYTHING },
  'POST /api/auth/verify-email': { by: ANYTHING },
  'POST /api/auth/resend-code': { by: ANYTHING },
  'POST /api/auth/forgot-password': { by: ANYTHING },
  'POST /api/auth/reset-password': { by: ANYTHING },
  'POST /api/auth/confirm-email': { by: ANYTHING },
  'POST /api/auth/change-email': { by: SOMEBODY, with: () => ({ email: 'another@x.no' }) },
  'POST /api/auth/change-password': { by: SOMEBODY },
  // This one names no channel.
  'POST /api/auth/prove': { by: SOMEBODY, with: () => ({ password: PASSWORD }) },
  'POST /api/auth/prove/options': { by: SOMEBODY },
  'POST /api/auth/passkey/options': { by: ANYTHING },
  'POST /api/auth/passkey': { by: ANYTHING },
  'POST /api/auth/passkeys/options': { by: SOMEBODY },
  'POST /api/auth/passkeys': { by: SOMEBODY },
  'POST /api/auth/pusher': { by: SOMEBODY },
  'POST /api/auth/logout': { by: ANYTHING },
  'POST /api/auth/invitation': { by: ANYTHING },
  'POST /api/auth/accept-invitation': { by: ANYTHING },
  'GET /partner/v1/listings': { by: KEYS },
  'GET /partner/v1/listings/:externalId': { by: LISTINGS_KEY },
  'PUT /partner/v1/listings/:externalId': { by: KEYS, with: () => aListing() },
  // By then each key has a listing of that name.
  'DELETE /partner/v1/listings/:externalId': { by: KEYS },
  'POST /partner/v1/listings/batch': {
    by: KEYS,
    with: () => [{ externalId: 'a-2', ...aListing() }],
  },
  'GET /partner/v1/interests': { by: OWN_KEY },
  'GET /partner/v1/interests/:interestId': {
    by: PARTNER_KEY,
    path: (scenario) => ({ interestId: scenario.interestForms[0]! }),
  },
  'GET /partner/v1/invitations': { by: OWN_KEY },
  'POST /partner/v1/invitations': {
    by: OWN_KEY,
    with: () => ({ email: 'n@x.no', name: 'N', registerAs: 'landlord' }),
  },
  'GET /partner/v1/properties': { by: OWN_KEY },
  'GET /partner/v1/properties/:propertyId': { by: PARTNER_KEY },
  'GET /partner/v1/assignments': { by: OWN_KEY },
  'POST /partner/v1/assignments': {
    by: PARTNER_KEY,
    with: (scenario) => ({
      listingId: scenario.partnersHomes[0],
      landlordId: scenario.landlordId,
      terms: ASSIGNMENT,
    }),
  },
  'GET /partner/v1/assignments/:assignmentId': { by: PARTNER_KEY },
  'GET /partner/v1/invoices': { by: PARTNER_KEY },
  'GET /partner/v1/invoices/:invoiceId': { by: PARTNER_KEY },
  'GET /partner/v1/invoices/:invoiceId/document': { by: PARTNER_KEY },
  'POST /partner/v1/invoices/:invoiceId/credit': {
    by: PARTNER_KEY,
    with: () => ({ amount: 1, reason: 'x' }),
  },
  'POST /partner/v1/invoices/:invoiceId/received': { by: PARTNER_KEY },
  'POST /partner/v1/invoices/:invoiceId/write-off': { by: PARTNER_KEY },
  'GET /partner/v1/payments': { by: PARTNER_KEY },
  'GET /partner/v1/leases/:leaseId/late-letters': { by: PARTNER_KEY, path: billedLease },
  'PUT /partner/v1/leases/:leaseId/charges': {
    by: PARTNER_KEY,
    path: billedLease,
    with: () => ({ since: '2030-02-01', charges: [] }),
  },
  'GET /partner/v1/leases/:leaseId/payment-agreements': { by: PARTNER_KEY, path: billedLease },
  'PUT /partner/v1/leases/:leaseId/payment-agreements': {
    by: PARTNER_KEY,
    path: billedLease,
    with: () => ({ efakturaReference: null, avtalegiroKid: null }),
  },
  'GET /partner/v1/payouts': { by: PARTNER_KEY },
  'GET /partner/v1/payouts/:payoutId': { by: PARTNER_KEY },
  'POST /partner/v1/payouts/:payoutId/hold': { by: PARTNER_KEY, with: () => ({ reason: 'x' }) },
  'GET /partner/v1/refunds': { by: PARTNER_KEY },
  'GET /partner/v1/refunds/:refundId': { by: PARTNER_KEY },
  'POST /partner/v1/refunds/:refundId/withdraw': { by: PARTNER_KEY },
  'GET /partner/v1/surpluses': { by: PARTNER_KEY },
  'POST /partner/v1/leases/:leaseId/surplus/refund': {
    by: PARTNER_KEY,
    path: async (scenario) => ({ leaseId: await scenario.overpaidLease() }),
    with: () => ({ amount: 1, account: '99991042764', name: 'N', note: 'N' }),
  },
  'POST /partner/v1/payouts/:payoutId/release': { by: PARTNER_KEY },
  'GET /partner/v1/leases/:leaseId/next-payout': { by: PARTNER_KEY, path: billedLease },
  'GET /partner/v1/leases/:leaseId/deposit': { by: PARTNER_KEY, path: billedLease },
  'POST /partner/v1/leases/:leaseId/deposit/insurance': {
    by: PARTNER_KEY,
    path: (scenario) => ({ leaseId: scenario.billed[2]!.leaseId }),
    with: () => ({ isRefused: false }),
  },
  'POST /partner/v1/leases/:leaseId/deposit/guarantee': {
    by: PARTNER_KEY,
    path: (scenario) => ({ leaseId: scenario.billed[1]!.leaseId }),
    with: () => ({ guarantor: 'Nav' }),
  },
  'GET /partner/v1/bank-files': { by: PARTNER_KEY },
  'POST /partner/v1/bank-files': { by: PARTNER_KEY, with: () => Buffer.from('x') },
  'GET /partner/v1/bank-files/:fileId': { by: PARTNER_KEY },
  'GET /partner/v1/bank-files/:fileId/passed-entries': { by: PARTNER_KEY },
  'GET /partner/v1/payments/repeated': { by: PARTNER_KEY },
  'GET /partner/v1/bank-reconciliation': { by: PARTNER_KEY },
  'GET /partner/v1/payments/unplaced': { by: PARTNER_KEY },
  'GET /partner/v1/payments/unplaced/:lineId': { by: PARTNER_KEY },
  'POST /partner/v1/payments/unplaced/:lineId/settle': {
    by: PARTNER_KEY,
    with: () => ({ choice: 'refund', note: 'N', account: '99991042764', name: 'N' }),
  },
  'POST /partner/v1/payments/unplaced/:lineId/undo': { by: PARTNER_KEY },
  'GET /partner/v1/leases': { by: OWN_KEY },
  'POST /partner/v1/leases': {
    by: PARTNER_KEY,
    with(scenario) {
      const { tenants, terms } = scenario.partnersLease();
      return { assignmentId: scenario.partnersOwn['assignmentId'], tenants, terms };
    },
  },
  'GET /partner/v1/leases/:leaseId': { by: PARTNER_KEY },
  'PUT /partner/v1/leases/:leaseId': {
    by: PARTNER_KEY,
    with(scenario) {
      const { tenants, terms } = scenario.partnersLease();
      return { version: 1, tenants, terms };
    },
  },
  'POST /partner/v1/leases/:leaseId/send': { by: PARTNER_KEY, with: () => ({ version: 99 }) },
  'POST /partner/v1/leases/:leaseId/signers/:signerId/confirm-name': {
    // No signer of this lease has another name; `amendments.test.ts` has one.
    by: [],
    with: () => ({ otherName: 'Kari Lie' }),
  },
  'POST /partner/v1/leases/:leaseId/extension': {
    by: PARTNER_KEY,
    path: runningLease,
    with: () => ({ endsOn: '2033-01-31' }),
  },
  'POST /partner/v1/leases/:leaseId/amendments/withdraw': {
    by: PARTNER_KEY,
    path: runningLease,
    with: () => ({ kind: 'extension' }),
  },
  'POST /partner/v1/leases/:leaseId/ending': {
    by: PARTNER_KEY,
    path: runningLease,
    with: () => ({ endsOn: '2028-01-31' }),
  },
  'POST /partner/v1/leases/:leaseId/tenants-change': {
    by: PARTNER_KEY,
    path: runningLease,
    with: () => ({
      from: '2027-02-01',
      leaving: [],
      joining: [{ email: 'nyest@x.no', name: 'Ny', birthDate: '1990-01-02' }],
    }),
  },
  'POST /partner/v1/leases/:leaseId/notice': {
    by: PARTNER_KEY,
    path: runningLease,
    with: ({ app }) => ({
      ground: 'other',
      reason: 'x',
      approvedOn: app.clock.today().toString(),
    }),
  },
  'POST /partner/v1/leases/:leaseId/notice/withdraw': { by: PARTNER_KEY, path: runningLease },
  'GET /partner/v1/leases/:leaseId/rent-adjustment': { by: PARTNER_KEY, path: runningLease },
  'POST /partner/v1/leases/:leaseId/rent-adjustment': {
    by: PARTNER_KEY,
    path: runningLease,
    with: () => ({ takesEffectOn: '2099-01-01' }),
  },
  'GET /partner/v1/leases/:leaseId/protocols': { by: PARTNER_KEY, path: runningLease },
  'POST /partner/v1/leases/:leaseId/withdraw': { by: PARTNER_KEY },
  'POST /partner/v1/leases/:leaseId/call-off': { by: PARTNER_KEY },
  'GET /partner/v1/leases/:leaseId/tenants': { by: PARTNER_KEY },
  'GET /partner/v1/leases/:leaseId/history': { by: PARTNER_KEY },
  'GET /partner/v1/leases/:leaseId/documents': { by: PARTNER_KEY },
  // Documents of that lease; this one is not one of them.
  'GET /partner/v1/leases/:leaseId/documents/:documentId': { by: [] },
  'GET /partner/v1/webhooks': { by: OWN_KEY },
  'POST /partner/v1/webhooks': {
    by: OWN_KEY,
    with: () => ({ url: `https://203.0.114.7/${crypto.randomUUID()}` }),
  },
  'GET /partner/v1/webhooks/:webhookId': { by: PARTNER_KEY },
  'PUT /partner/v1/webhooks/:webhookId': {
    by: PARTNER_KEY,
    with: () => ({ url: 'https://203.0.114.8/' }),
  },
  'POST /partner/v1/webhooks/:webhookId/rotate-secret': { by: PARTNER_KEY },
  'POST /partner/v1/webhooks/:webhookId/resume': { by: PARTNER_KEY },
  'GET /partner/v1/webhooks/:webhookId/deliveries': { by: PARTNER_KEY },
  'POST /partner/v1/webhooks/:webhookId/deliveries/:deliveryId/replay': { by: PARTNER_KEY },
  'DELETE /partner/v1/webhooks/:webhookId': { by: PARTNER_KEY },
  // Nothing was confirmed in this browser; only logged-in callers are told so.
  'POST /api/auth/identity': { by: [] },
  'GET /api/auth/options': { by: ANYTHING },
  'GET /api/auth/idp/login': { by: ANYTHING },
  'GET /api/auth/idp/prove': { by: ANYTHING },
  'GET /api/auth/idp/callback': { by: ANYTHING },
  // The signer, who is none of these.
  'GET /api/signing/:signerId/document': { by: [] },
  'POST /api/signing/:signerId/begin': { by: [], with: () => ({ consent: true }) },
  // Only where Idura collects signatures: `idura.test.ts`.
  'POST /api/signing/idura/webhook': { by: [] },
  'GET /api/signing/:signerId/return': { by: [] },
  'POST /api/profile-image': { by: SOMEBODY },
  'POST /api/bank/files/:partnerId': { by: AGENT },
  // Its file does not wait.
  'POST /api/bank/files/:partnerId/:fileId/rehearsal': { by: AGENT },
  'GET /api/money/:partnerId/bank-files/:fileId': { by: AGENT },
  'GET /api/money/:partnerId/saft/:exportId': { by: READER },
  'GET /api/money/:partnerId/arrears.csv': { by: AGENT },
  'GET /api/money/:partnerId/arrears.xlsx': { by: AGENT },
  'GET /api/money/:partnerId/payment-orders/:messageId': { by: AGENT },
  // These name no letters.
  'GET /api/money/:partnerId/postal-letters.pdf': { by: AGENT },
  // Each their own; these give no year.
  'GET /api/annual-statements/:year/statement.pdf': { by: SOMEBODY },
  'GET /api/annual-statements/:year/statement.csv': { by: SOMEBODY },
  'GET /api/annual-statements/:year/statement.xlsx': { by: SOMEBODY },
  // Parties of the payment's lease; this payment has none.
  'GET /api/payments/:paymentId/receipt.pdf': { by: [] },
  'GET /api/money/:partnerId/invoices.csv': { by: READER },
  'GET /api/money/:partnerId/invoices.xlsx': { by: READER },
  'GET /api/money/:partnerId/bank-lines.csv': { by: AGENT },
  'GET /api/money/:partnerId/bank-lines.xlsx': { by: AGENT },
  'GET /api/money/:partnerId/payouts.csv': { by: READER },
  'GET /api/money/:partnerId/payouts.xlsx': { by: READER },
  'GET /api/money/:partnerId/reconciliation.pdf': { by: READER },
  'GET /api/money/:partnerId/reconciliation.csv': { by: READER },
  'GET /api/money/:partnerId/reconciliation.xlsx': { by: READER },
  'GET /api/money/:partnerId/journal.csv': { by: READER },
  'GET /api/money/:partnerId/journal.xlsx': { by: READER },
  'GET /api/money/:partnerId/journal.pdf': { by: READER },
  'GET /api/money/:partnerId/account-statement.csv': { by: READER },
  'GET /api/money/:partnerId/account-statement.xlsx': { by: READER },
  'GET /api/money/:partnerId/account-statement.pdf': { by: READER },
  'POST /api/viewings.ics': { by: AGENT, with: (scenario) => ({ partnerId: scenario.nordbolig }) },
  'POST /api/leases.csv': { by: AGENT, with: (scenario) => ({ partnerId: scenario.nordbolig }) },
  'POST /api/leases.xlsx': { by: AGENT, with: (scenario) => ({ partnerId: scenario.nordbolig }) },
  // Anyone with an upload policy; this form has none.
  'POST /api/uploads': { by: ANYTHING },
  // Anyone with a download URL; this one is empty.
  'GET /files/documents': { by: [] },
  'GET /api/my-data': { by: SOMEBODY },
  'GET /api/unsubscribe/:token': { by: ANYTHING },
  // Anyone with a calendar's URL; this one is unknown.
  'GET /api/calendars/:token.ics': { by: [] },
  // Anyone with a stored token; this one is unknown.
  'POST /api/unsubscribe/:token': { by: [] },
};

/** Pages, files and probes, which need no login. */
export const OPEN = [
  'GET /healthz',
  'GET /readyz',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemap-:part(^\\d{1,5}$).xml',
  'GET /files/photos/*',
  'GET /api/partners/:partnerId/logo.png',
  'GET /partner/v1/openapi.json',
  // Never in production: `outbox-page.test.ts`, `openid.test.ts`.
  /^\w+ \/dev\//,
];
