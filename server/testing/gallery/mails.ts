import { answerUntil } from '@husvaer/domain/deposits/release';
import { LATE_RENT_STEPS } from '@husvaer/domain/invoices/enums';
import { LATE_REASONS } from '@husvaer/domain/payouts/late';
import { OUTCOMES } from '@husvaer/domain/reports/decision';
import { REFUSALS } from '@husvaer/domain/signing/refusals';

import {
  codeMail,
  deactivatedMail,
  deletedMail,
  emailChangedMail,
  emailChangeMail,
  emailTakenMail,
  identityBoundMail,
  passkeyMail,
  passwordChangedMail,
  passwordLinkMail,
} from '../../src/features/accounts/mails.ts';
import { depositMail, type WriteLetter } from '../../src/features/deposits/mails.ts';
import * as interest from '../../src/features/interest/mails.ts';
import { lateLetter } from '../../src/features/arrears/letters/mails.ts';
import { petitionMail, planMail } from '../../src/features/arrears/mails.ts';
import {
  accountLetter,
  invoiceLetter,
  landlordMail,
  paperMail,
} from '../../src/features/invoices/papers/mails.ts';
import {
  declinedMail,
  landlordFactsMail,
  otherNameMail,
  stoppedMail,
  letterMail,
  noticeLetter,
} from '../../src/features/lease-documents/mails.ts';
import { receivedMail } from '../../src/features/payments/mails.ts';
import { unreadMessagesMail, type UnreadPart } from '../../src/features/messaging/notices/mails.ts';
import {
  accountClaimMail,
  accountOwnerMail,
  accountRefusedMail,
  bookActMail,
  clientAccountMail,
  auditorMail,
  reopeningMail,
} from '../../src/features/ledger/mails.ts';
import { invitationMail, keyEndsMail } from '../../src/features/partners/mails.ts';
import {
  accountMail,
  approverChangeMail,
  aboveLimitMail,
  approverLeftMail,
  reductionMail,
  refundAccountMail,
  accountNeededMail,
  brokeringConsentMail,
  lateMail,
  paidMail,
  toApproveMail,
} from '../../src/features/payouts/mails.ts';
import { decisionMail } from '../../src/features/reports/mails.ts';
import { foundMail } from '../../src/features/search/alerts/mails.ts';
import * as signing from '../../src/features/signing/mails.ts';
import { renderMail, type MailContent, type MailReader } from '../../src/platform/mail/layout.ts';
import type { MailSender } from '../../src/platform/mail/mail.ts';
import type { Cast } from './casts.ts';
import { LATE_EVERYTHING, LATE_TOTAL, papersOf, paperOf, type Language } from './papers.ts';

/** A mail and the name of its files. */
interface GalleryMail {
  name: string;
  subject: string;
  html: string;
  text: string;
}
type Drafts = Record<string, MailContent>;

const SITE = new URL('https://byporten.husvaer.example');
const STOP = new URL('/unsubscribe/x', SITE).href;
const LEASE = new URL('/lease/12-3', SITE).href;
const NOW = Temporal.Instant.from('2026-11-22T08:00:00Z');
const ACCOUNT = '86011117947';

