import { lastDayOf, RATE_KINDS, type MissingRate } from '@husvaer/domain/legal/rates';
import { enteredRate } from '@husvaer/domain/legal/entered-rate';

import { builder } from '../../../platform/graphql/builder.ts';
import { query, mutation } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import { input } from '../../../platform/graphql/input.ts';
import type { KnownRate } from './store.ts';
import { enterRate } from './use-cases/enter-rate.ts';
import { getRates, type Rates } from './use-cases/get-rates.ts';

const KindEnum = builder.enumType('RateKind', { values: RATE_KINDS });

const RateType = builder.objectRef<KnownRate>('LegalRate').implement({
  description: 'A rate that a public authority has set.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    since: t.exposeString('since', { description: 'The first day, `YYYY-MM-DD`.' }),
    until: t.string({
      resolve: (rate) => lastDayOf(rate),
      description: 'The last day, unless another rate begins before.',
    }),
    value: t.float({
      resolve: ({ value }) => Number(value) / 100,
      description: 'Per cent a year for interest, kroner for fees.',
    }),
    source: t.exposeString('source'),
    enteredAt: t.expose('enteredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time when an operator entered it. Null if the release has it.',
    }),
  }),
});

export const MissingRateType = builder.objectRef<MissingRate>('MissingRate').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    day: t.exposeString('day', { description: 'The first day without a rate, `YYYY-MM-DD`.' }),
  }),
});

const RatesType = builder.objectRef<Rates>('Rates').implement({
  fields: (t) => ({
    known: t.expose('known', { type: [RateType] }),
    ending: t.expose('ending', {
      type: [MissingRateType],
      description: 'The kinds whose rate ends within thirty days, or has ended.',
    }),
  }),
});

query('getRates', {
  description: 'Returns the rates of law, the latest first. Only for operators.',
  type: RatesType,
  run: (_, { runner, viewer }) => runner.read(viewer, getRates, undefined),
});

mutation('enterRate', {
  description:
    'Enters a rate of law. Refused for a day whose rate a letter or petition was drawn with.',
  args: {
    inputData: input('EnterRateInputData', ({ today }) => enteredRate(today), {
      kind: { type: KindEnum },
      since: 'The first day, 1 January or 1 July, `YYYY-MM-DD`.',
      value: 'Per cent a year for interest, kroner for fees.',
      source: 'The regulation or announcement that set it.',
      replaces: 'The known value of that day that it replaces, if any.',
    }),
  },
  type: RatesType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(enterRate, getRates, undefined), inputData),
});
