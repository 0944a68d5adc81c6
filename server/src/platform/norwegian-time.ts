import type { IsoDate } from '@husvaer/domain/kernel/dates';

/** The time zone of the product's days and hours. */
export const ZONE = 'Europe/Oslo';

/** A moment in Norwegian time. */
export const inNorway = (at: Temporal.Instant): Temporal.ZonedDateTime =>
  at.toZonedDateTimeISO(ZONE);

/** The date of a moment in Norway. */
export const dayInNorway = (at: Temporal.Instant): IsoDate => inNorway(at).toPlainDate().toString();

/** The moment a day begins in Norway. */
export const startOfDay = (day: IsoDate | Temporal.PlainDate): Temporal.Instant =>
  Temporal.PlainDate.from(day).toZonedDateTime(ZONE).toInstant();
