import type { PayoutEvent } from '@husvaer/domain/payouts/enums';

import type { Work } from '../../platform/work.ts';
import { addEvents } from './records/events/store.ts';

/** Records events of payouts, today or on the day given, with the viewer as their author, and emits them. */
export async function recordPayoutEvents(
  { tx, clock, viewer, newId, emit }: Work,
  events: readonly { payoutId: string; name: PayoutEvent; on?: string; note?: string | null }[],
): Promise<void> {
  if (events.length === 0) return;
  const today = clock.today().toString();
  await addEvents(
    tx,
    events.map(({ payoutId, name, on, note }) => ({
      id: newId(),
      payoutId,
      name,
      dated: on ?? today,
      byId: viewer.kind === 'account' ? viewer.id : null,
      note: note ?? null,
    })),
    clock.now(),
  );
  const occurred = events.map(({ payoutId, name }) => ({ payoutId, name }));
  await emit({
    name: 'payouts.events_recorded',
    payload: { at: clock.now().toString(), events: occurred },
  });
}
