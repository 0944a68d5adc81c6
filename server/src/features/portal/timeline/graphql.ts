import { TIMELINE_KINDS } from '@husvaer/domain/portal/timeline';

import { leaseIn, withContract } from '../../leases/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { deposit, invoicing, payout } from '../memoize-per-request.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { getLeaseTimeline, type TimelineItem } from './use-cases/get-lease-timeline.ts';

const KindEnum = builder.enumType('LeaseTimelineKind', { values: TIMELINE_KINDS });

const ItemType = builder.objectRef<TimelineItem>('LeaseTimelineItem').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    on: t.exposeString('on', { description: 'The day, `YYYY-MM-DD`.' }),
    at: t.expose('at', {
      type: 'DateTime',
      nullable: true,
      description:
        'The time of the event, if known. Null for payments, for which only the day is known.',
    }),
    kind: t.expose('kind', { type: KindEnum }),
    by: t.exposeString('by', {
      nullable: true,
      description:
        'The name of the person who did it, such as the person who signed or declined to sign. Null if unknown.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'The person’s comment, which both sides can read.',
    }),
    amount: t.expose('amount', { type: 'Kroner', nullable: true }),
    accountNumber: t.exposeString('account', {
      nullable: true,
      description:
        'The account that the rent is paid to from now on, eleven digits, when it was changed.',
    }),
    formerAccountNumber: t.exposeString('formerAccount', { nullable: true }),
    day: t.exposeString('day', {
      nullable: true,
      description:
        'The date that the event concerns: a last day, a due date, or the day a rent changes.',
    }),
    invoiceId: t.exposeID('invoiceId', { nullable: true }),
    invoiceSerialId: t.exposeInt('invoiceSerial', { nullable: true }),
    fileId: t.exposeID('fileId', { nullable: true, description: 'The file that can be opened.' }),
  }),
});

query('getLeaseTimeline', {
  description: 'Returns the events of a lease that the viewer’s side may see, the latest first.',
  args: { queryData: input('LeaseTimelineQueryData', withContract) },
  type: [ItemType],
  async run({ queryData }, context) {
    const lease = await leaseIn(context, queryData);
    const known = {
      invoicing: await invoicing(lease, context),
      deposit: await deposit(lease, context),
      payouts: (await payout(lease, context))?.payouts ?? [],
    };
    return context.runner.read(context.viewer, getLeaseTimeline, { lease, ...known });
  },
});
