import { addDays } from '@husvaer/domain/kernel/dates';
import { nextSteps, type DueStep } from '@husvaer/domain/invoicing/late-rent';
import { BROKEN_FOR_HOURS } from '@husvaer/domain/invoicing/payment-plan';

import { bookEntries, findAllBooks, type Book } from '../../ledger/public.ts';
import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { settleLeases } from '../allocation/settle-leases.ts';
import { lockBilling } from '../billing/store.ts';
import { addDeliveries } from '../deliveries/store.ts';
import { findParties } from '../invoices/parties.ts';
import { findInvoicesOf, type Invoice } from '../invoices/store.ts';
import { findParts } from '../payments/store.ts';
import { remindOfInstalments, reviewPlans } from '../plans/review-plans.ts';
import { findJustBroken } from '../plans/store.ts';
import { chargeLines, isLandlords, landlordsInterest } from './charge-lines.ts';
import { correctInterest } from './correct-interest.ts';
import { lateInvoices, lettersSent } from './late-facts.ts';
import {
  addFees,
  addLetter,
  findLateRent,
  findLetters,
  findOwingLeases,
  isNavRefused,
} from './store.ts';

const AT_ONCE = 500;
/** Days before rent is due in which somebody may be reminded of it. */
const AHEAD_DAYS = 14;

/**
 * Sends what is due about late rent today, in every book, lease by lease: what was sent is remembered
 * in the transaction that sends it, so that a run that is killed and started again sends nothing twice.
 */
export async function remindTenants(context: JobContext): Promise<void> {
  const { runner, log } = context;
  await correctInterest(context);
  for (const book of await runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined)) {
    let after: string | null = null;
    do {
      const ids: string[] = await runner.read(SYSTEM, findSome, { book, after });
      for (const leaseId of ids)
        await runner
          .run(SYSTEM, remind, { book, leaseId })
          .catch((error: unknown) => log.error({ err: error, leaseId }, 'lease not reminded'));
      after = ids.at(-1) ?? null;
    } while (after !== null);
  }
}

const findSome = (
  { tx, clock }: ReadWork,
  { book, after }: { book: Book; after: string | null },
): Promise<string[]> => {
  const dueBy = addDays(clock.today().toString(), AHEAD_DAYS);
  return findOwingLeases(tx, { bookId: book.id, dueBy, after, limit: AT_ONCE });
};

async function remind(
  work: Work,
  { book, leaseId }: { book: Book; leaseId: string },
): Promise<void> {
  const { tx, clock } = work;
  await lockBilling(tx, [leaseId]);
  const plans = await reviewPlans(work, [leaseId]);
  await remindOfInstalments(work, plans);
  const after = clock.now().subtract({ hours: BROKEN_FOR_HOURS });
  const planned = [
    ...plans.flatMap(({ invoiceIds }) => invoiceIds),
    ...(await findJustBroken(tx, { leaseId, after })),
  ];
  const all = await findInvoicesOf(tx, [leaseId]);
  const steps = nextSteps(
    {
      settings: await findLateRent(tx, book.id),
      invoices: lateInvoices(all, await findParts(tx, [leaseId]), planned),
      letters: lettersSent(await findLetters(tx, { leaseIds: [leaseId] })),
      isNavRefused: await isNavRefused(tx, leaseId),
    },
    clock.today().toString(),
  );
  const rent = steps.length > 0 && (await findLeaseRents(tx, [leaseId])).get(leaseId);
  if (!rent) return;
  const invoices = new Map(all.map((invoice) => [invoice.id, invoice]));
  for (const step of steps) await send(work, { book, rent, step, invoices });
  await settleLeases(work, [leaseId]);
}

/** Charges what a letter charges, and has it made and sent. */
async function send(
  work: Work,
  {
    book,
    rent,
    step,
    invoices,
  }: { book: Book; rent: LeaseRent; step: DueStep; invoices: ReadonlyMap<string, Invoice> },
): Promise<void> {
  const { tx, clock, newId } = work;
  const { leaseId } = rent;
  const id = newId();
  const sentOn = clock.today().toString();
  const { language, ...parties } = (await findParties(tx, book, [rent], sentOn)).get(leaseId)!;
  const { account, kid } = invoices.get(step.claims[0]!.invoiceId)!;
  const { kind, payBy, tellsNav, total } = step;
  const claims = step.claims.map((claim) => ({
    ...claim,
    steps: [...claim.steps],
    isLandlords: isLandlords(invoices.get(claim.invoiceId)!, rent),
  }));
  const paper = { id, leaseId, bookId: book.id, language, parties, account, kid };
  await addLetter(tx, {
    ...paper,
    kind,
    sentOn,
    payBy,
    tellsNav,
    total,
    claims,
  });
  for (const claim of claims) {
    const { invoiceId, fee, interest } = claim;
    if (fee + interest === 0n) continue;
    await bookEntries(work, [
      {
        bookId: book.id,
        key: `letter:${id}:${invoiceId}`,
        kind: 'fee',
        dated: sentOn,
        lines: chargeLines(claim, leaseId),
      },
    ]);
    await addFees(tx, invoiceId, { fees: fee + interest, interest: landlordsInterest(claim) });
  }
  await addDeliveries(tx, 'letter', [id], clock.now());
  await work.emit({
    name: 'invoicing.reminded',
    payload: { invoiceIds: claims.map(({ invoiceId }) => invoiceId) },
  });
}
