import type { PassedReason } from '@husvaer/domain/banking/bank-file';
import type { FileProblemCode } from '@husvaer/domain/banking/file-problems';
import type { WaitingReason } from '@husvaer/domain/banking/lines';

/** What a report of a bank file says. */
export interface ReportMailTexts {
  locale: string;
  booked: string;
  seen: string;
  givenUp: string;
  /** A file about a day to come. */
  waitsUntil(day: string): string;
  refused: string;
  more(count: number): string;
  lines(count: number, kroner: string): string;
  repeated(count: number): string;
  otherSource(count: number): string;
  leftOut(count: number): string;
  passed(count: number): string;
  /** Of an entry that says no day. */
  undated: string;
  taken(count: number): string;
  waiting(count: number): string;
  /** A payment that an order does not have. */
  unknown: string;
  line(number: number): string;
  found: string;
  expected: string;
  passedReasons: Record<PassedReason, string>;
  reasons: Record<WaitingReason, string>;
  problems: Record<FileProblemCode, string>;
}
