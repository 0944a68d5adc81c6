import { nonEmptyLine } from '@husvaer/domain/kernel/tidied-text';
import { z } from '@husvaer/domain/kernel/zod';
import { CONTRADICTIONS, keyOf, stops } from '@husvaer/domain/leases/contradictions';

import { LanguageType } from '../../accounts/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import { LeaseType, withContract } from '../graphql.ts';
import { getLease } from '../use-cases/get-lease.ts';
import type { FoundContradiction } from './find-contradictions.ts';
import { sentencesOf } from './messages/texts.ts';
import { confirmContradictions } from './use-cases/confirm-contradictions.ts';
import { getContradictions, type ShownContradiction } from './use-cases/get-contradictions.ts';

const KEYS_MAX = 100;
/** An e-mail address and two names, at their longest, and what contradicts. */
const KEY_MAX = 1000;
export const contradictionKeys = z.array(nonEmptyLine(KEY_MAX)).max(KEYS_MAX);

const NameEnum = builder.enumType('ContradictionName', {
  values: Object.keys(CONTRADICTIONS) as (keyof typeof CONTRADICTIONS)[],
});

export const ContradictionType = builder
  .objectRef<FoundContradiction & Partial<Pick<ShownContradiction, 'confirmedBy'>>>(
    'LeaseContradiction',
  )
  .implement({
    description: 'Facts of a lease that contradict each other.',
    fields: (t) => ({
      name: t.field({ type: NameEnum, resolve: ({ name }) => name }),
      key: t.string({
        description: 'Names the contradiction and what it is about, for confirmations.',
        resolve: keyOf,
      }),
      stops: t.boolean({
        description:
          'Whether the lease can be neither sent nor signed. Otherwise its writer can confirm that it is right.',
        resolve: stops,
      }),
      text: t.string({
        args: { language: t.arg({ type: LanguageType, required: true, defaultValue: 'no' }) },
        resolve: (found, { language }) => sentencesOf(found, language).text,
      }),
      advice: t.string({
        args: { language: t.arg({ type: LanguageType, required: true, defaultValue: 'no' }) },
        description: 'What can be done.',
        resolve: (found, { language }) => sentencesOf(found, language).advice,
      }),
      confirmedBy: t.string({
        nullable: true,
        description: 'The name of the person who confirmed it. Null also for a partner’s system.',
        resolve: ({ confirmedBy }) => confirmedBy ?? null,
      }),
      confirmedAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ confirmation }) => confirmation?.confirmedAt ?? null,
      }),
    }),
  });

builder.objectField(LeaseType, 'contradictions', (t) =>
  t.field({
    type: [ContradictionType],
    description:
      'What contradicts itself, for users who write the lease’s documents: what stops comes first. Empty for others.',
    resolve: (lease, _, { runner, viewer }) => runner.read(viewer, getContradictions, lease),
  }),
);

mutation('confirmContradictions', {
  description: 'Confirms that facts which seem to contradict each other are right.',
  args: {
    inputData: input(
      'ConfirmContradictionsInputData',
      withContract.extend({ keys: contradictionKeys.min(1) }),
      { keys: 'Of contradictions that do not stop.' },
    ),
  },
  type: LeaseType,
  run: ({ inputData: { contractId: id, keys } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(confirmContradictions, getLease, id), { id, keys }),
});
