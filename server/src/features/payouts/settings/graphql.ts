import { BOOK_ACTS } from '@husvaer/domain/ledger/acts';
import { payoutSettings } from '@husvaer/domain/payouts/settings';

import type { Person } from '../../accounts/public.ts';
import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { CommissionInput, CommissionType } from '../../leases/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import { anId } from '../../../platform/input-id.ts';
import { actNumber } from '../act-number.ts';
import type { UnagreedActs } from './approvers/unagreed-acts.ts';
import { agreeToPayoutSettings } from './approvers/use-cases/agree-to-payout-settings.ts';
import { agreeToApprovers } from './approvers/use-cases/agree-to-approvers.ts';
import { ChangeType } from './approvers/graphql.ts';
import { stopApproverChange } from './approvers/use-cases/stop-approver-change.ts';
import { setPayoutSettings } from './use-cases/set-payout-settings.ts';
import { getUsualTerms } from './use-cases/get-usual-terms.ts';
import {
  getPayoutSettings,
  type ShownChange,
  type PayoutSettingsView,
} from './use-cases/get-payout-settings.ts';
import type { BookPayoutSettings } from './store.ts';

const ApproverType = builder.objectRef<Person>('PayoutApprover').implement({
  fields: (t) => ({ _id: t.exposeID('id'), name: t.exposeString('name') }),
});
const PossibleApproverType = builder
  .objectRef<Person & { isOperators: boolean }>('PossibleApprover')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('id'),
      name: t.exposeString('name'),
      isOperators: t.exposeBoolean('isOperators', {
        description:
          'Whether it is a bookkeeper of the operator, the second person of an agency that has no other.',
      }),
    }),
  });
const ApproverChangeType = builder.objectRef<ShownChange>('ApproverChange').implement({
  description: 'A requested change: fewer approvals or other approvers. It does not apply yet.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    approvalsNeeded: t.exposeInt('approvalsNeeded'),
    approvers: t.expose('approvers', { type: [ApproverType] }),
    askedBy: t.expose('askedBy', { type: ApproverType, nullable: true }),
    countsFrom: t.expose('countsFrom', {
      type: 'DateTime',
      description:
        'The time when the change applies, unless a current approver agrees to it before or it is stopped.',
    }),
    mayAgree: t.exposeBoolean('mayAgree', {
      description: 'Whether the viewer may agree to the change.',
    }),
    mayStop: t.exposeBoolean('mayStop', { description: 'Whether the viewer may stop the change.' }),
  }),
});
const ActType = builder.objectRef<UnagreedActs['acts'][number]>('UnagreedAct').implement({
  fields: (t) => ({
    kind: t.field({
      type: builder.enumType('UnagreedActKind', { values: BOOK_ACTS }),
      resolve: ({ kind }) => kind,
    }),
    byName: t.exposeString('byName', {
      nullable: true,
      description: 'Null if the person’s account is deleted.',
    }),
    at: t.expose('at', { type: 'DateTime' }),
    change: t.expose('change', { type: ChangeType }),
    mayAgree: t.exposeBoolean('mayAgree', {
      description: 'Whether the viewer may agree to it. Otherwise another person has to.',
    }),
  }),
});
const UnagreedType = builder.objectRef<UnagreedActs>('UnagreedActs').implement({
  description:
    'What people changed alone. Their approvals alone are not enough for any payment of the agency until another approver agrees.',
  fields: (t) => ({
    lastNumber: t.id({
      description: 'Stands for all of them in `agreeToPayoutSettings`.',
      resolve: ({ lastNumber }) => String(lastNumber),
    }),
    acts: t.expose('acts', { type: [ActType] }),
    mayAgree: t.exposeBoolean('mayAgree', {
      description:
        'Whether the viewer may agree: an approver who did not do all of it, and has not agreed to the rest.',
    }),
  }),
});
const SettingsType = builder.objectRef<PayoutSettingsView>('PayoutSettings').implement({
  description: 'How an agency pays out.',
  fields: (t) => ({
    payoutDay: t.exposeInt('payoutDay', {
      description: 'The day of the month when rent is paid out, for assignments without their own.',
    }),
    waitDays: t.exposeInt('waitDays', {
      description: 'The number of days from the receipt of late rent to its payout.',
    }),
    guaranteeMonths: t.exposeInt('guaranteeMonths', {
      description:
        'The maximum number of unpaid invoices that a guarantee covers at the same time.',
    }),
    approvalsNeeded: t.exposeInt('approvalsNeeded'),
    dayLimit: t.expose('dayLimit', {
      type: 'Kroner',
      nullable: true,
      description:
        'Above this amount in a day, two people who did nothing on the way approve. Null is no limit.',
    }),
    recipientLimit: t.expose('recipientLimit', {
      type: 'Kroner',
      nullable: true,
      description: 'The same, for what is paid to one account in a day.',
    }),
    retryDays: t.exposeInt('retryDays', {
      description:
        'The number of business days on which a payout that the bank rejected is retried.',
    }),
    brokering: t.expose('brokering', {
      type: CommissionType,
      nullable: true,
      description:
        'The default brokering commission of new assignments, charged once for finding the tenant.',
    }),
    management: t.expose('management', {
      type: CommissionType,
      nullable: true,
      description:
        'The default management commission of new assignments, charged on each month’s rent.',
    }),
    approvers: t.expose('approvers', { type: [ApproverType] }),
    asked: t.expose('asked', { type: ApproverChangeType, nullable: true }),
    unagreed: t.expose('unagreed', { type: UnagreedType, nullable: true }),
    agents: t.expose('agents', {
      type: [PossibleApproverType],
      description:
        'The people from whom approvers are chosen: the agency’s agents, and the operator’s bookkeepers.',
    }),
  }),
});

