import { addDays } from '@husvaer/domain/kernel/dates';

import type { Evening, LeaseSeen } from '../evening.ts';
import { type World, nameOf } from '../world.ts';

/** Rules about letters of late rent, their promises and what follows them. */
export function checkLateRent({ world, leases }: Evening): void {
  for (const lease of leases) if (lease.late) check(world, lease);
  for (const { subject, text } of world.mails) {
    if (/(^|\n)Forfallsdato:/.test(text) && /purring|varsel/i.test(subject))
      world.report(
        'one_pay_by',
        'mails of late rent',
        `“${kindOf(subject)}” calls its new deadline “Forfallsdato”`,
      );
  }
}

const kindOf = (subject: string) => subject.split(':')[0];

function check(world: World, { tenancy, seen, late, timeline }: LeaseSeen): void {
  const about = nameOf(tenancy);
  const today = world.today();
  const page = seen.find(({ by }) => by === 'tenant')?.page;
  const letters: any[] = late.letters;
  if (page?.payBy && (page.payBy < today || !letters.some(({ payBy }) => payBy === page.payBy)))
    world.report('one_pay_by', about, `the page says ${page.payBy}, which is the day of no letter`);

  for (const { by, invoices } of seen) {
    if (by !== 'tenant') continue;
    for (const { id, serial, status } of invoices) {
      if (status !== 'eviction_notice_due') continue;
      const notice = letters.findLast(
        ({ kind, claims }) => kind === 'notice' && claims.some((one: any) => one.invoiceId === id),
      );
      if (!notice)
        world.report(
          'invoice_follows_its_own_notice',
          about,
          `invoice ${serial} is ${status} without a notice of its own`,
        );
      else if (today <= addDays(notice.sentOn, 14) || today <= notice.payBy)
        world.report(
          'invoice_follows_its_own_notice',
          about,
          `invoice ${serial} is ${status}, its notice is of ${notice.sentOn}`,
        );
    }
  }
  const open = late.cases.find(({ closedOn, petitionedOn }: any) => petitionedOn && !closedOn);
  if (open)
    for (const { kind, sentOn, claims, cases } of letters)
      if (
        kind === 'notice' &&
        sentOn > open.petitionedOn &&
        !cases.some(({ petitionedOn }: any) => petitionedOn === open.petitionedOn)
      )
        world.report(
          'promise_of_a_letter_holds',
          about,
          `the notice of ${sentOn} for ${claims.length} invoice says that paying stops the case; the petition of ${open.petitionedOn} goes on`,
        );
  for (const { kind, on } of timeline) {
    const letter = letters.find(
      ({ sentOn, kind: step }) => sentOn === on && step === 'pre_reminder',
    );
    if (kind === 'reminder_sent' && letter)
      world.report(
        'reminder_before_due_day_is_no_purring',
        about,
        `the reminder of ${on} before the due day is “reminder_sent”`,
      );
  }
  const plan = page?.paymentPlan;
  if (
    plan?.state === 'kept' &&
    page.overdueAmount > 0 &&
    plan.instalments.some(({ left }: any) => left > 0)
  )
    world.report(
      'plan_follows_its_money',
      about,
      `the plan is kept, and ${plan.instalments.map(({ left }: any) => left).join(', ')} of it is open`,
    );
  const isOver = page?.leaseStatus === 'closed';
  if (
    isOver &&
    page.kidNumber &&
    !page.amount &&
    seen.every(({ invoices }) => invoices.every((one) => one.open <= 0n))
  )
    world.report(
      'over_is_over',
      about,
      `it is over and paid, and its page has KID ${page.kidNumber}`,
    );
}
