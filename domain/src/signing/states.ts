import type { AppError } from '../kernel/errors.ts';
import { signingErrors } from './errors.ts';

/**
 * The status of a signing order:
 *
 * - `open`: signers sign in turns; or all have, and the document is being sealed;
 * - `completed`: all have signed, and the sealed document exists;
 * - `declined`: a signer declined;
 * - `expired`: not all signed in time;
 * - `withdrawn`: the sender withdrew it.
 */
export const ORDER_STATUSES = ['open', 'completed', 'declined', 'expired', 'withdrawn'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * The possible next statuses of an order; docs/signing-states.md draws them. Every signature leaves it open,
 * the last one until the document is sealed.
 */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  open: ['open', 'completed', 'declined', 'expired', 'withdrawn'],
  completed: [],
  declined: [],
  expired: [],
  withdrawn: [],
};

/**
 * The state of one signer:
 *
 * - `waiting`: others sign first;
 * - `asked`: it is their turn;
 * - `signed`, `declined`: their own action;
 * - `over`: the order ended without them.
 */
export const SIGNER_STATES = ['waiting', 'asked', 'signed', 'declined', 'over'] as const;
type SignerState = (typeof SIGNER_STATES)[number];

/** The possible next states of a signer. A signature stays, whatever happens to the order. */
export const SIGNER_TRANSITIONS: Record<SignerState, readonly SignerState[]> = {
  waiting: ['asked', 'over'],
  asked: ['signed', 'declined', 'over'],
  signed: [],
  declined: [],
  over: [],
};

/** The signers of a turn sign in any order; the next turn begins when all of them have. */
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

/** Whether all signers have signed. */
export const haveAllSigned = ({ signers }: Pick<OrderFacts, 'signers'>): boolean =>
  signers.every(({ hasSigned }) => hasSigned);

/** The present turn; null when all have signed. */
export function turnOf({ signers }: Pick<OrderFacts, 'signers'>): number | null {
  const left = signers.filter(({ hasSigned }) => !hasSigned).map(({ turn }) => turn);
  return left.length > 0 ? Math.min(...left) : null;
}

/**
 * The status of an order at a moment (milliseconds): an order past its deadline is expired even before it is
 * recorded.
 */
export function statusAt(order: OrderFacts, now: number): OrderStatus {
  return mayExpire(order, now) ? 'expired' : order.status;
}

/** Whether an order expires. A fully signed order does not, however long the sealing takes. */
export const mayExpire = (order: OrderFacts, now: number): boolean =>
  order.status === 'open' && now >= order.expiresAt && !haveAllSigned(order);

/** Whether the sender can withdraw the order: not when all have signed, since it is binding then. */
export const mayWithdraw = (order: OrderFacts): boolean =>
  order.status === 'open' && !haveAllSigned(order);

/** Whether the sealed document can be accepted. */
export const mayComplete = (order: OrderFacts): boolean =>
  order.status === 'open' && haveAllSigned(order);

export function signerState(order: OrderFacts, signer: SignerFacts, now: number): SignerState {
  if (signer.hasSigned) return 'signed';
  if (signer.hasDeclined) return 'declined';
  if (statusAt(order, now) !== 'open') return 'over';
  return signer.turn === turnOf(order) ? 'asked' : 'waiting';
}

/** Why a signer may neither sign nor decline now; null when they may. */
export function refusalOf(order: OrderFacts, signer: SignerFacts, now: number): AppError | null {
  const state = signerState(order, signer, now);
  if (state === 'signed') return signingErrors.already_signed();
  const status = statusAt(order, now);
  if (status !== 'open') return signingErrors.over({ status });
  return state === 'asked' ? null : signingErrors.not_your_turn();
}
