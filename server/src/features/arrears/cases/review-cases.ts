import { evictionCase } from '@husvaer/domain/arrears/late-rent';

import { findLeaseRents, setCase } from '../../leases/public.ts';
import {
  cancelLettersOfLease,
  findPostalLetters,
  requeueLetters,
  type PostalLetter,
} from '../../postal/public.ts';
import type { Work } from '../../../platform/work.ts';
import {
  findInvoicesOf,
  findLines,
  type Invoice,
  type InvoiceLine,
} from '../../invoices/public.ts';
import { findParts, type PaymentPart } from '../../payments/public.ts';
import { closedCase, lateInvoices, lettersSent } from '../claims/late-facts.ts';
import { changeCase, findCases, openCase, type EvictionCase } from '../case-records/store.ts';
import { findLetters, type RentLetter } from '../store.ts';
import { notifyLettingSide } from './notify-of-petition.ts';

/**
 * Reviews these leases' eviction cases after payments changed: a case whose rent is paid closes, and one
 * whose payment was reversed opens again.
 */
export async function reviewCases(work: Work, leaseIds: readonly string[]): Promise<void> {
  const { tx } = work;
  const letters = Map.groupBy(await findLetters(tx, { leaseIds }), ({ leaseId }) => leaseId);
  const ids = [...letters.keys()];
  const postal = await findPostalLetters(tx, {
    ofIds: [...letters.values()].flat().map(({ id }) => id),
  });
  const all = await findInvoicesOf(tx, ids);
  const lines = await findLines(
    tx,
    all.map(({ id }) => id),
  );
  const invoices = Map.groupBy(all, ({ leaseId }) => leaseId);
  const parts = Map.groupBy(await findParts(tx, ids), ({ leaseId }) => leaseId);
  const cases = Map.groupBy(await findCases(tx, ids), ({ leaseId }) => leaseId);
  for (const [leaseId, own] of letters)
    await reviewCase(work, {
      leaseId,
      letters: own,
      postal,
      invoices: invoices.get(leaseId) ?? [],
      lines,
      parts: parts.get(leaseId) ?? [],
      cases: cases.get(leaseId) ?? [],
    });
}

/** The letters by post that a notice about late rent needs. */
export const NOTICE_LETTERS = ['rent_notice', 'nav_copy'] as const;

/** A lease with letters about late rent. */
interface Reminded {
  leaseId: string;
  letters: readonly RentLetter[];
  /** The postal letters of all of them. */
  postal: readonly PostalLetter[];
  invoices: readonly Invoice[];
  /** By invoice. */
  lines: ReadonlyMap<string, readonly InvoiceLine[]>;
  parts: readonly PaymentPart[];
  /** Its eviction cases, the latest first. */
  cases: readonly EvictionCase[];
}

async function reviewCase(
  work: Work,
  { leaseId, letters, postal, invoices, lines, parts, cases }: Reminded,
): Promise<void> {
  const { tx, clock, newId } = work;
  const open = cases.find(({ closedOn }) => closedOn === null);
  const closed = closedCase(cases);
  const found = evictionCase({
    invoices: lateInvoices({ invoices, lines, parts, letters, open }),
    letters: lettersSent(letters, postal),
    closed,
  });
  const today = clock.today().toString();
  if (found && !open) {
    await openCase(tx, { id: newId(), leaseId, openedOn: found.noticeSentOn });
    const since = closed?.on ?? '';
    await requeueLetters(
      work,
      letters.filter(({ sentOn }) => sentOn > since).map(({ id }) => id),
    );
  }
  if (!found && open) {
    await changeCase(tx, open.id, { closedOn: today, outcome: 'paid' });
    await cancelLettersOfLease(work, leaseId, NOTICE_LETTERS);
    await notifyClosed(work, leaseId);
  }
  await setCase(tx, leaseId, {
    noticeSentOn: found?.noticeSentOn ?? null,
    petitionedOn: found ? (open?.petitionedOn ?? null) : null,
  });
}

async function notifyClosed(work: Work, leaseId: string): Promise<void> {
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  if (rent) await notifyLettingSide(work, rent, 'eviction_case_closed');
}