/** All mails of the product, to and about these people. */
export function mailsOf(language: Language, cast: Cast): GalleryMail[] {
  const sender: MailSender = {
    name: cast.agency,
    replyTo: 'post@byporten.example',
    facts: ['org.nr. 912\u00a0345\u00a0678', cast.agencyAddress, 'post@byporten.example'],
    logo: {
      url: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='160' height='40' fill='%231f4e79'/%3E%3C/svg%3E",
      width: 160,
      height: 40,
    },
    color: '#1f4e79',
  };
  const tenant: MailReader = { language, name: cast.tenants[0]!.name, url: LEASE, sender };
  const landlord: MailReader = { ...tenant, name: cast.landlord };
  const drafts: Drafts = {
    ...accountMails(language, cast),
    ...searchMails(language, cast),
    ...messageMails(language, cast, sender),
    ...interestMails({ tenant, landlord }, cast),
    ...signingMails(tenant, cast),
    ...leaseMails({ tenant, landlord }, cast),
    ...invoiceMails({ tenant, landlord }, cast),
    ...depositMails(tenant, cast),
    ...payoutMails(landlord, cast),
    ...reportMails(tenant, cast),
    invited_tenant: invitationMail(tenant, {
      partner: cast.agency,
      registerAs: 'tenant',
      endsOn: null,
    }),
    invited_landlord: invitationMail(landlord, {
      partner: cast.agency,
      registerAs: 'landlord',
      endsOn: null,
    }),
    invited_auditor: invitationMail(landlord, {
      partner: cast.agency,
      registerAs: 'auditor',
      endsOn: '2027-06-30',
    }),
    key_ends: keyEndsMail(landlord, { key: cast.agency, endsOn: '2026-12-20' }),
  };
  return Object.entries(drafts).map(([name, draft]) => ({
    name: `${name.replaceAll('_', '-')}.${language}`,
    ...renderMail(draft),
  }));
}

function accountMails(language: Language, { tenants }: Cast): Drafts {
  const url = 'https://husvaer.example/profile';
  const change = { former: tenants[0]!.email, email: tenants[1]!.email, url };
  return {
    code: codeMail(language, '482913'),
    password_link: passwordLinkMail(language, { expiresAt: NOW, url }),
    password_changed: passwordChangedMail(language, url),
    email_taken: emailTakenMail(language, url),
    email_change_former: emailChangeMail(language, { ...change, side: 'former' }),
    email_change_new: emailChangeMail(language, { ...change, side: 'new' }),
    email_changed: emailChangedMail(language, change),
    passkey_added: passkeyMail(language, { what: 'added', url }),
    passkey_removed: passkeyMail(language, { what: 'removed', url }),
    identity_bound: identityBoundMail(language, url),
    account_deactivated: deactivatedMail(language, url),
    account_deleted: deletedMail(language),
  };
}

function searchMails(language: Language, { home }: Cast): Drafts {
  const search = { name: home.name, language, query: {} };
  const found = Array.from({ length: 22 }, (_, index) => ({
    listingId: String(index),
    title: home.name,
    neighbourhood: index % 2 ? null : 'Grünerløkka',
    city: 'Oslo',
    rent: 14_500_49n,
    rentBefore: index % 3 === 1 ? 15_250_49n : null,
  }));
  const about = { site: SITE, stop: STOP };
  return {
    search_one: foundMail(search, { ...about, found: found.slice(0, 1) }),
    search_cheaper: foundMail(search, { ...about, found: found.slice(1, 2) }),
    search_many: foundMail(search, { ...about, found }),
  };
}

function messageMails(language: Language, cast: Cast, sender: MailSender): Drafts {
  const to = { language, site: SITE, sender, stop: STOP };
  const shown = {
    names: new Map(cast.tenants.map(({ name }, index) => [String(index), name])),
    titles: new Map([['l', cast.home.name]]),
  };
  const one: UnreadPart = {
    conversationId: 'c',
    listingId: 'l',
    count: 1,
    senderIds: ['0'],
    texts: [cast.words.slice(0, 160)],
  };
  const both = { ...one, count: 5, senderIds: ['0', '1'], texts: [...one.texts, ''] };
  const ofNobody = { ...one, listingId: null, senderIds: [], texts: [''] };
  return {
    message: unreadMessagesMail(to, [one], shown),
    messages: unreadMessagesMail(to, [both], shown),
    conversations: unreadMessagesMail(
      to,
      [both, ofNobody, ...Array.from({ length: 10 }, () => one)],
      shown,
    ),
  };
}

