import { uuid } from '@husvaer/domain/kernel/uuid';
import { nonEmptyText } from '@husvaer/domain/kernel/tidied-text';
import { kroner } from '@husvaer/domain/kernel/kroner';
import { z } from '@husvaer/domain/kernel/zod';
import { paperLanguage } from '@husvaer/domain/leases/papers';
import { MESSAGE_MAX } from '@husvaer/domain/messaging/message';

import { builder, type GraphqlContext } from '../../../platform/graphql/builder.ts';
import { input, nested } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { anId } from '../../../platform/input-id.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import { adjustRent } from '../rents/use-cases/adjust-rent.ts';
import { IndexType } from '../rents/graphql.ts';
import { messageTenants } from './use-cases/message-tenants.ts';
import { getRentAdjustments, type PreviewedRent } from './use-cases/get-rent-adjustments.ts';
import { forEachLease, type Outcome, type Refusal } from './for-each-lease.ts';

/** Leases of one call. A browser with more makes several calls and shows the progress. */
const AT_ONCE = 100;
/** A few thousand leases an hour. */
const BULK: Rule = { name: 'many leases account', points: 100, seconds: 3600 };

const consumeLimit = async ({ viewer, limits }: GraphqlContext): Promise<void> => {
  if (viewer.kind === 'account') await limits.consume(BULK, viewer.id);
};

const RefusalType = builder.objectRef<Refusal>('LeaseRefusal').implement({
  description: 'The reason why an action was refused for one of several leases.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The error code, such as `leases.too_early`.' }),
    day: t.exposeString('day', {
      nullable: true,
      description: 'The earliest or the last possible day, `YYYY-MM-DD`.',
    }),
  }),
});

const OutcomeType = builder.objectRef<Outcome<string[] | void>>('LeaseOutcome').implement({
  description: 'The result of an action for one of several leases.',
  fields: (t) => ({
    contractId: t.exposeID('leaseId'),
    refusal: t.expose('refusal', {
      type: RefusalType,
      nullable: true,
      description: 'Null if the action succeeded.',
    }),
    missed: t.stringList({
      description:
        'The tenants that a message could not reach, because they have no account or are blocked.',
      resolve: ({ done }) => done ?? [],
    }),
  }),
});

const contractIds = z.array(anId).min(1).max(AT_ONCE);
const message = z.object({
  contractIds,
  clientId: uuid,
  text: nonEmptyText(MESSAGE_MAX),
});

mutation('messageTenants', {
  description:
    'Sends a message to the tenants of several leases, in one conversation per lease. Only for people who may write the documents of the leases.',
  args: {
    inputData: input('MessageTenantsInputData', message, {
      contractIds: `1 to ${AT_ONCE}.`,
      clientId:
        'A UUID that the client generates. A repeated call with the same UUID sends no second message.',
      text: 'At most 10,000 characters.',
    }),
  },
  type: [OutcomeType],
  async run({ inputData: { contractIds, ...input } }, context) {
    await consumeLimit(context);
    return forEachLease(
      context,
      messageTenants,
      contractIds.map((id) => ({ id, ...input })),
    );
  },
});

const PreviewedType = builder.objectRef<PreviewedRent>('PreviewedRent').implement({
  fields: (t) => ({
    contractId: t.exposeID('leaseId'),
    rent: t.expose('rent', {
      type: 'Kroner',
      nullable: true,
      description: 'The present rent a month.',
    }),
    amount: t.field({
      type: 'Kroner',
      nullable: true,
      description: 'The new rent a month. Null if the adjustment is refused.',
      resolve: ({ adjustment }) => adjustment?.amount ?? null,
    }),
    indexFrom: t.field({
      type: IndexType,
      nullable: true,
      resolve: ({ adjustment }) => adjustment?.indexFrom ?? null,
    }),
    indexTo: t.field({
      type: IndexType,
      nullable: true,
      resolve: ({ adjustment }) => adjustment?.indexTo ?? null,
    }),
    refusal: t.expose('refusal', { type: RefusalType, nullable: true }),
  }),
});
const PreviewType = builder
  .objectRef<{ takesEffectOn: string; rents: PreviewedRent[] }>('RentAdjustments')
  .implement({
    fields: (t) => ({
      takesEffectOn: t.exposeString('takesEffectOn', { description: 'YYYY-MM-DD' }),
      data: t.expose('rents', { type: [PreviewedType] }),
    }),
  });
const previewSchema = z.object({
  contractIds,
  takesEffectOn: z.iso
    .date()
    .nullish()
    .transform((day) => day ?? null),
});

query('getRentAdjustments', {
  description:
    'Returns the rents of several leases on a day, adjusted by the price index. Only for people who may write the documents of the leases.',
  args: {
    queryData: input('RentAdjustmentsQueryData', previewSchema, {
      contractIds: `1 to ${AT_ONCE}.`,
      takesEffectOn:
        '`YYYY-MM-DD`. Defaults to the first day of the earliest month that a letter sent today is in time for.',
    }),
  },
  type: PreviewType,
  run: ({ queryData: { contractIds: ids, takesEffectOn } }, { runner, viewer }) =>
    runner.read(viewer, getRentAdjustments, { ids, takesEffectOn }),
});

const NewRentInput = nested('NewRentInput', {
  amount: 'Kroner a month, as the preview showed it. If the amount differs, no letter is sent.',
});
const adjustment = z.object({
  rents: z
    .array(z.object({ contractId: anId, amount: kroner(z.number().min(1).max(1_000_000)) }))
    .min(1)
    .max(AT_ONCE),
  takesEffectOn: z.iso.date(),
  language: paperLanguage,
});

mutation('adjustRents', {
  description:
    'Announces the rents of several leases, adjusted by the price index, each as `adjustRent` does. Only for people who may write the documents of the leases.',
  args: {
    inputData: input('AdjustRentsInputData', adjustment, {
      rents: { nested: NewRentInput, description: `1 to ${AT_ONCE}.` },
      takesEffectOn: 'YYYY-MM-DD',
      language: 'The language of the letters. Defaults to Norwegian.',
    }),
  },
  type: [OutcomeType],
  async run({ inputData: { rents, ...input } }, context) {
    await consumeLimit(context);
    return forEachLease(
      context,
      adjustRent,
      rents.map(({ contractId: id, amount: expected }) => ({ id, expected, ...input })),
    );
  },
});
