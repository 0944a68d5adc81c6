import { findLogin } from '../../accounts/public.ts';
import type { Work } from '../../../platform/work.ts';
import {
  addOrder,
  completeTask,
  readOrder,
  type RequestedSigner,
  type Order,
  type Signer,
} from '../store.ts';
import { addTask } from '../tasks/store.ts';
import { beginTurn } from '../move-on.ts';

/** The input of a new order. */
export interface SigningOrderInput extends Pick<
  Order,
  | 'subject'
  | 'title'
  | 'language'
  | 'informationPath'
  | 'document'
  | 'sha256'
  | 'partnerId'
  | 'returnTo'
  | 'expiresAt'
  | 'remindAfterDays'
> {
  signers: readonly RequestedSigner[];
}

/**
 * Asks people to sign a PDF, in turns: the signers of a turn sign in any order, and the next turn begins when
 * all have. The signers of the first turn are notified; at a broker, once the order exists there. A signer
 * with an `errandPath` must do the task on that page first, until {@link completeSignerTask}. `sha256`, hex,
 * is the hash they sign, and `returnTo` the path of the site they return to, with the query parameter
 * `signingStatus`. Returns the order's id.
 */
export async function orderSigning(work: Work, input: SigningOrderInput): Promise<string> {
  const { tx, clock, newId, signingBroker } = work;
  if (input.signers.length === 0) throw new Error('A signing order must have a signer.');
  if (Temporal.Instant.compare(input.expiresAt, clock.now()) <= 0)
    throw new Error('A signing order must expire in the future.');
  const signers = [];
  for (const signer of input.signers)
    signers.push({ ...signer, id: newId(), accountId: await accountOf(work, signer) });
  const order = { ...input, id: newId(), provider: signingBroker ?? ('house' as const), signers };
  await addOrder(tx, order, clock.now());
  if (order.provider === 'house') await beginTurn(work, await written(work, order.id));
  else await addTask(tx, order.id, 'send', clock.now());
  return order.id;
}

/** Records that the task on this page is done. */
export const completeSignerTask = ({ tx }: Pick<Work, 'tx'>, path: string): Promise<void> =>
  completeTask(tx, path);

async function written({ tx }: Work, orderId: string): Promise<Order> {
  const order = await readOrder(tx, orderId);
  if (!order) throw new Error('The order was not written.');
  return order;
}

/** The account that has confirmed an e-mail is its signer. */
async function accountOf(
  { tx }: Work,
  { accountId, email }: Pick<Signer, 'accountId' | 'email'>,
): Promise<string | null> {
  if (accountId) return accountId;
  const login = await findLogin(tx, { email });
  return login?.verifiedAt ? login.id : null;
}
