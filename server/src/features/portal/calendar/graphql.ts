import { withContract } from '../../leases/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
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
query('getRentCalendar', {
  args: { queryData: input('RentCalendarQueryData', withContract) },
  type: CalendarType,
  async run({ queryData: { contractId } }, { runner, viewer }) {
    return { openedAt: await runner.read(viewer, getRentCalendar, contractId), url: null };
  },
});

const InputData = input('RentCalendarInputData', withContract);
mutation('openRentCalendar', {
  description: 'Opens the calendar at a new URL. The previous URL stops working.',
  args: { inputData: InputData },
  type: CalendarType,
  run: ({ inputData: { contractId } }, { runner, viewer }) =>
    runner.run(viewer, openRentCalendar, contractId),
});
mutation('closeRentCalendar', {
  args: { inputData: InputData },
  type: CalendarType,
  async run({ inputData: { contractId } }, { runner, viewer }) {
    await runner.run(viewer, closeRentCalendar, contractId);
    return { openedAt: null, url: null };
  },
});