function interestMails(
  { tenant, landlord }: Record<'tenant' | 'landlord', MailReader>,
  { home, agency, words }: Cast,
): Drafts {
  const title = home.name;
  const off = { startsAt: NOW.add({ hours: 81 }), endsAt: NOW.add({ hours: 82 }) };
  const viewing = { ...off, place: home.address, text: words };
  return {
    form: interest.formsMail(landlord, { title, count: 1, stop: STOP }),
    forms: interest.formsMail(landlord, { title, count: 3, stop: STOP }),
    viewing: interest.invitationMail(tenant, { title, viewing }),
    viewing_reminder: interest.reminderMail(tenant, { title, viewing }),
    viewing_held: interest.heldMail(landlord, {
      title,
      viewing,
      stop: STOP,
      come: 3,
      notCome: 1,
      otherTime: 1,
      silent: 2,
    }),
    viewing_refused: interest.refusedViewingMail(tenant, { title, off }),
    form_declined: interest.refusalMail(tenant, { title, text: null, isLet: false, off: null }),
    form_declined_viewing_off: interest.refusalMail(tenant, {
      title,
      text: words,
      isLet: false,
      off,
    }),
    form_declined_home_let: interest.refusalMail(tenant, { title, text: null, isLet: true, off }),
    form_withdrawn: interest.cancellationMail(tenant, { title, off }),
    identification_opened: interest.openingMail(tenant, { title, partner: agency }),
  };
}

function signingMails(reader: MailReader, cast: Cast): Drafts {
  const to = { ...reader, title: titleOf('lease-home', reader.language, cast) };
  const turn = {
    isAgain: false,
    hasTask: false,
    identity: 'BankID',
    registersAs: null,
    expiresAt: NOW.add({ hours: 24 * 14 }),
  };
  const by = cast.tenants[1]!.name;
  return {
    signing_turn: signing.turnMail(to, turn),
    signing_turn_bank_asks: signing.turnMail(to, { ...turn, hasTask: true }),
    signing_turn_without_account: signing.turnMail(to, {
      ...turn,
      registersAs: cast.tenants[0]!.email,
    }),
    signing_reminder: signing.turnMail(to, { ...turn, isAgain: true }),
    signing_declined: signing.declinedMail(to, { by, reason: cast.words }),
    signing_left: signing.declinedMail(to, { by, reason: '' }),
    signing_expired: signing.expiredMail(to),
    signing_withdrawn: signing.withdrawnMail(to, { reason: null }),
    signing_withdrawn_because: signing.withdrawnMail(to, { reason: cast.words }),
    ...Object.fromEntries(
      Object.keys(REFUSALS).map((reason) => [
        reason.replace('.', '_'),
        signing.withdrawnMail(to, { reason }),
      ]),
    ),
    signing_completed: signing.completedMail(to, { isAttached: true }),
    signing_completed_too_big: signing.completedMail(to, { isAttached: false }),
  };
}

function leaseMails(
  { tenant: to, landlord }: Record<'tenant' | 'landlord', MailReader>,
  cast: Cast,
): Drafts {
  const { language } = to;
  const facts = {
    number: '12-3',
    address: cast.home.address,
    roomName: null,
    landlord: { name: cast.landlord },
    tenants: cast.tenants,
    what: 'home' as const,
    approvedOn: null,
    givenOn: '2026-11-20',
    endsOn: '2027-02-28',
    ground: null,
    reason: null,
    letting: {
      name: cast.agency,
      address: cast.agencyAddress,
      email: 'post@byporten.example',
    },
  };
  const ofLandlord = { ...facts, by: 'landlord', protestUntil: '2026-12-21' } as const;
  const ofTenant = { ...facts, by: 'tenant', protestUntil: null, givenFor: null } as const;
  const noticeMail = (facts: Parameters<typeof noticeLetter>[1]) =>
    letterMail(to, { kind: 'notice', title: '', mail: noticeLetter(language, facts) });
  const declined = { title: titleOf('lease-home', language, cast), name: cast.tenants[1]!.name };
  const otherName = { ...declined, otherName: cast.tenants[0]!.name };
  return {
    notice_by_agency: noticeMail({ ...ofLandlord, givenFor: cast.agency }),
    notice_by_landlord: noticeMail({
      ...ofLandlord,
      givenFor: null,
      letting: { name: cast.landlord, address: null, email: 'utleier@example.com' },
    }),
    notice_by_tenants: noticeMail(ofTenant),
    // As it was before notices had a text of their own.
    notice: letterMail(to, {
      kind: 'notice',
      title: titleOf('notice-by-landlord', language, cast),
      mail: null,
    }),
    rent_adjustment: letterMail(to, {
      kind: 'rent_adjustment',
      title: titleOf('rent-adjustment', language, cast),
      mail: null,
    }),
    lease_other_name: otherNameMail(to, { ...otherName, isOver: false }),
    lease_other_name_at_broker: otherNameMail(to, { ...otherName, isOver: true }),
    lease_stopped: stoppedMail(to, {
      title: declined.title,
      isLease: true,
      why: signing.refusalIn(language, 'signing.birth_date_differs'),
    }),
    paper_stopped: stoppedMail(to, { title: declined.title, why: null, isLease: false }),
    lease_declined: declinedMail(to, { ...declined, reason: cast.words, isLease: true }),
    paper_left: declinedMail(to, { ...declined, reason: '', isLease: false }),
    landlord_facts: landlordFactsMail(landlord, {
      agency: cast.agency,
      home: cast.home.address,
      lacks: { birthDate: true, postalAddress: true },
    }),
  };
}

