import { paperLanguage } from '@husvaer/domain/leases/papers';
import { NOTICE_GROUNDS, protest, givenNotice } from '@husvaer/domain/leases/notice';

import { builder } from '../../../platform/graphql/builder.ts';
import { input, inputWithRest } from '../../../platform/graphql/input.ts';
import { mutation } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import {
  LeaseType,
  withContract,
  getLease,
  disputeNotice,
  protestNotice,
  withdrawNotice,
  type Notice,
} from '../../leases/public.ts';
import { giveNotice } from './use-cases/give-notice.ts';

const GroundEnum = builder.enumType('NoticeGround', { values: NOTICE_GROUNDS });

const NoticeType = builder.objectRef<Notice>('LeaseNotice').implement({
  fields: (t) => ({
    by: t.exposeString('side', {
      description: 'The side that gave notice: `tenant` or `landlord`.',
    }),
    ground: t.expose('ground', { type: GroundEnum, nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    givenOn: t.exposeString('givenOn', {
      nullable: true,
      description: '`YYYY-MM-DD`. Null until every tenant has given notice.',
    }),
    endsOn: t.exposeString('endsOn', {
      nullable: true,
      description: 'The last day of the lease, `YYYY-MM-DD`.',
    }),
    protestUntil: t.exposeString('protestUntil', {
      nullable: true,
      description:
        'The last day on which a tenant may protest against a landlord’s notice, `YYYY-MM-DD`.',
    }),
    protestedAt: t.expose('protestedAt', { type: 'DateTime', nullable: true }),
    protest: t.exposeString('protest', { nullable: true }),
  }),
});

builder.objectField(LeaseType, 'notice', (t) =>
  t.field({
    type: NoticeType,
    nullable: true,
    description: 'The notice that the lease is under.',
    resolve: ({ notice }) => notice,
  }),
);

mutation('giveNotice', {
  description:
    'Gives notice of a lease on behalf of the viewer’s side. Tenants who rent together must each give notice. It takes effect when the last one has.',
  args: {
    inputData: inputWithRest(
      'GiveNoticeInputData',
      {
        first: withContract.extend({ language: paperLanguage }),
        rest: givenNotice({ grounds: NOTICE_GROUNDS, isForLandlord: true, today: '2026-01-01' }),
      },
      {
        ground: {
          type: GroundEnum,
          isRequired: false,
          description:
            'The ground of a landlord’s notice (husleieloven § 9-5), or of a tenant’s in a bound term (§ 7-5).',
        },
        reason: 'At most 2000 characters. Required with a ground.',
        approvedOn: {
          isRequired: false,
          description:
            'The day on which the landlord approved the notice, `YYYY-MM-DD`. Required from an agency, and for nobody else.',
        },
        language: 'The language of the letter. Defaults to Norwegian.',
      },
    ),
  },
  type: LeaseType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(giveNotice, getLease, inputData.contractId), inputData),
});

mutation('protestNotice', {
  description:
    'Protests against a landlord’s notice. For a tenant. The lease continues until the dispute is settled.',
  args: {
    inputData: input('ProtestNoticeInputData', withContract.extend({ protest }), {
      protest: 'At most 2000 characters.',
    }),
  },
  type: LeaseType,
  run: ({ inputData: { contractId: id, protest } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(protestNotice, getLease, id), { id, protest }),
});

mutation('disputeNotice', {
  description:
    'Disputes the ground of a tenant’s notice in a bound term. For a landlord. The last day stays.',
  args: {
    inputData: input('DisputeNoticeInputData', withContract.extend({ protest }), {
      protest: 'At most 2000 characters.',
    }),
  },
  type: LeaseType,
  run: ({ inputData: { contractId: id, protest } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(disputeNotice, getLease, id), { id, protest }),
});

mutation('withdrawNotice', {
  description:
    'Withdraws a notice. A landlord may withdraw their notice, or let a tenant who gave notice stay. A tenant may withdraw a notice that not all co-tenants have given.',
  args: { inputData: input('WithdrawNoticeInputData', withContract) },
  type: LeaseType,
  run: ({ inputData: { contractId } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(withdrawNotice, getLease, contractId), contractId),
});
