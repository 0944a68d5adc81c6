import type { IsoDate } from '@husvaer/domain/kernel/dates';

/** What a schema may depend on that no record says. */
export interface Given {
  /** The day in Norway. */
  today: IsoDate;
  /** The moment, in milliseconds. */
  now: number;
  /** Whether identity numbers of test people are accepted. */
  allowsTestNumbers: boolean;
}