function invoiceMails(
  { tenant, landlord }: Record<'tenant' | 'landlord', MailReader>,
  cast: Cast,
): Drafts {
  const { language, sender } = tenant;
  const home = cast.home.name;
  const invoice = {
    ...paperOf(cast),
    serial: 10_023,
    total: 8_044_48n,
    dueOn: '2026-10-16',
    accountChange: null,
  };
  const accountChange = { former: '12345678903', noticedOn: '2026-10-05' };
  const mail = paperMail(tenant, invoiceLetter(language, invoice, null));
  const toLandlord = { ...invoice, kind: 'landlord' } as const;
  const credit = { ...invoice, kind: 'landlord_credit_note', kid: null } as const;
  const late = {
    ...paperOf(cast),
    total: LATE_TOTAL,
    payBy: '2026-06-15',
    sentOn: '2026-05-30',
    cases: [],
    everything: LATE_TOTAL,
    promisedBy: null,
    claims: [{ dueOn: '2026-04-01' }],
  };
  const petitioned = {
    cases: [
      {
        invoiceId: '10003',
        noticedOn: '2026-03-17',
        payBy: '2026-04-07',
        petitionedOn: '2026-04-20',
        open: 14_600_01n,
      },
    ],
    everything: LATE_EVERYTHING,
  };
  const paid = { ...invoice, fees: 0n, paid: 8_044_48n, credited: 0n, lost: 0n, setOff: 0n };
  const received = { payment: { amount: 9_000_49n, paidOn: '2026-10-16' }, home, stop: STOP };
  const plan = {
    home,
    instalments: [
      { dueOn: '2026-12-01', amount: 7_250_49n },
      { dueOn: '2027-01-04', amount: 7_250_50n },
    ],
    stop: null,
  };
  return {
    invoice: mail,
    invoice_without_logo: { ...mail, sender: { ...sender!, logo: null, color: null } },
    invoice_to_new_account: paperMail(
      tenant,
      invoiceLetter(language, { ...invoice, accountChange }, null),
    ),
    rent_account_changed: paperMail(
      tenant,
      accountLetter(language, { ...invoice, former: '12345678903', since: '2026-10-05' }),
    ),
    invoice_of_the_house: { ...mail, sender: null },
    credit_note: paperMail(tenant, invoiceLetter(language, invoice, { serial: 10_019 })),
    ...Object.fromEntries(
      LATE_RENT_STEPS.filter((step) => step !== 'petition').map((kind) => [
        `letter_${kind}`,
        paperMail(tenant, lateLetter(language, { ...late, kind })),
      ]),
    ),
    letter_notice_after_petition: paperMail(
      tenant,
      lateLetter(language, { ...late, ...petitioned, kind: 'notice' }),
    ),
    petition_ready: petitionMail(landlord, home),
    received: receivedMail(tenant, { ...received, paid: [paid], left: 956_01n }),
    received_part: receivedMail(tenant, {
      ...received,
      paid: [{ ...paid, paid: 5_000_49n }],
      left: 0n,
    }),
    ...Object.fromEntries(
      (['proposed', 'accepted', 'declined', 'kept', 'reopened', 'broken'] as const).map((what) => [
        `plan_${what}`,
        planMail(tenant, { ...plan, what }),
      ]),
    ),
    plan_due: planMail(tenant, {
      ...plan,
      what: 'due',
      instalments: plan.instalments.slice(0, 1),
      stop: STOP,
    }),
    landlord_invoice: landlordMail(landlord, { ...toLandlord, kid: null, becomes: 'landlord' }),
    landlord_credit_note: landlordMail(landlord, { ...credit, becomes: 'landlord_credit_note' }),
    final_settlement: landlordMail(landlord, { ...toLandlord, becomes: 'to_pay' }),
    final_settlement_credited: landlordMail(landlord, { ...credit, becomes: 'not_to_pay' }),
  };
}

