import { inNorway } from './norwegian-time.ts';
/** The current time. Only an implementation of this interface reads the machine's clock. */
export interface Clock {
  /** The current moment, UTC. */
  now(): Temporal.Instant;
  /** Today's date in Norway. */
  today(): Temporal.PlainDate;
}

const clockOf = (now: () => Temporal.Instant): Clock => ({
  now,
  today: () => inNorway(now()).toPlainDate(),
});

/** The machine's clock, or a clock that starts at `startAt` and runs. */
export function runningClock(startAt?: Temporal.Instant): Clock {
  if (!startAt) return clockOf(moment);
  const begun = moment();
  return clockOf(() => startAt.add(begun.until(moment())));
}

/** The database keeps microseconds: what is written and what is read again are the same time. */
const moment = () => Temporal.Now.instant().round('microsecond');

export interface SetClock extends Clock {
  set(to: Temporal.Instant): void;
}

/** A clock for tests that only changes when it is moved. */
export function setClock(at: Temporal.Instant): SetClock {
  let current = at;
  return {
    ...clockOf(() => current),
    set(to) {
      current = to;
    },
  };
}
