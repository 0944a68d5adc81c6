import { z } from 'zod';

import { parseInput } from '@husvaer/domain/kernel/validation';

import { anId } from '../../../platform/input-id.ts';
import { builder } from '../../../platform/graphql/builder.ts';
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
builder.queryField('getBooksToApprove', (t) =>
  t.field({
    type: [BookToApproveType],
    description:
      'Returns the agencies that have named the viewer, a bookkeeper of the operator, as an approver of their payments.',
    resolve: (_, __, { runner, viewer }) => runner.read(viewer, getBooksToApprove, undefined),
  }),
);

const APPROVED_AT_ONCE = 200;
export const APPROVED_AT_ONCE_TEXT = `At most ${APPROVED_AT_ONCE}.`;

/** The type of an approval of an outgoing payment, called `name`. */
export const approvalType = (name: string) =>
  builder.objectRef<{ accountId: string; name: string; at: Temporal.Instant }>(name).implement({
    fields: (t) => ({
      _id: t.exposeID('accountId', { description: 'The id of the approver’s account.' }),
      name: t.exposeString('name'),
      at: t.expose('at', { type: 'DateTime' }),
    }),
  });

const toApprove = z.array(anId).min(1).max(APPROVED_AT_ONCE);

/** The ids to approve, 1 to 200, from this field of an input. */
export const idsToApprove = (ids: readonly (string | number)[], field: string): string[] =>
  parseInput(toApprove, ids, `inputData.${field}`);
