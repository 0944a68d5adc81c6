import type { IsoDate } from '@husvaer/domain/kernel/dates';

/** The zone that days and hours of the product are in. */
export const ZONE = 'Europe/Oslo';

/** A moment as clocks in Norway show it. */
export const inNorway = (at: Temporal.Instant): Temporal.ZonedDateTime =>
  at.toZonedDateTimeISO(ZONE);

/** The day that a moment has in Norway. */
export const dayInNorway = (at: Temporal.Instant): IsoDate => inNorway(at).toPlainDate().toString();

/** When a day begins in Norway. */
export const startOfDay = (day: IsoDate | Temporal.PlainDate): Temporal.Instant =>
  Temporal.PlainDate.from(day).toZonedDateTime(ZONE).toInstant();