function depositMails(to: MailReader, { home, words }: Cast): Drafts {
  const posted = '2026-11-22';
  const until = answerUntil(posted);
  const letters: Record<string, WriteLetter> = {
    opened: (mails, { title, kroner }) =>
      mails.opened({
        title,
        amount: kroner(43_501_50n),
        account: '8601.11.17947',
        bank: 'Sparebanken Nord',
      }),
    opened_landlord: (mails, { title }) =>
      mails.opened_landlord({ title, bank: 'Sparebanken Nord' }),
    refused: (mails, { title }) => mails.refused({ title, reason: words }),
    paid: (mails, { title, kroner }) => mails.paid({ title, amount: kroner(43_501_50n) }),
    agreed: (mails, { title, kroner }) =>
      mails.agreed({ title, toLandlord: kroner(2_400_49n), toTenant: kroner(41_101_01n) }),
    rent_claim: (mails, { title, kroner }) =>
      mails.rent_claim({ title, amount: kroner(14_500_49n) }),
    rent_claim_posted: (mails, { title, day }) =>
      mails.notice_posted.tenant({ title, posted: day(posted), until: day(until) }),
    rent_claim_posted_landlord: (mails, { title, day }) =>
      mails.notice_posted.landlord({ title, posted: day(posted), until: day(until) }),
    tenant_claim: (mails, { title, kroner, day }) =>
      mails.tenant_claim({
        title,
        amount: kroner(43_501_50n),
        until: day(until),
        mayClaimRent: true,
      }),
    tenant_claim_without_rent: (mails, { title, kroner, day }) =>
      mails.tenant_claim({
        title,
        amount: kroner(43_501_50n),
        until: day(until),
        mayClaimRent: false,
      }),
    rent_claim_noted: (mails, { title }) => mails.claim_noted.rent_claim({ title }),
    tenant_claim_noted: (mails, { title, day }) =>
      mails.claim_noted.tenant_claim({ title, until: day(until), mayClaimRent: true }),
    suit_shown: (mails, { title }) => mails.suit_shown({ title }),
    withdrawn: (mails, { title }) => mails.withdrawn({ title }),
    ordered: (mails, { title, kroner }) =>
      mails.ordered({ title, toLandlord: kroner(2_400_49n), toTenant: kroner(41_101_01n) }),
  };
  return Object.fromEntries(
    Object.entries(letters).map(([what, writeLetter]) => [
      `deposit_${what}`,
      depositMail(to, { title: home.name, writeLetter }),
    ]),
  );
}

