import {
  arrearsOverview,
  type ArrearsOverview,
  type OpenClaim,
} from '@husvaer/domain/arrears/overview';
import type { LateRentFacts } from '@husvaer/domain/arrears/late-rent';
import { BROKEN_PLAN_WAIT_HOURS } from '@husvaer/domain/arrears/payment-plan';

import type { Invoice } from '../../invoices/public.ts';
import { findMoney, type LeaseMoney } from '../../payments/public.ts';
import { findPostalLetters, type PostalLetter } from '../../postal/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findCases, type EvictionCase } from '../case-records/store.ts';
import { findAllLateRent } from '../late-rent-settings/store.ts';
import { findPlannedInvoices } from '../plans/store.ts';
import { findRates } from '../rates/store.ts';
import { findLetters, type RentLetter } from '../store.ts';
import { closedCase, lateInvoices, lettersSent, type SentLetter } from './late-facts.ts';

/** A lease's late rent: its records, and what the rules of `domain` read of them. */
export interface KnownLateRent {
  invoices: readonly Invoice[];
  letters: readonly RentLetter[];
  /** The postal letters of all its letters. */
  postal: readonly PostalLetter[];
  /** Its eviction cases, the latest first, and the open one. */
  cases: readonly EvictionCase[];
  open: EvictionCase | undefined;
  facts: Omit<LateRentFacts, 'letters' | 'isNavRefused'> & { letters: readonly SentLetter[] };
}

/** The invoices and payments of leases. */
type MoneyOf = ReadonlyMap<string, Pick<LeaseMoney, 'invoices' | 'lines' | 'parts'>>;

/** The late rent of these leases. A lease without invoices has none. */
export async function findLateRents(
  { tx, clock }: Pick<ReadWork, 'tx' | 'clock'>,
  leaseIds: readonly string[],
  known?: MoneyOf,
): Promise<Map<string, KnownLateRent>> {
  const moneyOf: MoneyOf = known ?? (await findMoney(tx, leaseIds));
  const ids = leaseIds.filter((id) => moneyOf.get(id)!.invoices.length > 0);
  if (ids.length === 0) return new Map();
  const letters = Map.groupBy(await findLetters(tx, { leaseIds: ids }), ({ leaseId }) => leaseId);
  const postal = await findPostalLetters(tx, {
    ofIds: [...letters.values()].flat().map(({ id }) => id),
  });
  // A case begins with a letter.
  const cases = Map.groupBy(await findCases(tx, [...letters.keys()]), ({ leaseId }) => leaseId);
  const rates = await findRates(tx);
  const brokenAfter = clock.now().subtract({ hours: BROKEN_PLAN_WAIT_HOURS });
  const planned = await findPlannedInvoices(tx, { leaseIds: ids, brokenAfter });
  const bookOf = (id: string) => moneyOf.get(id)!.invoices[0]!.bookId;
  const settings = await findAllLateRent(tx, [...new Set(ids.map(bookOf))]);
  const found = ids.map((leaseId): [string, KnownLateRent] => {
    const { invoices, lines, parts } = moneyOf.get(leaseId)!;
    const ownLetters = letters.get(leaseId) ?? [];
    const ownCases = cases.get(leaseId) ?? [];
    const sent = lettersSent(ownLetters, postal);
    const open = ownCases.find(({ closedOn }) => closedOn === null);
    return [
      leaseId,
      {
        invoices,
        letters: ownLetters,
        cases: ownCases,
        open,
        postal: postal.filter(({ ofId }) => ownLetters.some(({ id }) => id === ofId)),
        facts: {
          settings: settings(bookOf(leaseId)),
          invoices: lateInvoices({ invoices, lines, parts, sent, open, planned }),
          letters: sent,
          closed: closedCase(ownCases),
          rates,
        },
      },
    ];
  });
  return new Map(found);
}

/** The overview of each of these leases with invoices, on the day of the clock. */
export async function findOverviews(
  work: Pick<ReadWork, 'tx' | 'clock'>,
  leaseIds: readonly string[],
  known?: MoneyOf,
): Promise<Map<string, NamedOverview>> {
  const today = work.clock.today().toString();
  const late = await findLateRents(work, leaseIds, known);
  return new Map(
    [...late].map(([id, { facts, invoices }]) => {
      const issued = new Map(invoices.map((invoice) => [invoice.id, invoice]));
      const { claims, ...overview } = arrearsOverview({ ...facts, isNavRefused: false }, today);
      const named = claims.map((claim) => {
        const { serial, month } = issued.get(claim.invoiceId)!;
        return { ...claim, serial, month };
      });
      return [id, { ...overview, claims: named }];
    }),
  );
}

/** An open claim with what names its invoice. */
export interface NamedClaim extends OpenClaim<SentLetter> {
  serial: number;
  month: string | null;
}

/** The overview of a lease, with named claims. */
export interface NamedOverview extends Omit<ArrearsOverview, 'claims'> {
  claims: readonly NamedClaim[];
}
