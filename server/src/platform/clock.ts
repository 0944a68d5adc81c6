import { inNorway } from './norwegian-time.ts';
/** The time as the code is given it: never taken from the machine by anybody else. */
export interface Clock {
  /** This moment, UTC. */
  now(): Temporal.Instant;
  /** Today's date in Norway. */
  today(): Temporal.PlainDate;
}

const clockOf = (now: () => Temporal.Instant): Clock => ({
  now,
  today: () => inNorway(now()).toPlainDate(),
});

/** The machine's clock, or one that runs from `startAt` on. */
export function runningClock(startAt?: Temporal.Instant): Clock {
  if (!startAt) return clockOf(() => Temporal.Now.instant());
  const begun = Temporal.Now.instant();
  return clockOf(() => startAt.add(begun.until(Temporal.Now.instant())));
}

export interface SetClock extends Clock {
  set(to: Temporal.Instant): void;
}

/** A clock that stands still until it is moved. */
export function setClock(at: Temporal.Instant): SetClock {
  let current = at;
  return {
    ...clockOf(() => current),
    set(to) {
      current = to;
    },
  };
}
