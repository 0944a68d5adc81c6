import { addDays } from '@husvaer/domain/kernel/dates';
import {
  missingRates,
  nextSteps,
  petitionAgain,
  type DueStep,
} from '@husvaer/domain/arrears/late-rent';
import type { MissingRate } from '@husvaer/domain/legal/rates';
import { missingFacts, type PetitionFacts } from '@husvaer/domain/arrears/petition';

import { bookEntries, findAllBooks, type Book } from '../../ledger/public.ts';
import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import { findSignedLease } from '../../lease-documents/public.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { settleLeases } from '../../payments/public.ts';
import {
  lockBilling,
  isNavRefused,
  queueDeliveries,
  findParties,
  type FeeChange,
  type Invoice,
  type Parties,
} from '../../invoices/public.ts';
import { remindOfInstalments, reviewPlans } from '../plans/review-plans.ts';
import { chargeLines, isLandlords, landlordsInterest } from '../claims/charge-lines.ts';
import { correctInterest } from './correct-interest.ts';
import { reviewCases } from '../cases/review-cases.ts';
import { findLateRents } from '../claims/find-late-rents.ts';
import { isCorrected } from '../claims/late-facts.ts';
import { addLetter, findOwingLeases } from '../store.ts';
import { findPetitionFacts, savePetitionFacts } from '../case-records/store.ts';
import { notifyLettingSide } from '../cases/notify-of-petition.ts';

const AT_ONCE = 500;
/** Days before rent is due in which a reminder may be sent. */
const AHEAD_DAYS = 14;

/**
 * Sends today's letters about late rent, in every book, lease by lease. Each is recorded in the transaction
 * that sends it, so that a run that is killed and restarted sends nothing twice.
 */
export async function remindTenants(context: JobContext): Promise<void> {
  const { runner, log } = context;
  await correctInterest(context);
  for (const book of await runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined)) {
    let after: string | null = null;
    do {
      const ids: string[] = await runner.read(SYSTEM, findSome, { book, after });
      for (const leaseId of ids) {
        const missing = await runner
          .run(SYSTEM, remindLease, { book, leaseId })
          .catch((error: unknown) => log.error({ err: error, leaseId }, 'lease not reminded'));
        for (const { kind, day } of missing ?? [])
          log.warn({ leaseId, kind, day }, 'letter waits for a rate of law');
      }
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

/**
 * Sends today's letters about one lease's late rent. Nothing is sent twice, except a petition whose facts
 * were corrected. That one waits while an objection is open or a payment plan is running. Returns the rates of
 * law that are not known and that further letters wait for.
 */
export async function remindLease(
  work: Work,
  { book, leaseId }: { book: Book; leaseId: string },
): Promise<MissingRate[]> {
  const { tx, clock } = work;
  await lockBilling(tx, [leaseId]);
  const plans = await reviewPlans(work, [leaseId]);
  await remindOfInstalments(work, plans);
  const late = (await findLateRents(work, [leaseId])).get(leaseId);
  if (!late) return [];
  const { letters } = late;
  const facts = { ...late.facts, isNavRefused: await isNavRefused(tx, leaseId) };
  const today = clock.today().toString();
  const { facts: stated } = await findPetitionFacts(tx, leaseId);
  const again = isCorrected(letters, stated) ? petitionAgain(facts, today) : null;
  const missing = missingRates(facts, today);
  const steps = [...nextSteps(facts, today), ...(again ? [again] : [])];
  const rent = steps.length > 0 && (await findLeaseRents(tx, [leaseId])).get(leaseId);
  if (!rent) return missing;
  const invoices = new Map(late.invoices.map((invoice) => [invoice.id, invoice]));
  const charges: FeeChange[] = [];
  for (const step of steps) charges.push(...(await send(work, { book, rent, step, invoices })));
  await settleLeases(work, [leaseId], charges);
  await reviewCases(work, [leaseId]);
  return missing;
}

/** Books what a letter charges, and queues it to be made and sent. Returns the charges. */
async function send(
  work: Work,
  {
    book,
    rent,
    step,
    invoices,
  }: { book: Book; rent: LeaseRent; step: DueStep; invoices: ReadonlyMap<string, Invoice> },
): Promise<FeeChange[]> {
  const { tx, clock, newId } = work;
  const { leaseId } = rent;
  const id = newId();
  const sentOn = clock.today().toString();
  const { language, ...parties } = (await findParties(tx, book, [rent], sentOn)).get(leaseId)!;
  const { account, kid } = invoices.get(step.claims[0]!.invoiceId)!;
  const petitionFacts = step.kind === 'petition' ? await factsFor(work, rent, parties) : null;
  // A petition waits until all its facts are known.
  if (step.kind === 'petition' && !petitionFacts) return [];
  const { kind, payBy, tellsNav, navObjectBy, total, everything, promise, cases } = step;
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
    navObjectBy,
    total,
    petitionFacts,
    everything,
    promised: promise?.amount ?? null,
    promisedBy: promise?.by ?? null,
    cases,
    claims,
  });
  const charges: FeeChange[] = [];
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
    charges.push({ invoiceId, fees: fee + interest, interest: landlordsInterest(claim) });
  }
  await queueDeliveries(work, 'letter', [id]);
  await work.emit({
    name: 'arrears.reminded',
    payload: { invoiceIds: claims.map(({ invoiceId }) => invoiceId) },
  });
  return charges;
}

/**
 * The facts for a petition that no agreement has. Null while some are missing, of which the letting side is
 * notified once.
 */
async function factsFor(
  work: Work,
  rent: LeaseRent,
  { tenants }: Parties,
): Promise<PetitionFacts | null> {
  const { tx, clock } = work;
  const { facts, askedOn } = await findPetitionFacts(tx, rent.leaseId);
  const isSignedHere = (await findSignedLease(tx, rent.leaseId)) !== undefined;
  if (missingFacts(facts, { tenants, isSignedHere }).length === 0) return facts;
  if (askedOn === null) {
    await savePetitionFacts(tx, rent.leaseId, { askedOn: clock.today().toString() });
    await notifyLettingSide(work, rent, 'petition_facts_missing');
  }
  return null;
}
