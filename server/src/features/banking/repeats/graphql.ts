import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import { repeatBooking } from '@husvaer/domain/banking/repeats';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query, mutation } from '../../../platform/graphql/operation.ts';
import { pageTypes } from '../../../platform/graphql/page-types.ts';
import { thenRead } from '../../../platform/work.ts';
import { BankFileFormat, BankLineState } from '../graphql.ts';
import { anId } from '../../../platform/input-id.ts';
import { bookRepeatedPayment } from './use-cases/book-repeated-payment.ts';
import { getRepeat } from './use-cases/get-repeat.ts';
import { getRepeatedPayments } from './use-cases/get-repeated-payments.ts';
import type { ShownRepeat } from './shown-repeat.ts';
import type { Place } from '../lines/repeats/store.ts';

const MOST = 50;
const page = pageOf({ usual: 25, most: MOST, skipMost: 100_000 });

const PlaceType = builder.objectRef<Place>('BankFilePlace').implement({
  description: 'The place in a bank’s file that reports a payment.',
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    format: t.expose('format', { type: BankFileFormat }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    position: t.exposeInt('position', {
      description: 'The position among the payments of the file, from 1.',
    }),
  }),
});

const RepeatType = builder.objectRef<ShownRepeat>('RepeatedPayment').implement({
  description:
    'A payment that was regarded as a repeat of one in an earlier file, and was not booked.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.expose('amount', {
      type: 'Kroner',
      description: 'Negative for an outgoing payment.',
    }),
    paidOn: t.exposeString('paidOn', {
      description: 'The day on which the payer’s bank received the payment, `YYYY-MM-DD`.',
    }),
    kid: t.exposeString('kid', { nullable: true }),
    text: t.exposeString('text', { nullable: true }),
    counterpartyName: t.string({
      nullable: true,
      resolve: ({ counterparty }) => counterparty.name,
    }),
    counterpartyAccount: t.string({
      nullable: true,
      resolve: ({ counterparty }) => counterparty.account,
    }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'The bank’s reference.',
    }),
    isExpected: t.exposeBoolean('isExpected', {
      description:
        'Whether the repeat is expected: the bank reports the payment in another kind of file too, or sent a copy.',
    }),
    told: t.expose('told', { type: PlaceType }),
    repeats: t.field({
      type: PlaceType,
      description: 'The place of the earlier payment that this one was regarded as a repeat of.',
      resolve: ({ repeats }) => repeats,
    }),
    repeatsState: t.field({
      type: BankLineState,
      description: 'The state of the earlier payment.',
      resolve: ({ repeats }) => repeats.state,
    }),
    repeatsId: t.id({
      description: 'The id of the earlier payment.',
      resolve: ({ repeats }) => repeats.lineId,
    }),
    bookedAt: t.expose('bookedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a person booked the payment after all. Null if no one has.',
    }),
    bookedByName: t.exposeString('bookedByName', { nullable: true }),
    note: t.exposeString('note', { nullable: true, description: 'The reason why it was booked.' }),
  }),
});

const { PageType, optionData } = pageTypes('RepeatedPayments', {
  of: RepeatType,
  most: MOST,
  page,
});
const querySchema = withBooks.extend({
  withExpected: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});
query('getRepeatedPayments', {
  description: 'Returns payments that were regarded as repeated, latest first.',
  args: {
    queryData: input(
      'RepeatedPaymentsQueryData',
      querySchema,
      {
        partnerId: WITHOUT_PARTNER,
        withExpected:
          'Whether to include expected repeats: payments that the bank reports in another kind of file, or in a copy.',
      },
      { isRequired: true },
    ),
    optionData,
  },
  type: PageType,
  run: ({ queryData: input, optionData: part }, { runner, viewer }) =>
    runner.read(viewer, getRepeatedPayments, { ...input, ...part }),
});

mutation('bookRepeatedPayment', {
  description: 'Books a payment that was regarded as repeated.',
  args: {
    inputData: input('BookRepeatedPaymentInputData', repeatBooking.extend({ repeatId: anId }), {
      note: 'The reason why it is a different payment, at most 500 characters.',
    }),
  },
  type: RepeatType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(bookRepeatedPayment, getRepeat), inputData),
});
