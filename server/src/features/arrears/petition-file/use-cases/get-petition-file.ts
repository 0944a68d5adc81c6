import {
  chargesOf,
  interestLines,
  type Charge,
  type ClaimInterest,
} from '@husvaer/domain/arrears/late-claims';
import type { OpenClaim } from '@husvaer/domain/arrears/overview';
import type { Readiness } from '@husvaer/domain/arrears/readiness';
import { addDays } from '@husvaer/domain/kernel/dates';
import { firstDayWithout, type LegalRate } from '@husvaer/domain/legal/rates';
import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import { acceptsEmailNotices } from '../../../lease-documents/public.ts';
import { getLease } from '../../../leases/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import type { KnownLateRent, NamedClaim } from '../../claims/find-late-rents.ts';
import { findReadiness } from '../../cases/find-readiness.ts';
import { withoutWaived, type SentLetter } from '../../claims/late-facts.ts';
import { findPetition, type Petition } from '../../use-cases/state-petition-facts.ts';

/** How one notice was dispatched. */
export interface Dispatch {
  fileId: string | null;
  /** The day of the letter, and when its e-mail left; null when that was not stored. */
  sentOn: string;
  sentAt: Temporal.Instant | null;
  /** E-mail addresses. */
  sentTo: readonly string[];
  /** Copies by post; `on` is null while one waits. */
  posted: readonly { to: string; on: string | null; tracking: string | null }[];
  payBy: string | null;
}

/** A claim with all that the enforcement officer may ask about. Amounts in øre. */
export interface ReplayedClaim {
  claim: NamedClaim;
  charges: readonly Charge[];
  /** Interest to today, whether charged or not. */
  interestToday: readonly ClaimInterest[];
  notice: Dispatch | null;
}

export interface PetitionFile {
  today: string;
  readiness: Readiness;
  claims: readonly ReplayedClaim[];
  everything: bigint;
  /** Whether the tenants accepted notices by e-mail in the lease. */
  acceptsEmailNotices: boolean;
  petition: Petition;
}

/**
 * All that a petition for eviction rests on, and what is in its way, for those who write the lease's
 * documents. Throws `invoicing.not_found` for others, and without an open case.
 */
export async function getPetitionFile(work: ReadWork, contractId: string): Promise<PetitionFile> {
  const { tx, clock } = work;
  const lease = await getLease(work, contractId);
  const today = clock.today().toString();
  const found = lease.mayWrite ? await findReadiness(work, lease, today) : null;
  const open = found?.late.open;
  if (!found || !open) throw invoicingErrors.not_found();
  const { late, overview, readiness } = found;
  const { letters, facts } = late;
  const invoices = new Map(facts.invoices.map((invoice) => [invoice.id, invoice]));
  const issued = new Map(late.invoices.map((invoice) => [invoice.id, invoice]));
  const charged = withoutWaived(letters);
  return {
    today,
    readiness,
    everything: overview.everything,
    claims: overview.claims
      .filter(({ stage }) => stage !== 'coming')
      .map((claim) => {
        const invoice = invoices.get(claim.invoiceId)!;
        const { serial, month } = issued.get(claim.invoiceId)!;
        return {
          claim: { ...claim, serial, month },
          charges: chargesOf(charged, invoice),
          interestToday: facts.settings.chargesInterest
            ? interestLines(invoice, knownUntil(facts.rates, invoice.dueOn, today), facts.rates)
            : [],
          notice: dispatchOf(claim, late),
        };
      }),
    acceptsEmailNotices: await acceptsEmailNotices(tx, contractId),
    petition: await findPetition(
      tx,
      lease,
      letters.filter(({ sentOn }) => sentOn >= open.openedOn),
    ),
  };
}

/** Today, or the last day whose rate of interest is known. */
function knownUntil(rates: readonly LegalRate[], dueOn: string, today: string): string {
  const last = addDays(firstDayWithout(rates, 'late_interest', dueOn), -1);
  return last < today ? last : today;
}

/** How the notice of a claim was dispatched; null without one. */
function dispatchOf(
  { invoiceId, letters }: OpenClaim<SentLetter>,
  { letters: all, postal }: KnownLateRent,
): Dispatch | null {
  const notice = letters.findLast(({ claims }) =>
    claims.some((claim) => claim.invoiceId === invoiceId && claim.steps.includes('notice')),
  );
  const letter = all.find(({ id }) => id === notice?.id);
  if (!letter) return null;
  const { id, documentId: fileId, sentOn, sentAt, payBy } = letter;
  return {
    fileId,
    sentOn,
    sentAt,
    payBy,
    sentTo: letter.sentTo ?? [],
    posted: postal
      .filter(
        ({ ofId, kind, cancelReason }) => ofId === id && kind === 'rent_notice' && !cancelReason,
      )
      .map(({ recipient, postedOn, tracking }) => ({ to: recipient, on: postedOn, tracking })),
  };
}
