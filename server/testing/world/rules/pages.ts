import { kronerToOre } from '@husvaer/domain/kernel/money';
import { isLateStatus } from '@husvaer/domain/portal/rent';

import type { Evening, LeaseSeen, Seen } from '../evening.ts';
import { amountsIn } from '../amounts-in.ts';
import { inKroner } from '../story.ts';
import { nameOf } from '../world.ts';

/** A fact that the API states, and how a page may write it. Null: nothing to write. */
type Fact = [what: string, stated: string | null, isWritten: (text: string) => boolean];

/**
 * Rendered pages write what the API states of a lease: amounts to the øre, days, accounts and KIDs. What a
 * page leaves out or rounds, its reader cannot pay.
 */
export function checkPages({ world, leases }: Evening): void {
  for (const lease of leases) {
    const about = nameOf(lease.tenancy);
    for (const seen of lease.seen) {
      const reader = `${seen.by} ${seen.who.name}`;
      for (const [what, stated, isWritten] of leasePageFacts(lease, seen))
        if (stated !== null && !isWritten(seen.text))
          world.report(
            ...(['page_writes_what_is_stated', about] as const),
            `the page of ${reader} does not write the ${what}, ${stated}`,
          );
      const { startText } = seen;
      if (!startText) continue;
      for (const [what, stated, isWritten] of startPageFacts(seen))
        if (stated !== null && !isWritten(startText))
          world.report(
            ...(['page_writes_what_is_stated', about] as const),
            `the start page of ${reader} does not write the ${what}, ${stated}`,
          );
    }
  }
}

function leasePageFacts({ tenancy }: LeaseSeen, { by, page, text }: Seen): Fact[] {
  const facts = [day('last day', page.contractEndDate)];
  if (!tenancy.signedOn) return facts;
  facts.push(amount('monthly rent', page.monthlyRentAmount));
  if (by === 'landlord') {
    // Until the first payment the page shows the steps of the signing instead.
    if (!/Neste utbetaling|Next payout/.test(text)) return facts;
    const { nextPayoutDate, invoicePaidAfterPayoutDate } = page.payoutInfo;
    return [
      ...facts,
      amount('next payout', page.nextPayoutAmount),
      // Late rent is paid out when it comes.
      day('day of the next payout', invoicePaidAfterPayoutDate ? null : nextPayoutDate),
      digits('account for payouts', page.payoutTo),
    ];
  }
  return [
    ...facts,
    amount('sum to pay', page.dueDate === null ? null : page.amount),
    // Once rent is late, the page asks for what is late.
    ...(isLateStatus(page.rentStatus) ? [] : page.unpaidInvoices).map((invoice: any) =>
      amount('sum of an unpaid invoice', invoice.amount),
    ),
    digits('account', page.invoiceAccountNumber),
    // Where nothing is to be paid, the API states the KID of the last invoice.
    digits('KID', page.dueDate === null ? null : page.kidNumber),
  ];
}

function startPageFacts({ by, start }: Seen): Fact[] {
  if (!start) return [];
  if (by === 'landlord')
    return start.state === 'late'
      ? [amount('sum overdue', start.amount), day('due day', start.dueDate)]
      : [];
  if (!start.due) return [];
  const { amount: owed, on, payBy, isLate, stage } = start.due;
  // Once rent is late, its last day is the letter's; after the days of a notice there is none.
  const isPast = stage === 'notice_over' || stage === 'petitioned';
  const until = isLate && isPast ? null : (isLate && payBy) || on;
  return [amount('sum to pay', owed), day('last day to pay', until)];
}

const amount = (what: string, kroner: number | null): Fact => {
  const ore = kroner === null ? null : kronerToOre(kroner);
  return [what, ore === null ? null : inKroner(ore), (text) => amountsIn(text).has(ore!)];
};

const digits = (what: string, number: string | null): Fact => [
  what,
  number,
  (text) => text.replaceAll(/[\s.]/g, '').includes(number!),
];

const MONTHS = Array.from({ length: 12 }, (_, at) => {
  const first = new Date(Date.UTC(2027, at, 1));
  return ['nb-NO', 'en-GB'].map((locale) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(first),
  );
});

const day = (what: string, iso: string | null): Fact => {
  const [year = '', month = '', date = ''] = iso?.split('-') ?? [];
  const names = MONTHS[Number(month) - 1]?.join('|');
  const written = new RegExp(
    `(?<!\\d)0?${Number(date)}(?:\\.0?${Number(month)}\\.|\\.? (?:${names}) )${year}`,
  );
  return [what, iso, (text) => written.test(text)];
};
