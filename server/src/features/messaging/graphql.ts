import { z } from 'zod';

import { photoUrl } from '@husvaer/domain/files/photo';
import { pageOf } from '@husvaer/domain/kernel/page';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { OPEN_STATES } from '@husvaer/domain/listings/states';
import { CONVERSATION_FILTERS, PAGE } from '@husvaer/domain/messaging/conversation';

import { ContactType } from '../listings/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { anId } from '../../platform/input-id.ts';
import type { Rule } from '../../platform/limits/limits.ts';
import { thenRead } from '../../platform/work.ts';
import { getUnreadConversationCount } from './use-cases/get-unread-conversation-count.ts';
import { getConversation } from './use-cases/get-conversation.ts';
import {
  getConversations,
  type Conversations,
  type ShownConversation,
} from './use-cases/get-conversations.ts';
import { getRealtimeOptions } from './use-cases/get-realtime-options.ts';
import { getAnswerTime } from './use-cases/get-answer-time.ts';
import { addConversations } from './use-cases/add-conversations.ts';
import { updateConversation } from './use-cases/update-conversation.ts';
import { position } from './message-position.ts';

/** A person who looks for a home asks about many in an evening, but not about hundreds. */
const BEGIN: Rule = { name: 'begin conversation account', points: 30, seconds: 3600 };

const FilterEnum = builder.enumType('ConversationFilter', { values: CONVERSATION_FILTERS });

const StatusEnum = builder.enumType('ConversationUserStatus', {
  values: ['active', 'inactive', 'blocked'] as const,
});

const ParticipantType = builder
  .objectRef<ShownConversation['participants'][number]>('ConversationParticipant')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('accountId'),
      name: t.string({
        nullable: true,
        description: 'Null when they have left for good.',
        resolve: ({ face }) => face?.name ?? null,
      }),
      avatar: t.string({
        nullable: true,
        resolve: ({ face }) => (face?.photoId ? photoUrl(face.photoId, 480, 'webp') : null),
      }),
      deliveredPosition: t.exposeInt('deliveredPosition', {
        description: 'Messages up to this one have come to their browser.',
      }),
      readPosition: t.exposeInt('readPosition'),
    }),
  });

const HomeType = builder
  .objectRef<{ listing: NonNullable<ShownConversation['listing']>; coverId: string | undefined }>(
    'ConversationListing',
  )
  .implement({
    fields: (t) => ({
      _id: t.id({ resolve: ({ listing }) => listing.id }),
      title: t.string({ resolve: ({ listing }) => listing.title }),
      city: t.string({ resolve: ({ listing }) => listing.city }),
      monthlyRent: t.field({ type: 'Kroner', resolve: ({ listing }) => listing.monthly_rent }),
      isOpen: t.boolean({
        description: 'False: withdrawn.',
        resolve: ({ listing }) => OPEN_STATES.includes(listing.state),
      }),
      cover: t.string({
        nullable: true,
        resolve: ({ coverId }) => (coverId ? photoUrl(coverId, 480, 'webp') : null),
      }),
    }),
  });

const whoHave = (
  { participants }: ShownConversation,
  has: (one: ShownConversation['participants'][number]) => boolean,
) => participants.filter(has).map(({ accountId }) => accountId);

