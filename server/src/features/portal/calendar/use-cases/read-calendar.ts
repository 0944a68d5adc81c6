import { addMonths, type IsoDate } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { openOf } from '@husvaer/domain/invoices/states';
import { leasePath } from '@husvaer/domain/leases/paths';
import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';
import { payoutDayFrom } from '@husvaer/domain/payouts/days';

import { findReachable } from '../../../accounts/public.ts';
import { findComingRents } from '../../../billing/public.ts';
import { findInvoicing } from '../../../arrears/public.ts';
import { isClaim, type Invoice } from '../../../invoices/public.ts';
import { leaseRentOf, viewLeases, type LeaseView } from '../../../leases/public.ts';
import { findExpected } from '../../../payouts/public.ts';
import { siteAddress } from '../../../partners/public.ts';
import { daysCalendar, type CalendarDay } from '../../../../platform/calendar/calendar-file.ts';
import { hashOf } from '../../../../platform/keys.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { MAIL_TEXTS } from '../../messages/mail-texts-by-language.ts';
import type { PortalMailTexts } from '../../messages/mail-texts.ts';
import { hasCalendar } from '../own-calendar.ts';
import { findCalendarBySecret } from '../store.ts';
import { kronerOf } from '../../../../platform/written.ts';

/** Months in the past, and in the future, that a calendar covers. */
const MONTHS = 12;

/** An entry of a calendar, before it has the lease's URL. */
type Day = Pick<CalendarDay, 'on' | 'summary' | 'description'> & { id: string };

/**
 * The calendar with a secret, as its owner may see the lease now. It names no person. Throws
 * `leases.not_found` when no calendar has the secret, when it was closed, or when its owner has moved out or
 * is deleted.
 */
export async function readCalendar(work: ReadWork, secret: string): Promise<string> {
  const { tx, clock, origin } = work;
  const calendar = await findCalendarBySecret(tx, hashOf(secret));
  if (!calendar) throw leaseErrors.not_found();
  const { leaseId, accountId } = calendar;
  const owner = (await findReachable(tx, [accountId])).get(accountId);
  // As a party of the lease, without other roles.
  const viewer = {
    kind: 'account',
    id: accountId,
    sessionId: '',
    partnerId: null,
    grants: [],
  } as const;
  const [lease] = await viewLeases(work, viewer, [leaseId]);
  if (!owner || !lease || !hasCalendar(lease)) throw leaseErrors.not_found();
  const words = MAIL_TEXTS[owner.language];
  const { property } = lease;
  const days =
    lease.paper !== 'signed'
      ? []
      : lease.side === 'tenant'
        ? await rentDays(work, lease, words)
        : await payoutDays(work, lease, words);
  const url = new URL(
    leasePath({ id: leaseId, partnerId: property.partnerId }),
    await siteAddress(work, property.partnerId),
  ).href;
  return daysCalendar({
    name: words.calendar.name(property.name),
    days: days.map(({ id, ...day }) => ({
      uid: `${id}@${origin.host}`,
      stamp: clock.now(),
      url,
      ...day,
    })),
  });
}

/** The due dates of rent: past and future invoices. */
async function rentDays(
  { tx }: ReadWork,
  lease: LeaseView,
  words: PortalMailTexts,
): Promise<Day[]> {
  const { today } = lease;
  const { invoices } = await findInvoicing(tx, lease.id);
  const coming = await findComingRents(tx, leaseRentOf(lease), addMonths(today, MONTHS));
  const known = invoices.filter(
    (invoice) => isClaim(invoice) && invoice.dueOn >= addMonths(today, -MONTHS),
  );
  const account = known[0]?.account;
  return [
    ...known.map((invoice) => invoicedDay(invoice, words)),
    ...coming.map(({ month, dueOn, total }) => ({
      id: `rent-${lease.id}-${month}`,
      on: dueOn,
      summary: words.calendar.due(kronerOf(total, words.language)),
      description: [
        ...(account ? [words.calendar.toPay(payable(words, total, account, null))] : []),
        words.calendar.notInvoiced,
      ].join('\n'),
    })),
  ];
}

function invoicedDay(invoice: Invoice, words: PortalMailTexts): Day {
  const { calendar } = words;
  const open = openOf(invoice);
  const amount = open > 0n ? open : invoice.total;
  const summarize = invoice.kind === 'rent' ? calendar.due : calendar.insuranceDue;
  const summary = summarize(kronerOf(amount, words.language));
  return {
    // The same event as before it was invoiced.
    id: invoice.kind === 'rent' ? `rent-${invoice.leaseId}-${invoice.month}` : invoice.id,
    on: invoice.dueOn,
    summary: open > 0n ? summary : calendar.paid(summary),
    description: calendar.toPay(payable(words, amount, invoice.account, invoice.kid)),
  };
}

/** The payout days: expected ones, and the payout days after them. */
async function payoutDays(
  work: ReadWork,
  lease: LeaseView,
  words: PortalMailTexts,
): Promise<Day[]> {
  const { calendar } = words;
  const { today, assignment } = lease;
  const rent = leaseRentOf(lease);
  const invoicing = await findInvoicing(work.tx, lease.id);
  const expected = await findExpected(work, { rent, invoicing });
  if (!expected) return [];
  const coming = await findComingRents(work.tx, rent, addMonths(today, MONTHS));
  const due = [...invoicing.invoices.filter(({ kind }) => kind === 'rent'), ...coming];
  const days = due
    .map(({ dueOn }) => payoutDayFrom(dueOn, assignment.payoutDay))
    .filter((on) => on > (expected.on ?? today));
  const to = expected.account ? [calendar.payoutTo(writeBankAccount(expected.account))] : [];
  const dayOf = (on: IsoDate, amount: Ore | null, more: readonly string[]): Day => ({
    id: `payout-${lease.id}-${on.slice(0, 7)}`,
    on,
    summary: calendar.payout(amount === null ? null : kronerOf(amount, words.language)),
    description: [...to, ...more].join('\n'),
  });
  return [
    ...(expected.on
      ? [dayOf(expected.on, expected.amount, expected.isReceived ? [] : [calendar.payoutWhen])]
      : []),
    ...[...new Set(days)].sort().map((on) => dayOf(on, null, [calendar.payoutWhen])),
  ];
}

const payable = (words: PortalMailTexts, amount: Ore, account: string, kid: string | null) => ({
  amount: kronerOf(amount, words.language),
  account: writeBankAccount(account),
  kid,
});
