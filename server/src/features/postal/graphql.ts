import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import {
  POSTAL_LETTER_KINDS,
  POSTAL_LETTER_STATES,
  type PostalAddress,
  letterAddressChange,
  letterCancellation,
  postedLetters,
} from '@husvaer/domain/postal/letters';

import { WITHOUT_PARTNER, withBooks } from '../ledger/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { input, nested } from '../../platform/graphql/input.ts';
import { query, mutation } from '../../platform/graphql/operation.ts';
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

const AddressInput = nested('PostalAddressInput', {
  lines: 'One to three lines of at most 60 characters.',
  postalCode: 'Four digits.',
  city: 'At most 60 characters.',
});
mutation('changePostalAddress', {
  description: 'Changes the address of a letter that is not posted yet.',
  args: {
    inputData: input('ChangePostalAddressInputData', letterAddressChange, {
      address: { nested: AddressInput },
    }),
  },
  type: [LetterType],
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(changePostalAddress, readPostalLetters), inputData),
});

mutation('markPostalLettersPosted', {
  description:
    'Records that letters were posted by hand, with their proof of posting: all or none.',
  args: {
    inputData: input('MarkPostalLettersPostedInputData', postedLetters, {
      letterIds: 'At most 100.',
      postedOn: 'The day the letters were posted, `YYYY-MM-DD`.',
      tracking: 'The tracking number of a registered letter, at most 40 characters.',
      receiptKey: 'The key of the receipt, uploaded with a policy of the directive `Files`.',
    }),
  },
  type: [LetterType],
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(markPostalLettersPosted, readPostalLetters), inputData),
});

mutation('cancelPostalLetter', {
  description: 'Cancels a letter that is not posted yet.',
  args: {
    inputData: input('CancelPostalLetterInputData', letterCancellation, {
      reason: 'At most 500 characters.',
    }),
  },
  type: [LetterType],
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(cancelPostalLetter, readPostalLetters), inputData),
});