export const ConversationType = builder.objectRef<ShownConversation>('Conversation').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    identity: t.exposeString('identity', {
      description: 'The same for the same people about the same home.',
    }),
    participants: t.expose('participants', { type: [ParticipantType] }),
    userStatus: t.field({
      type: StatusEnum,
      description: 'Of the other side: inactive when they have left, blocked by the reader.',
      resolve: ({ isBlocked, participants }) => {
        if (isBlocked) return 'blocked';
        return participants.length > 1 && participants.every(({ face }) => face?.isActive)
          ? 'active'
          : 'inactive';
      },
    }),
    lastMessageAt: t.expose('lastMessageAt', { type: 'DateTime', nullable: true }),
    lastMessage: t.exposeString('lastMessage', {
      nullable: true,
      description: 'Null when it is its files alone.',
    }),
    lastAttachment: t.exposeString('lastAttachment', {
      nullable: true,
      description: 'What the first file of the last message is called.',
    }),
    listingId: t.exposeID('listingId', { nullable: true }),
    listing: t.field({
      type: HomeType,
      nullable: true,
      resolve: ({ listing, coverId }) => (listing ? { listing, coverId } : null),
    }),
    archivedBy: t.idList({
      resolve: (it) => whoHave(it, ({ archivedAt }) => archivedAt !== null),
    }),
    favoriteBy: t.idList({
      resolve: (it) => whoHave(it, ({ favouriteAt }) => favouriteAt !== null),
    }),
    published: t.boolean({
      description: 'Whether anything was said: before that the other side does not see it.',
      resolve: ({ messages }) => messages > 0,
    }),
    unreadBy: t.idList({
      resolve: (it) => whoHave(it, ({ readPosition }) => readPosition < it.messages),
    }),
    unreadCount: t.exposeInt('unread'),
    messageCount: t.exposeInt('messages'),
    uniqueInteraction: t.boolean({
      description: 'Whether both sides have written.',
      resolve: ({ interactedAt }) => interactedAt !== null,
    }),
    uniqueInteractionAt: t.expose('interactedAt', { type: 'DateTime', nullable: true }),
    partnerId: t.exposeID('partnerId', { nullable: true }),
    accountId: t.id({
      nullable: true,
      description: 'Whose home it is.',
      resolve: ({ listing }) => listing?.owner_id,
    }),
    propertyId: t.exposeID('propertyId', { nullable: true }),
    tenantId: t.exposeID('tenantId', { nullable: true }),
    agentId: t.exposeID('agentId', { nullable: true }),
    hideForPartner: t.exposeBoolean('hideForPartner'),
    contractId: t.exposeID('contractId', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.exposeID('createdBy', { nullable: true }),
  }),
});

const MetaType = builder
  .objectRef<{ filtered: number; total: number }>('ConversationsMetaData')
  .implement({
    fields: (t) => ({
      totalDocuments: t.exposeInt('total'),
      filteredDocuments: t.exposeInt('filtered'),
    }),
  });

const ConversationsType = builder.objectRef<Conversations>('Conversations').implement({
  fields: (t) => ({
    data: t.expose('data', { type: [ConversationType] }),
    metaData: t.field({ type: MetaType, resolve: (found) => found }),
  }),
});

export const OptionData = builder.inputType('MessagingOptionData', {
  fields: (t) => ({ limit: t.int(), skip: t.int() }),
});

const ConversationsQueryData = builder.inputType('ConversationsQueryData', {
  fields: (t) => ({
    filter: t.field({ type: FilterEnum, description: 'All by default, without archived ones.' }),
    search: t.string({ description: 'A part of a name, a title, a town or the last message.' }),
    partnerId: t.id({ description: 'About this partner’s homes, for its agents.' }),
  }),
});

const conversationsQuery = z.object({
  filter: z
    .enum(CONVERSATION_FILTERS)
    .nullish()
    .transform((filter) => filter ?? 'all'),
  search: z
    .string()
    .trim()
    .max(100)
    .nullish()
    .transform((search) => search || null),
  partnerId: uuid.nullish().transform((id) => id ?? null),
});

const conversationPage = pageOf({ usual: PAGE.conversations, most: PAGE.max, skipMost: 100_000 });

builder.queryField('getConversations', (t) =>
  t.field({
    type: ConversationsType,
    description: 'The latest first.',
    args: {
      queryData: t.arg({ type: ConversationsQueryData }),
      optionData: t.arg({ type: OptionData }),
    },
    resolve: (_, args, { runner, viewer }) =>
      runner.read(viewer, getConversations, {
        ...parseInput(conversationsQuery, args.queryData ?? {}, 'queryData'),
        ...parseInput(conversationPage, args.optionData ?? {}, 'optionData'),
      }),
  }),
);

