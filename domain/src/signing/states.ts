import type { AppError } from '../kernel/errors.ts';
import { signingErrors } from './errors.ts';

/**
 * How far an order to sign a document has come:
 * - `open`: people sign, turn by turn; or all have, and the document is being sealed;
 * - `completed`: all have signed, and the sealed document is there;
 * - `declined`: one said no;
 * - `expired`: not all signed in time;
 * - `withdrawn`: whoever asked does not ask any more.
 */
export const ORDER_STATUSES = ['open', 'completed', 'declined', 'expired', 'withdrawn'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Where an order may go from each state; docs/signing-states.md draws it. Every signature but the last leaves it open, and the last until it is sealed. */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  open: ['open', 'completed', 'declined', 'expired', 'withdrawn'],
  completed: [],
  declined: [],
  expired: [],
  withdrawn: [],
};

/**
 * How far one signer has come:
 * - `waiting`: others sign first;
 * - `asked`: it is their turn;
 * - `signed`, `declined`: what they did;
 * - `over`: the order ended without them.
 */
export const SIGNER_STATES = ['waiting', 'asked', 'signed', 'declined', 'over'] as const;
export type SignerState = (typeof SIGNER_STATES)[number];

/** Where a signer may go from each state. What was signed stays signed, whatever becomes of the order. */
export const SIGNER_TRANSITIONS: Record<SignerState, readonly SignerState[]> = {
  waiting: ['asked', 'over'],
  asked: ['signed', 'declined', 'over'],
  signed: [],
  declined: [],
  over: [],
};

/** Everybody of a turn signs in any order; the next turn begins when all of them have. */
export interface SignerFacts {
  turn: number;
  hasSigned: boolean;
  hasDeclined: boolean;
}

export interface OrderFacts {
  status: OrderStatus;
  /** Milliseconds since 1970. */
  expiresAt: number;
  signers: readonly SignerFacts[];
}

/** Whether nobody is left who has not signed. */
export const haveAllSigned = ({ signers }: Pick<OrderFacts, 'signers'>): boolean =>
  signers.every(({ hasSigned }) => hasSigned);

/** The turn that signs now; null when all have. */
export function turnOf({ signers }: Pick<OrderFacts, 'signers'>): number | null {
  const left = signers.filter(({ hasSigned }) => !hasSigned).map(({ turn }) => turn);
  return left.length > 0 ? Math.min(...left) : null;
}

/** What an order is at a moment (milliseconds): one whose time is over is so before anybody writes it down. */
export function statusAt(order: OrderFacts, now: number): OrderStatus {
  return mayExpire(order, now) ? 'expired' : order.status;
}

/** Whether an order ends because its time is over. What all have signed is kept, however long the sealing takes. */
export const mayExpire = (order: OrderFacts, now: number): boolean =>
  order.status === 'open' && now >= order.expiresAt && !haveAllSigned(order);

/** Whether whoever asked may stop asking: not what all have signed, for that binds them. */
export const mayWithdraw = (order: OrderFacts): boolean =>
  order.status === 'open' && !haveAllSigned(order);

/** Whether the sealed document may be taken in. */
export const mayComplete = (order: OrderFacts): boolean =>
  order.status === 'open' && haveAllSigned(order);

export function signerState(order: OrderFacts, signer: SignerFacts, now: number): SignerState {
  if (signer.hasSigned) return 'signed';
  if (signer.hasDeclined) return 'declined';
  if (statusAt(order, now) !== 'open') return 'over';
  return signer.turn === turnOf(order) ? 'asked' : 'waiting';
}

/** Why somebody may neither sign nor decline now; null when they may do either. */
export function refusalOf(order: OrderFacts, signer: SignerFacts, now: number): AppError | null {
  const state = signerState(order, signer, now);
  if (state === 'signed') return signingErrors.already_signed();
  const status = statusAt(order, now);
  if (status !== 'open') return signingErrors.over({ status });
  return state === 'asked' ? null : signingErrors.not_your_turn();
}
