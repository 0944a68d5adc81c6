import { z } from 'zod';

import { photoUrl } from '@husvaer/domain/files/photo';
import { pageOf } from '@husvaer/domain/kernel/page';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { OPEN_STATES } from '@husvaer/domain/listings/states';
import { CONVERSATION_FILTERS, PAGE } from '@husvaer/domain/messaging/conversation';

import { ContactType } from '../listings/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
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
        description: 'Null if the account is deleted.',
        resolve: ({ profile }) => profile?.name ?? null,
      }),
      avatar: t.string({
        nullable: true,
        resolve: ({ profile }) =>
          profile?.photoId ? photoUrl(profile.photoId, 480, 'webp') : null,
      }),
      deliveredPosition: t.exposeInt('deliveredPosition', {
        description:
          'The position of the latest message that has reached the participant’s browser.',
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
      monthlyRent: t.field({ type: 'Kroner', resolve: ({ listing }) => listing.monthlyRent }),
      isOpen: t.boolean({
        description: 'Whether the home is open to readers. False if it is withdrawn.',
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
      description: 'A key that is the same for the same people and the same home.',
    }),
    participants: t.expose('participants', { type: [ParticipantType] }),
    userStatus: t.field({
      type: StatusEnum,
      description:
        'The status of the other side: `inactive` if the person has left, `blocked` if the viewer has blocked them.',
      resolve: ({ isBlocked, participants }) => {
        if (isBlocked) return 'blocked';
        return participants.length > 1 && participants.every(({ profile }) => profile?.isActive)
          ? 'active'
          : 'inactive';
      },
    }),
    lastMessageAt: t.expose('lastMessageAt', { type: 'DateTime', nullable: true }),
    lastMessage: t.exposeString('lastMessage', {
      nullable: true,
      description: 'The text of the last message. Null if that message has only files.',
    }),
    lastAttachment: t.exposeString('lastAttachment', {
      nullable: true,
      description: 'The name of the first file of the last message.',
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
      description:
        'Whether there is a message. Until then the other side does not see the conversation.',
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
      description: 'The id of the home’s owner.',
      resolve: ({ listing }) => listing?.ownerId,
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
/** The page of a list of this feature. */
export const messagingOptions = input('MessagingOptionData', conversationPage);

query('getConversations', {
  description: 'Returns conversations, the latest first.',
  args: {
    queryData: input('ConversationsQueryData', conversationsQuery, {
      filter: {
        type: FilterEnum,
        description: 'Defaults to all conversations that are not archived.',
      },
      search: 'A part of a name, a title, a town or the last message.',
      partnerId: 'The partner whose homes the conversations are about. For its agents.',
    }),
    optionData: messagingOptions,
  },
  type: ConversationsType,
  run: ({ queryData, optionData }, { runner, viewer }) =>
    runner.read(viewer, getConversations, { ...queryData, ...optionData }),
});

query('getConversation', {
  args: { queryData: input('ConversationQueryData', z.object({ conversationId: anId })) },
  type: ConversationType,
  run: ({ queryData: query }, { runner, viewer }) =>
    runner.read(viewer, getConversation, query.conversationId),
});

query('unreadConversationCount', {
  description: 'Returns the number of conversations with unread messages.',
  type: 'Int',
  run: (_, { runner, viewer }) => runner.read(viewer, getUnreadConversationCount, undefined),
});

const beginning = z.object({
  listingId: anId,
  senderId: uuid.nullish().transform((id) => id ?? null),
  partnerId: anId.nullish(),
  contractId: anId.nullish(),
});

mutation('addConversations', {
  description:
    'Starts or finds the conversation with the contact person of a home. The list has exactly one conversation.',
  args: {
    inputData: input('AddConversationsInputData', beginning, {
      senderId: 'The id of the viewer. No one can send for another person.',
      partnerId: 'Not used: the home determines its partner.',
      contractId: 'Not used. `addLeaseConversation` starts the conversation of a lease.',
    }),
  },
  type: [ConversationType],
  async run({ inputData }, { runner, viewer, limits }) {
    if (viewer.kind === 'account') await limits.consume(BEGIN, viewer.id);
    return [await runner.run(viewer, thenRead(addConversations, getConversation), inputData)];
  },
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

mutation('updateConversation', {
  args: {
    inputData: input('UpdateConversationInputData', change, {
      readPosition: 'The position of the latest message that the viewer has read.',
      deliveredPosition: 'The position of the latest message that has reached the browser.',
      hideForPartner: 'Whether the conversation is hidden from the partner’s agents.',
    }),
  },
  type: ConversationType,
  run: ({ inputData: request }, { runner, viewer }) =>
    runner.run(
      viewer,
      thenRead(updateConversation, getConversation, request.conversationId),
      request,
    ),
});

const RealtimeType = builder
  .objectRef<{ key: string; cluster: string | null }>('RealtimeOptions')
  .implement({
    fields: (t) => ({
      key: t.exposeString('key'),
      cluster: t.exposeString('cluster', {
        nullable: true,
        description:
          'The host of hosted Channels. Null if this server answers on the page’s own host.',
      }),
    }),
  });

query('realtimeOptions', {
  description: 'Returns the options with which pusher-js connects.',
  type: RealtimeType,
  run: (_, { runner, viewer }) => runner.read(viewer, getRealtimeOptions, undefined),
});

builder.objectField(ContactType, 'answersWithinHours', (t) =>
  t.int({
    nullable: true,
    description:
      'The number of hours within which the person usually answers messages about a home. Null if there are too few answers, or if they usually take longer than three days.',
    resolve: ({ id }, _, { runner, viewer }) =>
      runner.read(viewer, getAnswerTime, { accountId: id }),
  }),
);
