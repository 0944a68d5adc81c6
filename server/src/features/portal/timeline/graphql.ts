import { TIMELINE_KINDS } from '@husvaer/domain/portal/timeline';

import { leaseIn } from '../../leases/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { deposit, invoicing, payout } from '../memoize-per-request.ts';
import { getLeaseTimeline, type TimelineItem } from './use-cases/get-lease-timeline.ts';

const KindEnum = builder.enumType('LeaseTimelineKind', { values: TIMELINE_KINDS });

const ItemType = builder.objectRef<TimelineItem>('LeaseTimelineItem').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    on: t.exposeString('on', { description: 'The day, YYYY-MM-DD.' }),
    at: t.expose('at', {
      type: 'DateTime',
      nullable: true,
      description: 'The moment, where one is known; of money it is a day.',
    }),
    kind: t.expose('kind', { type: KindEnum }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'The name of who did it, where it is known: who signed, or declined to.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'What they said of it, for both sides.',
    }),
    amount: t.expose('amount', { type: 'Kroner', nullable: true }),
    day: t.exposeString('day', {
      nullable: true,
      description: 'What it is about: a last day, when an invoice is due, or a rent changes.',
    }),
    invoiceId: t.exposeID('invoiceId', { nullable: true }),
    invoiceSerialId: t.exposeInt('invoiceSerial', { nullable: true }),
    fileId: t.exposeID('fileId', { nullable: true, description: 'What there is to open.' }),
  }),
});

const QueryData = builder.inputType('LeaseTimelineQueryData', {
  fields: (t) => ({ contractId: t.id({ required: true }) }),
});
builder.queryField('getLeaseTimeline', (t) =>
  t.field({
    type: [ItemType],
    description: 'What happened to a lease, the latest first: what the viewer’s side reads of it.',
    args: { queryData: t.arg({ type: QueryData, required: true }) },
    async resolve(_, { queryData }, context) {
      const lease = await leaseIn(context, queryData);
      const known = {
        invoicing: await invoicing(lease, context),
        deposit: await deposit(lease, context),
        payouts: (await payout(lease, context))?.payouts ?? [],
      };
      return context.runner.read(context.viewer, getLeaseTimeline, { lease, ...known });
    },
  }),
);
