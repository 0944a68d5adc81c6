import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import { PAGE } from '@husvaer/domain/messaging/conversation';
import { newMessage } from '@husvaer/domain/messaging/message';

import { AttachmentInput, FileType } from '../../files/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input, inputLike } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { anId, asId } from '../../../platform/input-id.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import { addMessage } from '../use-cases/add-message.ts';
import { getMessages } from '../use-cases/get-messages.ts';
import type { ShownMessage } from '../with-attachments.ts';
import { position } from '../message-position.ts';
import { messagingOptions } from '../graphql.ts';

const WRITE: Rule = { name: 'write message account', points: 60, seconds: 60 };

const MessageType = builder.objectRef<ShownMessage>('Message').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    conversationId: t.exposeID('conversationId'),
    position: t.exposeInt('position', {
      description: 'The position of the message in the conversation, from 1.',
    }),
    senderId: t.exposeID('senderId', { nullable: true }),
    clientId: t.exposeID('clientId'),
    text: t.exposeString('text', { description: 'Empty if the message has only files.' }),
    attachments: t.expose('attachments', { type: [FileType] }),
    carriesWarning: t.exposeBoolean('carriesWarning', {
      description:
        'Whether to warn the reader: the sender’s account is new and the text has a link or a number.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const messagePage = pageOf({ usual: PAGE.messages, most: PAGE.max, skipMost: 100_000 });

const MessagesMeta = builder.objectRef<{ total: number }>('MessagesMetaData').implement({
  fields: (t) => ({ totalDocuments: t.exposeInt('total') }),
});

const MessagesType = builder
  .objectRef<{ data: ShownMessage[]; total: number }>('Messages')
  .implement({
    fields: (t) => ({
      data: t.expose('data', { type: [MessageType], description: 'Oldest first.' }),
      metaData: t.field({ type: MessagesMeta, resolve: (found) => found }),
    }),
  });

const messagesQuery = z.object({
  conversationId: anId,
  before: position.nullish().transform((before) => before ?? null),
  after: position.nullish().transform((after) => after ?? null),
});

query('getMessages', {
  description: 'Returns messages of a conversation. Defaults to the latest.',
  args: {
    queryData: input('MessagesQueryData', messagesQuery, {
      before: 'Only messages before this position, the latest of them.',
      after: 'Only messages after this position.',
    }),
    optionData: inputLike(messagingOptions, messagePage),
  },
  type: MessagesType,
  run: ({ queryData, optionData: { limit } }, { runner, viewer }) =>
    runner.read(viewer, getMessages, { ...queryData, limit }),
});

mutation('addMessage', {
  args: {
    inputData: input('AddMessageInputData', newMessage, {
      conversationId: { type: 'ID' },
      clientId:
        'A UUID from the client. A message that is sent twice with the same id is added only once.',
      text: 'At most 10,000 characters. May be empty if there are attachments.',
      attachments: { nested: AttachmentInput, description: 'At most 10.' },
    }),
  },
  type: MessageType,
  async run({ inputData: input }, { runner, viewer, limits }) {
    if (viewer.kind === 'account') await limits.consume(WRITE, viewer.id);
    return runner.run(viewer, addMessage, {
      ...input,
      conversationId: asId(input.conversationId),
    });
  },
});