const SettingsQueryData = input(
  'PayoutSettingsQueryData',
  withBooks,
  { partnerId: WITHOUT_PARTNER },
  { isRequired: true },
);
query('getPayoutSettings', {
  args: { queryData: SettingsQueryData },
  type: SettingsType,
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getPayoutSettings, partnerId),
});

const UsualTermsType = builder.objectRef<BookPayoutSettings>('UsualTerms').implement({
  description: 'The default terms of an agency’s new assignments.',
  fields: (t) => ({
    payoutDay: t.exposeInt('payoutDay'),
    guaranteeMonths: t.exposeInt('guaranteeMonths'),
    brokering: t.expose('brokering', { type: CommissionType, nullable: true }),
    management: t.expose('management', { type: CommissionType, nullable: true }),
  }),
});
query('getUsualTerms', {
  description:
    'Returns the default terms of an agency’s new assignments. Null if the agency has no books.',
  args: { queryData: SettingsQueryData },
  type: UsualTermsType,
  nullable: true,
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getUsualTerms, partnerId),
});

mutation('setPayoutSettings', {
  description:
    'Sets how an agency pays out. A field that is omitted does not change. Payouts that are already made are not affected. Fewer approvals or other approvers apply when a current approver agrees, or after a banking day.',
  args: {
    inputData: input(
      'SetPayoutSettingsInputData',
      payoutSettings,
      {
        partnerId: WITHOUT_PARTNER,
        payoutDay: '1 to 28.',
        waitDays: '0 to 30.',
        guaranteeMonths: '1 to 24.',
        retryDays: '0 to 10.',
        brokering: {
          nested: CommissionInput,
          description: 'The default brokering commission. Null removes it.',
        },
        management: {
          nested: CommissionInput,
          description: 'The default management commission. Null removes it.',
        },
        dayLimit: { type: 'Kroner', description: 'Null removes it.' },
        recipientLimit: { type: 'Kroner', description: 'Null removes it.' },
        approvalsNeeded: '1 or 2. Requires `approverIds`.',
        approverIds:
          'Agents of the agency: at least `approvalsNeeded`, at most 20. Requires `approvalsNeeded`.',
      },
      { isRequired: true },
    ),
  },
  type: SettingsType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(setPayoutSettings, getPayoutSettings), inputData),
});
const agreement = withBooks.extend({ changeId: anId });
mutation('agreeToApprovers', {
  description:
    'Agrees to a requested change of approvers, which then applies immediately. For the current approvers.',
  args: {
    inputData: input('AgreeToApproversInputData', agreement, {
      partnerId: WITHOUT_PARTNER,
      changeId: 'The change that was shown.',
    }),
  },
  type: SettingsType,
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(agreeToApprovers, getPayoutSettings), input),
});

const settingsAgreement = withBooks.extend({
  lastNumber: actNumber,
});
mutation('agreeToPayoutSettings', {
  description:
    'Agrees to what others changed alone, so that their approvals are enough again. For approvers who did not do all of it. What somebody with a deleted account changed needs two who agree.',
  args: {
    inputData: input('AgreeToPayoutSettingsInputData', settingsAgreement, {
      partnerId: WITHOUT_PARTNER,
      lastNumber: { type: 'ID', description: 'Of the changes that were shown.' },
    }),
  },
  type: SettingsType,
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(agreeToPayoutSettings, getPayoutSettings), input),
});
mutation('stopApproverChange', {
  description:
    'Stops a requested change of approvers. For the current approvers, and the person who requested it.',
  args: {
    inputData: input(
      'ApproverChangeInputData',
      withBooks,
      { partnerId: WITHOUT_PARTNER },
      { isRequired: true },
    ),
  },
  type: SettingsType,
  run: ({ inputData: { partnerId } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(stopApproverChange, getPayoutSettings), partnerId),
});
