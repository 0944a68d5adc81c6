import { z } from 'zod';

import { PERSON_REPORT_REASONS, personReport } from '@husvaer/domain/messaging/conversation';

import { builder } from '../../../platform/graphql/builder.ts';
import { mutation } from '../../../platform/graphql/operation.ts';
import { input } from '../../../platform/graphql/input.ts';
import { anId, asId } from '../../../platform/input-id.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import { thenRead } from '../../../platform/work.ts';
import { ConversationType } from '../graphql.ts';
import { getConversation } from '../use-cases/get-conversation.ts';
import { blockPerson } from '../use-cases/block-person.ts';
import { reportPerson } from '../use-cases/report-person.ts';

const REPORT: Rule = { name: 'report person account', points: 20, seconds: 3600 };

builder.enumType('PersonReportReason', { values: PERSON_REPORT_REASONS });

mutation('blockPerson', {
  description:
    'Blocks or unblocks the other person of a conversation. While one has blocked the other, neither can write.',
  args: {
    inputData: input(
      'BlockPersonInputData',
      z.object({ conversationId: anId, isBlocked: z.boolean() }),
    ),
  },
  type: ConversationType,
  run: ({ inputData: request }, { runner, viewer }) =>
    runner.run(viewer, thenRead(blockPerson, getConversation, request.conversationId), request),
});

const PersonReportType = builder.objectRef<{ id: string }>('PersonReport').implement({
  fields: (t) => ({ _id: t.exposeID('id') }),
});

mutation('reportPerson', {
  args: {
    inputData: input('ReportPersonInputData', personReport, { conversationId: { type: 'ID' } }),
  },
  type: PersonReportType,
  async run({ inputData: input }, { runner, viewer, limits }) {
    if (viewer.kind === 'account') await limits.consume(REPORT, viewer.id);
    return runner.run(viewer, reportPerson, {
      ...input,
      conversationId: asId(input.conversationId),
    });
  },
});
