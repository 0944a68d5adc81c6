import type { FindingReason } from '@husvaer/domain/operations/findings';

/** Sentences about what a check found: what it is about, what was found, and what to do about it. */
export interface FindingTexts {
  /** By check. */
  names: Record<FindingReason extends `${infer Name}.${string}` ? Name : never, string>;
  found: Record<FindingReason, string>;
  /** Nothing for what is as it should be. */
  todo: Partial<Record<FindingReason, string>>;
  /** The names of rates of law. */
  rates: Record<string, string>;
  /** The last line of the list. */
  ready: string;
  left: (failures: number, warnings: number) => string;
}
