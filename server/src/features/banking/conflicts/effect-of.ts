import type { LineState } from '@husvaer/domain/banking/lines';

import { BY_END_TO_END_ID, BY_KID } from '../acceptors.ts';
import type { Conflict } from './store.ts';

export const EFFECTS = [
  'none',
  /** The payment waits for a person. */
  'waits',
  /** A proposed answer waits for another person. */
  'proposed',
  /** Another person has confirmed the answer. */
  'confirmed',
  /** The payment counts as rent, by its KID. */
  'paid_rent',
  /** The payment counts as that of an order, or as its return. */
  'moved_order',
  /** A person has settled the payment, or it is a charge. */
  'settled',
] as const;
type Effect = (typeof EFFECTS)[number];

const OF_STATE = {
  waiting: 'waits',
  counted: 'none',
  taken: 'settled',
  settled: 'settled',
  refunded: 'settled',
  not_ours: 'settled',
} as const satisfies Record<LineState, Effect>;

/** What the file that a person brought has led to. */
export function effectOf({ lineState, takenBy, isProposed, outcome }: Conflict): Effect {
  if (lineState !== null) {
    if (takenBy === BY_KID) return 'paid_rent';
    return takenBy === BY_END_TO_END_ID ? 'moved_order' : OF_STATE[lineState];
  }
  if (isProposed && outcome === null) return 'proposed';
  return outcome === 'confirmed' ? 'confirmed' : 'none';
}
