import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import {
  REDUCTION_KINDS,
  REDUCTION_STATUSES,
  stopReason,
} from '@husvaer/domain/payments/reductions';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { InvoiceType } from '../../invoices/public.ts';
import { BearerEnum } from '../../payments/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { input } from '../../../platform/graphql/input.ts';
import { pageTypes } from '../../../platform/graphql/page-types.ts';
import { anId } from '../../../platform/input-id.ts';
import { nameSecondPeople } from './second-people.ts';
import { agreeToReduction } from './use-cases/agree-to-reduction.ts';
import { getReductions, type ShownReduction } from './use-cases/get-reductions.ts';
import { stopReduction } from './use-cases/stop-reduction.ts';

const MOST = 100;
const page = pageOf({ usual: 25, most: MOST, skipMost: 100_000 });

const ofBooks = withBooks.extend({
  isWaiting: z
    .boolean()
    .nullish()
    .transform((is) => is ?? false),
});

const KindEnum = builder.enumType('ReductionKind', { values: REDUCTION_KINDS });
const StatusEnum = builder.enumType('ReductionStatus', { values: REDUCTION_STATUSES });

const ReductionType = builder.objectRef<ShownReduction>('Reduction').implement({
  description:
    'What a person took off what tenants owe, without money from a tenant, or proposes to.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: KindEnum }),
    status: t.expose('status', { type: StatusEnum }),
    amount: t.expose('amount', { type: 'Kroner' }),
    borneBy: t.expose('borneBy', {
      type: BearerEnum,
      nullable: true,
      description: 'Who bears rent that is written off. Null for another kind.',
    }),
    reason: t.exposeString('reason', { nullable: true }),
    contractId: t.exposeID('leaseId'),
    invoiceSerialId: t.exposeInt('invoiceSerial', {
      nullable: true,
      description: 'Null for a discount of an invoice that is not sent yet.',
    }),
    propertyName: t.exposeString('home'),
    tenantNames: t.exposeStringList('tenantNames'),
    madeAt: t.expose('madeAt', { type: 'DateTime' }),
    madeByName: t.exposeString('madeByName', {
      nullable: true,
      description: 'Null if the account is deleted, or for a key that nobody made.',
    }),
    endedByName: t.exposeString('endedByName', {
      nullable: true,
      description: 'The second person, or the one who stopped it.',
    }),
    takenBackByName: t.exposeString('takenBackByName', { nullable: true }),
    secondPeople: t.exposeStringList('secondPeople', {
      description: 'The names of those who may agree to one that waits. Empty if nobody can.',
    }),
    stopReason: t.exposeString('stopReason', { nullable: true }),
    bookedDate: t.exposeString('bookedOn', { nullable: true }),
    mayAgree: t.exposeBoolean('mayAgree', {
      description: 'Whether the viewer may agree to it: not the person who proposed it.',
    }),
    mayStop: t.exposeBoolean('mayStop'),
    mayTakeBack: t.exposeBoolean('mayTakeBack', {
      description: 'Whether the viewer may take it back: the month of its booking is open.',
    }),
  }),
});

const { PageType, optionData } = pageTypes('Reductions', { of: ReductionType, most: MOST, page });
query('getReductions', {
  description:
    'Returns what people wrote off or credited: what waits for a second person first, then the latest.',
  args: {
    queryData: input(
      'ReductionsQueryData',
      ofBooks,
      { partnerId: WITHOUT_PARTNER, isWaiting: 'Only those that wait for a second person.' },
      { isRequired: true },
    ),
    optionData,
  },
  type: PageType,
  run: ({ queryData: { partnerId, isWaiting }, optionData: part }, { runner, viewer }) =>
    runner.read(viewer, getReductions, { partnerId, isWaiting, ...part }),
});

const one = z.object({ reductionId: anId });
mutation('agreeToReduction', {
  description:
    'Agrees to a write-off or a credit as another person than the one who proposed it, and books it.',
  args: { inputData: input('AgreeToReductionInputData', one) },
  type: 'Boolean',
  async run({ inputData: { reductionId } }, { runner, viewer }) {
    await runner.run(viewer, agreeToReduction, reductionId);
    return true;
  },
});
mutation('stopReduction', {
  description: 'Withdraws a proposed write-off or credit, or declines one of others.',
  args: {
    inputData: input('StopReductionInputData', one.extend({ reason: stopReason }), {
      reason: 'At most 500 characters.',
    }),
  },
  type: 'Boolean',
  async run({ inputData: input }, { runner, viewer }) {
    await runner.run(viewer, stopReduction, input);
    return true;
  },
});

builder.objectField(InvoiceType, 'secondPeople', (t) =>
  t.stringList({
    description:
      'The names of those who may agree to what waits on it, for those who see the agency’s money. Empty if nobody can.',
    resolve: ({ id }, _, { runner, viewer }) =>
      runner.read(viewer, (work, invoiceId) => nameSecondPeople(work, invoiceId), id),
  }),
);
