import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import {
  POSTAL_LETTER_KINDS,
  POSTAL_LETTER_STATES,
  type PostalAddress,
} from '@husvaer/domain/postal/letters';

import { WITHOUT_PARTNER, withBooks } from '../ledger/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { query } from '../../platform/graphql/operation.ts';
import { pageTypes } from '../../platform/graphql/page-types.ts';
import { thenRead } from '../../platform/work.ts';
import { cancelPostalLetter } from './use-cases/cancel-postal-letter.ts';
import { changePostalAddress } from './use-cases/change-postal-address.ts';
import { markPostalLettersPosted } from './use-cases/mark-postal-letters-posted.ts';
import { getPostalLetters, type ShownPostalLetter } from './use-cases/get-postal-letters.ts';
import { readPostalLetters } from './use-cases/read-postal-letters.ts';

const MOST = 100;
const page = pageOf({ usual: 25, most: MOST, skipMost: 100_000 });

const KindEnum = builder.enumType('PostalLetterKind', { values: POSTAL_LETTER_KINDS });
const StateEnum = builder.enumType('PostalLetterState', { values: POSTAL_LETTER_STATES });

const AddressType = builder.objectRef<PostalAddress>('PostalAddress').implement({
  fields: (t) => ({
    lines: t.stringList({
      description: 'The street, the unit and similar lines.',
      resolve: ({ lines }) => [...lines],
    }),
    postalCode: t.exposeString('postalCode'),
    city: t.exposeString('city'),
  }),
});

const LetterType = builder.objectRef<ShownPostalLetter>('PostalLetter').implement({
  description: 'A letter by post to one recipient.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    contractId: t.exposeID('leaseId'),
    kind: t.expose('kind', { type: KindEnum }),
    state: t.expose('state', { type: StateEnum }),
    fileId: t.exposeID('documentId', { description: 'The letter without the address page.' }),
    leaseNumber: t.exposeString('leaseNumber'),
    recipient: t.exposeString('recipient'),
    address: t.expose('address', {
      type: AddressType,
      nullable: true,
      description: 'Null until an address is stated.',
    }),
    queuedAt: t.expose('queuedAt', { type: 'DateTime' }),
    postBy: t.exposeString('postBy', {
      nullable: true,
      description:
        'The last day that the letter may be posted, because its text states a deadline.',
    }),
    handedOverAt: t.expose('handedOverAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time when the postal service received the letter.',
    }),
    serviceRefusal: t.exposeString('serviceRefusal', {
      nullable: true,
      description:
        'The reason why the postal service refused the letter. A person must then post it.',
    }),
    postedOn: t.exposeString('postedOn', { nullable: true }),
    postedByName: t.exposeString('postedByName', {
      nullable: true,
      description: 'Null if the postal service posted it.',
    }),
    tracking: t.exposeString('tracking', { nullable: true }),
    receiptFileId: t.id({ nullable: true, resolve: ({ receiptId }) => receiptId }),
    cancelledAt: t.expose('cancelledAt', { type: 'DateTime', nullable: true }),
    cancelledByName: t.exposeString('cancelledByName', {
      nullable: true,
      description: 'Null if the system cancelled the letter because its subject had ended.',
    }),
    cancelReason: t.exposeString('cancelReason', { nullable: true }),
  }),
});

const { PageType, optionData } = pageTypes('PostalLetters', { of: LetterType, most: MOST, page });
const querySchema = withBooks.extend({
  states: z
    .array(z.enum(POSTAL_LETTER_STATES))
    .min(1)
    .max(POSTAL_LETTER_STATES.length)
    .nullish()
    .transform((value) => value ?? (['waiting'] as const)),
});
query('getPostalLetters', {
  description:
    'Returns an agency’s letters by post. Waiting letters come oldest first, others latest first.',
  args: {
    queryData: input(
      'PostalLettersQueryData',
      querySchema,
      { partnerId: WITHOUT_PARTNER, states: 'Defaults to `waiting`.' },
      { isRequired: true },
    ),
    optionData,
  },
  type: PageType,
  run: ({ queryData: input, optionData: part }, { runner, viewer }) =>
    runner.read(viewer, getPostalLetters, { ...input, ...part }),
});

const AddressInput = builder.inputType('PostalAddressInput', {
  fields: (t) => ({
    lines: t.stringList({
      required: true,
      description: 'One to three lines of at most 60 characters.',
    }),
    postalCode: t.string({ required: true, description: 'Four digits.' }),
    city: t.string({ required: true, description: 'At most 60 characters.' }),
  }),
});
const ChangeAddressInput = builder.inputType('ChangePostalAddressInputData', {
  fields: (t) => ({
    letterId: t.id({ required: true }),
    address: t.field({ type: AddressInput, required: true }),
  }),
});
builder.mutationField('changePostalAddress', (t) =>
  t.field({
    type: [LetterType],
    description: 'Changes the address of a letter that is not posted yet.',
    args: { inputData: t.arg({ type: ChangeAddressInput, required: true }) },
    resolve: (_, { inputData }, { runner, viewer }) =>
      runner.run(viewer, thenRead(changePostalAddress, readPostalLetters), inputData),
  }),
);

const PostedInput = builder.inputType('MarkPostalLettersPostedInputData', {
  fields: (t) => ({
    letterIds: t.idList({ required: true, description: 'At most 100.' }),
    postedOn: t.string({
      required: true,
      description: 'The day the letters were posted, `YYYY-MM-DD`.',
    }),
    tracking: t.string({
      description: 'The tracking number of a registered letter, at most 40 characters.',
    }),
    receiptKey: t.string({
      description: 'The key of the receipt, uploaded with a policy of the directive `Files`.',
    }),
  }),
});
builder.mutationField('markPostalLettersPosted', (t) =>
  t.field({
    type: [LetterType],
    description:
      'Records that letters were posted by hand, with their proof of posting: all or none.',
    args: { inputData: t.arg({ type: PostedInput, required: true }) },
    resolve: (_, { inputData }, { runner, viewer }) =>
      runner.run(viewer, thenRead(markPostalLettersPosted, readPostalLetters), inputData),
  }),
);

const CancelInput = builder.inputType('CancelPostalLetterInputData', {
  fields: (t) => ({
    letterId: t.id({ required: true }),
    reason: t.string({ required: true, description: 'At most 500 characters.' }),
  }),
});
builder.mutationField('cancelPostalLetter', (t) =>
  t.field({
    type: [LetterType],
    description: 'Cancels a letter that is not posted yet.',
    args: { inputData: t.arg({ type: CancelInput, required: true }) },
    resolve: (_, { inputData }, { runner, viewer }) =>
      runner.run(viewer, thenRead(cancelPostalLetter, readPostalLetters), inputData),
  }),
);