function payoutMails(to: MailReader, { home, agency, agent, tenants }: Cast): Drafts {
  const late = { amount: 13_267_96n, on: '2026-11-10', expectedOn: '2026-11-24' };
  const none = { count: 0, amount: 0n };
  const waiting = { count: 4, amount: 53_071_84n };
  const approve = { agency, stop: STOP };
  const account = { agency, was: '12345678903', account: ACCOUNT };
  const approvers = {
    named: [agent, ...tenants.map(({ name }) => name)],
    countsFrom: NOW,
    agency,
  };
  const paid = {
    amount: 12_175_01n,
    account: ACCOUNT,
    on: '2026-10-21',
    home: home.name,
    serial: 14,
  };
  return {
    payout_paid: paidMail(to, { ...paid, hasAddress: true }),
    payout_paid_without_address: paidMail(to, { ...paid, hasAddress: false }),
    ...Object.fromEntries(
      LATE_REASONS.map((reason) => [
        `payout_late_${reason}`,
        lateMail(to, { late: { ...late, reason }, home: home.name }),
      ]),
    ),
    payout_account_needed: accountNeededMail(to, { home: home.name }),
    brokering_consent: brokeringConsentMail(to, {
      amount: 12_499_50n,
      home: home.name,
      agency,
    }),
    payout_late_unknown_day: lateMail(to, {
      late: { ...late, reason: 'held', expectedOn: null },
      home: home.name,
    }),
    approve_payout: toApproveMail(to, {
      ...approve,
      payouts: { count: 1, amount: 13_267_96n },
      refunds: none,
    }),
    approve_refund: toApproveMail(to, {
      ...approve,
      payouts: none,
      refunds: { count: 1, amount: 956_01n },
    }),
    approve_all: toApproveMail(to, { ...approve, payouts: waiting, refunds: waiting }),
    client_account_requested: clientAccountMail(to, {
      ...account,
      requestedBy: agent,
      agreedBy: null,
      countsOn: null,
    }),
    client_account_agreed: clientAccountMail(to, {
      ...account,
      requestedBy: agent,
      agreedBy: '',
      countsOn: '2026-11-24',
    }),
    account_claim: accountClaimMail(to, {
      account: account.account,
      holder: account.agency,
      claimant: agent,
    }),
    account_owner: accountOwnerMail(to, {
      account: account.account,
      agency: account.agency,
      orgNumber: '974760673',
      owner: '923609016',
    }),
    account_refused: accountRefusedMail(to, {
      account: account.account,
      agency: account.agency,
      reason: 'Kontoen tilhører et annet foretak, ifølge banken.',
    }),
    reopening_requested: reopeningMail(to, {
      agency: approvers.agency,
      by: agent,
      month: '2026-11-01',
      reason: 'Feil konto',
      isAgreed: false,
    }),
    reopening_agreed: reopeningMail(to, {
      agency: approvers.agency,
      by: '',
      month: '2026-11-01',
      reason: 'Feil konto',
      isAgreed: true,
    }),
    auditor_invited: auditorMail(to, {
      agency: approvers.agency,
      by: '',
      auditor: agent,
      endsOn: '2027-06-30',
    }),
    book_act_approvers: bookActMail(to, {
      agency: approvers.agency,
      by: agent,
      kind: 'changed_approvers',
      changed: {
        approvalsNeeded: { was: 2, became: 1 },
        approvers: { added: [agent], removed: [null] },
      },
    }),
    book_act_guarantee: bookActMail(to, {
      agency: approvers.agency,
      by: '',
      kind: 'raised_guarantee',
      changed: { guaranteeMonths: { was: 1, became: 3 } },
    }),
    book_act_limit: bookActMail(to, {
      agency: approvers.agency,
      by: agent,
      kind: 'raised_limit',
      changed: {
        dayLimit: { was: 10_000_050n, became: 25_000_049n },
        recipientLimit: { was: 5_000_049n, became: null },
      },
    }),
    book_act_remainder: bookActMail(to, {
      agency: approvers.agency,
      by: agent,
      kind: 'raised_remainder',
      changed: { remainderLimit: { was: 549n, became: 5_049n } },
    }),
    book_act_alone_limit: bookActMail(to, {
      agency: approvers.agency,
      by: agent,
      kind: 'raised_alone_limit',
      changed: { aloneLimit: { was: 100_049n, became: 500_049n } },
    }),
    book_act_owner: bookActMail(to, {
      agency: approvers.agency,
      by: '',
      kind: 'changed_owner',
      changed: { orgNumber: { was: '974760673', became: '923609016' } },
    }),
    book_act_bank_terms: bookActMail(to, {
      agency: approvers.agency,
      by: agent,
      kind: 'changed_bank_terms',
      changed: {
        kidSource: { was: 'ocr', became: 'camt.054' },
        bankCustomerId: { was: null, became: '12345678' },
      },
    }),
    approvers_one: approverChangeMail(to, { ...approvers, by: agent, needed: 1 }),
    approvers_two: approverChangeMail(to, { ...approvers, by: '', needed: 2 }),
    approver_deactivated: approverLeftMail(to, {
      name: agent,
      how: 'deactivated',
      agency: approvers.agency,
    }),
    approver_deleted: approverLeftMail(to, { name: '', how: 'deleted', agency: approvers.agency }),
    refund_account: refundAccountMail(to, {
      agency: approvers.agency,
      by: agent,
      amount: 250_049n,
      account: ACCOUNT,
      receiver: tenants[0]!.name,
      was: null,
    }),
    refund_account_changed: refundAccountMail(to, {
      agency: approvers.agency,
      by: '',
      amount: 250_049n,
      account: ACCOUNT,
      receiver: tenants[0]!.name,
      was: '12345678903',
    }),
    write_off_proposed: reductionMail(to, {
      agency: approvers.agency,
      by: agent,
      kind: 'write_off',
      amount: 1_200_049n,
      borneBy: 'agency',
      reason: 'Finner ikke skyldneren.',
      serial: 12,
      home: home.name,
    }),
    credit_proposed: reductionMail(to, {
      agency: approvers.agency,
      by: agent,
      kind: 'credit',
      amount: 1_200_049n,
      borneBy: null,
      reason: 'Varmtvannet var borte.',
      serial: 12,
      home: home.name,
    }),
    direct_payment_proposed: reductionMail(to, {
      agency: approvers.agency,
      by: agent,
      kind: 'received_directly',
      amount: 1_200_049n,
      borneBy: null,
      reason: null,
      serial: 12,
      home: home.name,
    }),
    above_limit_one: aboveLimitMail(to, {
      agency: approvers.agency,
      count: 1,
      amount: 50_000_049n,
    }),
    above_limit: aboveLimitMail(to, { agency: approvers.agency, count: 3, amount: 90_000_049n }),
    payout_account: accountMail(to, { was: null, account: ACCOUNT, countsFrom: NOW }),
    payout_account_changed: accountMail(to, {
      was: '12345678903',
      account: ACCOUNT,
      countsFrom: NOW,
    }),
  };
}

