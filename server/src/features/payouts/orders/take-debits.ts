import { moved } from '@husvaer/domain/ledger/entry';

import { bookEntries } from '../../ledger/public.ts';
import type { IncomingLine } from '../../invoicing/public.ts';
import type { Work } from '../../../platform/work.ts';
import { noteEvents } from '../note-events.ts';
import { lockPayouts, type Payout } from '../store.ts';
import { tellLeases } from '../tell-leases.ts';
import { findOrderLines, noteDebited, type StoredLine } from './store.ts';

/** Debits that are looked up and booked at once. */
const AT_ONCE = 2000;

/**
 * Takes debits of the client account that pay a payout we ordered, by its end-to-end id and amount:
 * each is paid on the bank's day. Says which lines it took. One of another amount, of a payout that the
 * bank rejected, or a second one of the same is nobody's.
 */
export async function takeDebits(
  work: Work,
  lines: readonly IncomingLine[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (let start = 0; start < lines.length; start += AT_ONCE)
    for (const id of await takeSome(work, lines.slice(start, start + AT_ONCE))) taken.add(id);
  return taken;
}

interface Debited extends Omit<StoredLine, 'bookedOn'> {
  bookedOn: string;
  lineId: string;
  payout: Payout;
}

async function takeSome(work: Work, lines: readonly IncomingLine[]): Promise<string[]> {
  const { tx } = work;
  const endToEndIds = lines.flatMap(({ endToEndId }) => endToEndId ?? []);
  const named = await findOrderLines(tx, { endToEndIds });
  const locked = await lockPayouts(
    tx,
    named.map(({ payoutId }) => payoutId),
  );
  const payouts = new Map(locked.map((payout) => [payout.id, payout]));
  const tries = new Map(
    (await findOrderLines(tx, { endToEndIds })).map((one) => [one.endToEndId, one]),
  );
  const taken: Debited[] = [];
  for (const line of lines) {
    const tried = tries.get(line.endToEndId ?? '');
    const payout = tried && payouts.get(tried.payoutId);
    if (!payout || payout.bookId !== line.bookId || line.amount !== -tried.amount) continue;
    if (payout.bookedOn !== null || tried.answer === 'rejected') continue;
    payouts.set(payout.id, { ...payout, bookedOn: line.bookedOn });
    taken.push({ ...tried, bookedOn: line.bookedOn, lineId: line.id, payout });
  }
  await noteDebited(tx, taken);
  await noteEvents(
    work,
    taken.map(({ payoutId, bookedOn }) => ({ payoutId, name: 'paid', on: bookedOn })),
  );
  await bookEntries(
    work,
    taken.map(({ lineId, amount, bookedOn, payout: { bookId, leaseId } }) => ({
      bookId,
      key: `bank:${lineId}`,
      kind: 'payout_paid',
      dated: bookedOn,
      lines: moved(amount, { debit: 'payouts_under_way', credit: 'client_account', leaseId }),
    })),
  );
  await tellLeases(
    work,
    locked.map(({ leaseId }) => leaseId),
  );
  return taken.map(({ lineId }) => lineId);
}
