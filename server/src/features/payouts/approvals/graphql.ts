import { z } from 'zod';

import { kroner } from '@husvaer/domain/kernel/kroner';
import type { OrderRead } from '@husvaer/domain/payouts/approval';

import { anId } from '../../../platform/input-id.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { actNumber } from '../act-number.ts';
import { nested } from '../../../platform/graphql/input.ts';
import { getBooksToApprove, type BookToApprove } from './use-cases/get-books-to-approve.ts';

const BookToApproveType = builder.objectRef<BookToApprove>('BookToApprove').implement({
  description: 'An agency that named the viewer, a bookkeeper of the operator, as an approver.',
  fields: (t) => ({
    partnerId: t.id({ nullable: true, resolve: ({ book }) => book.partnerId }),
    name: t.string({ resolve: ({ book }) => book.name }),
    payouts: t.int({
      description: 'The number of payouts that wait for the viewer.',
      resolve: ({ payouts }) => payouts.count,
    }),
    refunds: t.int({
      description: 'The number of refunds that wait for the viewer.',
      resolve: ({ refunds }) => refunds.count,
    }),
  }),
});
query('getBooksToApprove', {
  description:
    'Returns the agencies that have named the viewer, a bookkeeper of the operator, as an approver of their payments.',
  type: [BookToApproveType],
  run: (_, { runner, viewer }) => runner.read(viewer, getBooksToApprove, undefined),
});

const APPROVED_AT_ONCE = 200;

/** The type of an approval of an outgoing payment, called `name`. */
export const approvalType = (name: string) =>
  builder.objectRef<{ accountId: string; name: string; at: Temporal.Instant }>(name).implement({
    fields: (t) => ({
      _id: t.exposeID('accountId', { description: 'The id of the approver’s account.' }),
      name: t.exposeString('name'),
      at: t.expose('at', { type: 'DateTime' }),
    }),
  });

/** A payout or a refund as the approver has read it. */
const OrderToApprove = nested('OrderToApproveInputData', {
  amount: { type: 'Kroner', description: 'The amount that was shown.' },
  account: 'The account that was shown. Eleven digits.',
  lastActNumber: { type: 'ID', description: 'The `lastActNumber` that was shown.' },
});

/** An order's `lastActNumber`, as a field. */
export const LAST_ACT = {
  description:
    'Stands for all that people have done on its way. Who approves it sends what was shown.',
  resolve: ({ lastActNumber }: { lastActNumber: bigint }) => String(lastActNumber),
};

/** The orders that an approver has read, 1 to 200. */
export const toApprove = z
  .array(
    z.strictObject({
      _id: anId,
      amount: kroner(z.number().positive()),
      account: z.string().regex(/^\d{11}$/),
      lastActNumber: actNumber,
    }),
  )
  .min(1)
  .max(APPROVED_AT_ONCE)
  .transform(
    (orders): Map<string, OrderRead> => new Map(orders.map(({ _id, ...read }) => [_id, read])),
  );
export const TO_APPROVE = { nested: OrderToApprove, description: `At most ${APPROVED_AT_ONCE}.` };