const ConversationQueryData = builder.inputType('ConversationQueryData', {
  fields: (t) => ({ conversationId: t.id({ required: true }) }),
});

builder.queryField('getConversation', (t) =>
  t.field({
    type: ConversationType,
    args: { queryData: t.arg({ type: ConversationQueryData, required: true }) },
    resolve(_, { queryData }, { runner, viewer }) {
      const query = parseInput(z.object({ conversationId: anId }), queryData, 'queryData');
      return runner.read(viewer, getConversation, query.conversationId);
    },
  }),
);

builder.queryField('unreadConversationCount', (t) =>
  t.int({
    description: 'In how many conversations something waits to be read.',
    resolve: (_, __, { runner, viewer }) =>
      runner.read(viewer, getUnreadConversationCount, undefined),
  }),
);

const AddConversationsInput = builder.inputType('AddConversationsInputData', {
  fields: (t) => ({
    listingId: t.id({ required: true }),
    senderId: t.id({ description: 'The viewer. A call never acts for another person.' }),
    partnerId: t.id({ description: 'The home says which partner lets it; this is not read.' }),
    contractId: t.id({
      description: 'Not read: addLeaseConversation begins the one of a lease’s people.',
    }),
  }),
});

const beginning = z.object({
  listingId: anId,
  senderId: uuid.nullish().transform((id) => id ?? null),
});

builder.mutationField('addConversations', (t) =>
  t.field({
    type: [ConversationType],
    description:
      'The conversation with the person responsible for a home, the same each time: the first of the list.',
    args: { inputData: t.arg({ type: AddConversationsInput, required: true }) },
    async resolve(_, { inputData }, { runner, viewer, limits }) {
      const request = parseInput(beginning, inputData, 'inputData');
      if (viewer.kind === 'account') await limits.consume(BEGIN, viewer.id);
      return [await runner.run(viewer, thenRead(addConversations, getConversation), request)];
    },
  }),
);

const UpdateInput = builder.inputType('UpdateConversationInputData', {
  fields: (t) => ({
    conversationId: t.id({ required: true }),
    readPosition: t.int({ description: 'Read up to this message.' }),
    deliveredPosition: t.int({ description: 'Come to this browser up to this message.' }),
    isArchived: t.boolean(),
    isFavorite: t.boolean(),
    hideForPartner: t.boolean({ description: 'The partner’s agents read along no more.' }),
  }),
});

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined);

const change = z.object({
  conversationId: anId,
  readPosition: position.nullish().transform((value) => value ?? undefined),
  deliveredPosition: position.nullish().transform((value) => value ?? undefined),
  isArchived: flag,
  isFavorite: flag,
  hideForPartner: flag,
});

builder.mutationField('updateConversation', (t) =>
  t.field({
    type: ConversationType,
    args: { inputData: t.arg({ type: UpdateInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const request = parseInput(change, inputData, 'inputData');
      return runner.run(
        viewer,
        thenRead(updateConversation, getConversation, request.conversationId),
        request,
      );
    },
  }),
);

const RealtimeType = builder
  .objectRef<{ key: string; cluster: string | null }>('RealtimeOptions')
  .implement({
    fields: (t) => ({
      key: t.exposeString('key'),
      cluster: t.exposeString('cluster', {
        nullable: true,
        description:
          'The host of hosted Channels; null when this server answers under the page’s own host.',
      }),
    }),
  });

builder.queryField('realtimeOptions', (t) =>
  t.field({
    type: RealtimeType,
    description: 'What pusher-js connects with.',
    resolve: (_, __, { runner, viewer }) => runner.read(viewer, getRealtimeOptions, undefined),
  }),
);

builder.objectField(ContactType, 'answersWithinHours', (t) =>
  t.int({
    nullable: true,
    description:
      'Within how many hours they usually answer who writes about a home. Null while few have written, and where it takes long.',
    resolve: ({ id }, _, { runner, viewer }) =>
      runner.read(viewer, getAnswerTime, { accountId: id }),
  }),
);
