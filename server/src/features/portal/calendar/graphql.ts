import { parseInput } from '@husvaer/domain/kernel/validation';

import { withContract } from '../../leases/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { getRentCalendar } from './use-cases/get-rent-calendar.ts';
import { openRentCalendar } from './use-cases/open-rent-calendar.ts';
import { closeRentCalendar } from './use-cases/close-rent-calendar.ts';

const CalendarType = builder
  .objectRef<{ openedAt: Temporal.Instant | null; url: string | null }>('RentCalendar')
  .implement({
    description: 'The viewer’s calendar of a lease: when rent is due, or when it is paid out.',
    fields: (t) => ({
      openedAt: t.expose('openedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'The time when the calendar was opened. Null if it is not open.',
      }),
      url: t.exposeString('url', {
        nullable: true,
        description:
          'The URL from which calendar apps read it. Returned only by `openRentCalendar`.',
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
    description: 'Opens the calendar at a new URL. The previous URL stops working.',
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
