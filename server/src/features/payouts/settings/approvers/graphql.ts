import type { Changed, NamedChange } from '@husvaer/domain/ledger/act-change';

import { KidSourceEnum } from '../../../ledger/public.ts';
import { builder } from '../../../../platform/graphql/builder.ts';

/* What an act on a book changed, from what to what. */

const NumberType = builder.objectRef<Changed<number>>('ChangedNumber').implement({
  fields: (t) => ({ was: t.exposeInt('was'), became: t.exposeInt('became') }),
});
const LimitType = builder.objectRef<Changed<bigint | null>>('ChangedLimit').implement({
  description: 'Null is no limit.',
  fields: (t) => ({
    was: t.expose('was', { type: 'Kroner', nullable: true }),
    became: t.expose('became', { type: 'Kroner', nullable: true }),
  }),
});
const TextType = builder.objectRef<Changed<string | null>>('ChangedText').implement({
  fields: (t) => ({
    was: t.exposeString('was', { nullable: true }),
    became: t.exposeString('became', { nullable: true }),
  }),
});
const KidSourceType = builder
  .objectRef<Required<NamedChange>['kidSource']>('ChangedKidSource')
  .implement({
    fields: (t) => ({
      was: t.expose('was', { type: KidSourceEnum }),
      became: t.expose('became', { type: KidSourceEnum }),
    }),
  });
const ApproversType = builder
  .objectRef<Required<NamedChange>['approvers']>('ChangedApprovers')
  .implement({
    description: 'The names of approvers. Null for a deleted account.',
    fields: (t) => ({
      added: t.stringList({
        nullable: { list: false, items: true },
        resolve: ({ added }) => added,
      }),
      removed: t.stringList({
        nullable: { list: false, items: true },
        resolve: ({ removed }) => removed,
      }),
    }),
  });

export const ChangeType = builder.objectRef<NamedChange>('UnagreedChange').implement({
  description: 'What a person changed alone, from what to what. Null for what did not change.',
  fields: (t) => ({
    approvalsNeeded: t.field({
      type: NumberType,
      nullable: true,
      resolve: ({ approvalsNeeded }) => approvalsNeeded,
    }),
    approvers: t.field({
      type: ApproversType,
      nullable: true,
      resolve: ({ approvers }) => approvers,
    }),
    dayLimit: t.field({ type: LimitType, nullable: true, resolve: ({ dayLimit }) => dayLimit }),
    recipientLimit: t.field({
      type: LimitType,
      nullable: true,
      resolve: ({ recipientLimit }) => recipientLimit,
    }),
    guaranteeMonths: t.field({
      type: NumberType,
      nullable: true,
      resolve: ({ guaranteeMonths }) => guaranteeMonths,
    }),
    kidSource: t.field({
      type: KidSourceType,
      nullable: true,
      resolve: ({ kidSource }) => kidSource,
    }),
    bankCustomerId: t.field({
      type: TextType,
      nullable: true,
      resolve: ({ bankCustomerId }) => bankCustomerId,
    }),
    orgNumber: t.field({ type: TextType, nullable: true, resolve: ({ orgNumber }) => orgNumber }),
    remainderLimit: t.field({
      type: LimitType,
      nullable: true,
      resolve: ({ remainderLimit }) => remainderLimit,
    }),
    aloneLimit: t.field({
      type: LimitType,
      nullable: true,
      resolve: ({ aloneLimit }) => aloneLimit,
    }),
  }),
});
