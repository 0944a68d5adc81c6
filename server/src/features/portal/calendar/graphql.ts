import { parseInput } from '@husvaer/domain/kernel/validation';

import { withContract } from '../../leases/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { getRentCalendar } from './use-cases/get-rent-calendar.ts';
import { openRentCalendar } from './use-cases/open-rent-calendar.ts';
import { closeRentCalendar } from './use-cases/close-rent-calendar.ts';

const CalendarType = builder
  .objectRef<{ openedAt: Temporal.Instant | null; url: string | null }>('RentCalendar')
  .implement({
    description: 'The viewer’s own calendar of a lease: when rent is due, or when it is paid out.',
    fields: (t) => ({
      openedAt: t.expose('openedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Null while it can’t be read.',
      }),
      url: t.exposeString('url', {
        nullable: true,
        description: 'Where calendars read it, said once: when it is opened.',
      }),
    }),
  });

const QueryData = builder.inputType('RentCalendarQueryData', {
  fields: (t) => ({ contractId: t.id({ required: true }) }),
});
builder.queryField('getRentCalendar', (t) =>
  t.field({
    type: CalendarType,
    args: { queryData: t.arg({ type: QueryData, required: true }) },
    async resolve(_, { queryData }, { runner, viewer }) {
      const { contractId } = parseInput(withContract, queryData, 'queryData');
      return { openedAt: await runner.read(viewer, getRentCalendar, contractId), url: null };
    },
  }),
);

const InputData = builder.inputType('RentCalendarInputData', {
  fields: (t) => ({ contractId: t.id({ required: true }) }),
});
builder.mutationField('openRentCalendar', (t) =>
  t.field({
    type: CalendarType,
    description: 'Opens it at a new address; where it was before, it is no longer.',
    args: { inputData: t.arg({ type: InputData, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const { contractId } = parseInput(withContract, inputData, 'inputData');
      return runner.run(viewer, openRentCalendar, contractId);
    },
  }),
);
builder.mutationField('closeRentCalendar', (t) =>
  t.field({
    type: CalendarType,
    args: { inputData: t.arg({ type: InputData, required: true }) },
    async resolve(_, { inputData }, { runner, viewer }) {
      const { contractId } = parseInput(withContract, inputData, 'inputData');
      await runner.run(viewer, closeRentCalendar, contractId);
      return { openedAt: null, url: null };
    },
  }),
);
