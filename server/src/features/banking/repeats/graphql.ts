import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { asId } from '../../../platform/input-id.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { pageTypes } from '../../../platform/graphql/page-types.ts';
import { thenRead } from '../../../platform/work.ts';
import { BankFileFormat, BankLineState } from '../graphql.ts';
import { bookRepeatedPayment } from './use-cases/book-repeated-payment.ts';
import { getRepeat } from './use-cases/get-repeat.ts';
import { getRepeatedPayments } from './use-cases/get-repeated-payments.ts';
import type { ShownRepeat } from './shown-repeat.ts';
import type { Place } from '../lines/repeats/store.ts';

const MOST = 50;
const page = pageOf({ usual: 25, most: MOST, skipMost: 100_000 });

const PlaceType = builder.objectRef<Place>('BankFilePlace').implement({
  description: 'Where a bank’s file reports a payment.',
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    format: t.expose('format', { type: BankFileFormat }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    position: t.exposeInt('position', { description: 'Among the file’s payments, from 1.' }),
  }),
});

const RepeatType = builder.objectRef<ShownRepeat>('RepeatedPayment').implement({
  description:
    'A payment that was regarded as a repeat of one in an earlier file, and was not booked.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.expose('amount', { type: 'Kroner', description: 'Below zero it went out.' }),
    paidOn: t.exposeString('paidOn', { description: 'When the payer’s bank had it.' }),
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
    reference: t.exposeString('reference', { nullable: true, description: 'The bank’s own.' }),
    isExpected: t.exposeBoolean('isExpected', {
      description: 'The bank reports it in another kind of file too, or sent a copy.',
    }),
    told: t.expose('told', { type: PlaceType }),
    repeats: t.field({
      type: PlaceType,
      description: 'Where the payment was reported that it was regarded as a repeat of.',
      resolve: ({ repeats }) => repeats,
    }),
    repeatsState: t.field({
      type: BankLineState,
      description: 'What became of that payment.',
      resolve: ({ repeats }) => repeats.state,
    }),
    repeatsId: t.id({
      description: 'The payment that it was taken for.',
      resolve: ({ repeats }) => repeats.lineId,
    }),
    bookedAt: t.expose('bookedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a person booked it after all.',
    }),
    bookedByName: t.exposeString('bookedByName', { nullable: true }),
    note: t.exposeString('note', { nullable: true, description: 'Why it was booked.' }),
  }),
});

const { PageType, OptionData } = pageTypes('RepeatedPayments', { of: RepeatType, most: MOST });

const QueryData = builder.inputType('RepeatedPaymentsQueryData', {
  fields: (t) => ({
    partnerId: t.id({ description: WITHOUT_PARTNER }),
    withExpected: t.boolean({
      description: 'Also those that the bank reports in another kind of file, or in a copy.',
    }),
  }),
});
const querySchema = withBooks.extend({
  withExpected: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});
builder.queryField('getRepeatedPayments', (t) =>
  t.field({
    type: PageType,
    description: 'Payments that were taken for repeated, the latest first.',
    args: {
      queryData: t.arg({ type: QueryData, required: true }),
      optionData: t.arg({ type: OptionData }),
    },
    resolve(_, { queryData, optionData }, { runner, viewer }) {
      const input = parseInput(querySchema, queryData, 'queryData');
      const part = parseInput(page, { ...optionData }, 'optionData');
      return runner.read(viewer, getRepeatedPayments, { ...input, ...part });
    },
  }),
);

const BookInput = builder.inputType('BookRepeatedPaymentInputData', {
  fields: (t) => ({
    repeatId: t.id({ required: true }),
    note: t.string({
      required: true,
      description: 'Why it is another payment; at most 500 characters.',
    }),
  }),
});
builder.mutationField('bookRepeatedPayment', (t) =>
  t.field({
    type: RepeatType,
    description: 'Books a payment after all that was taken for repeated.',
    args: { inputData: t.arg({ type: BookInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      return runner.run(viewer, thenRead(bookRepeatedPayment, getRepeat), {
        ...inputData,
        repeatId: asId(inputData.repeatId),
      });
    },
  }),
);