function reportMails({ language, name }: MailReader, { home, words, landlord }: Cast): Drafts {
  const to = { language, name, url: 'https://husvaer.example/decision/1' };
  const listing = { kind: 'listing', ground: 'terms', rule: '§ 4', title: home.name } as const;
  const person = { kind: 'person', ground: 'law', rule: 'Straffeloven § 371' } as const;
  const about = (outcome: (typeof OUTCOMES)[number]) => ({
    ...(outcome === 'blocked' ? { ...person, title: landlord } : listing),
    outcome,
    reason: words,
  });
  return {
    ...Object.fromEntries(
      OUTCOMES.map((outcome) => [
        `report_${outcome}`,
        decisionMail(to, (facts) => facts.reported(about(outcome))),
      ]),
    ),
    ...Object.fromEntries(
      (['taken_down', 'blocked'] as const).flatMap((outcome) => [
        [
          `decision_${outcome}`,
          decisionMail({ ...to, url: outcome === 'blocked' ? null : to.url }, (facts) =>
            facts.against(about(outcome)),
          ),
        ],
        ...[true, false].map((isAbout) => [
          `reversed_${outcome}${isAbout ? '' : '_reporter'}`,
          decisionMail(to, (facts) => facts.reversed({ ...about(outcome), isAbout })),
        ]),
      ]),
    ),
  };
}

/** The title of a document of the gallery. */
const titleOf = (paper: string, language: Language, cast: Cast): string =>
  papersOf(language, cast).find(({ name }) => name === `${paper}.${language}`)!.text.title;
