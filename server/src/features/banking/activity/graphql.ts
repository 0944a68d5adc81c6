import { z } from 'zod';

import { ACTIVITIES, activityCursor, writeActivityCursor } from '@husvaer/domain/banking/activity';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import {
  getMoneyActivity,
  type Activities,
  type Activity,
} from './use-cases/get-money-activity.ts';

const MOST = 100;
const USUAL = 50;
const page = z.strictObject({
  limit: z
    .int()
    .min(1)
    .max(MOST)
    .nullish()
    .transform((limit) => limit ?? USUAL),
  after: activityCursor.nullish().transform((after) => after ?? null),
});

const KindEnum = builder.enumType('MoneyActivityKind', { values: ACTIVITIES });

const ActivityType = builder.objectRef<Activity>('MoneyActivity').implement({
  description: 'What somebody did that moves an agency’s money, or decides where it goes.',
  fields: (t) => ({
    _id: t.id({ resolve: ({ source, id }) => `${source} ${id}` }),
    at: t.expose('at', { type: 'DateTime' }),
    bankFileId: t.id({
      nullable: true,
      description: 'The file of `uploaded_file`, for `getBankFiles`.',
      resolve: ({ source, id }) => (source === 'file' ? id : null),
    }),
    kind: t.expose('kind', { type: KindEnum }),
    byName: t.exposeString('byName', {
      nullable: true,
      description: 'Null for the bank, for the server, or if the account is deleted.',
    }),
    isBank: t.exposeBoolean('isBank', { description: 'Whether the bank itself did it.' }),
    contractId: t.exposeID('leaseId', { nullable: true }),
    leaseNumber: t.string({
      nullable: true,
      description: 'The numbers of the property and the lease: `12-3`.',
      resolve: ({ rent }) => rent?.number ?? null,
    }),
    home: t.string({ nullable: true, resolve: ({ rent }) => rent?.property.name ?? null }),
    serialId: t.exposeInt('serial', {
      nullable: true,
      description: 'The number of the payout; of `ordered`, the number of the file to the bank.',
    }),
    isRefund: t.exposeBoolean('isRefund'),
    amount: t.expose('amount', { type: 'Kroner', nullable: true }),
    account: t.exposeString('account', { nullable: true, description: 'Eleven digits.' }),
    text: t.exposeString('text', {
      nullable: true,
      description:
        'The name of the file or the key, the name of the setting as in `getSettingChanges`, or the reason for a hold, for closing a contradiction, or for a write-off, a credit or stopping one.',
    }),
  }),
});

const PageType = builder.objectRef<Activities>('MoneyActivities').implement({
  fields: (t) => ({
    data: t.expose('data', { type: [ActivityType] }),
    next: t.string({
      nullable: true,
      description: 'The `after` of the next page. Null on the last page.',
      resolve: ({ last }) => last && writeActivityCursor(last),
    }),
  }),
});
query('getMoneyActivity', {
  description:
    'Returns what was done with an agency’s money, the latest first: uploads, accounts, releases, orders, contradictions of bank files, write-offs and credits that two decide on, keys, and changes of settings and approvers. For those who see its money, and for its approvers.',
  args: {
    queryData: input(
      'MoneyActivityQueryData',
      withBooks,
      { partnerId: WITHOUT_PARTNER },
      { isRequired: true },
    ),
    optionData: input('MoneyActivitiesOptionData', page, {
      limit: `At most ${MOST}.`,
      after: '`next` of the page before.',
    }),
  },
  type: PageType,
  run: ({ queryData: { partnerId }, optionData: part }, { runner, viewer }) =>
    runner.read(viewer, getMoneyActivity, { partnerId, ...part }),
});
