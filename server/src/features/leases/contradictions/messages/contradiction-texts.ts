import type { ContradictionName } from '@husvaer/domain/leases/contradictions';

/** What a contradiction is, and what to do about it. Days in `facts` are written out. */
export interface ContradictionText {
  text: (facts: Readonly<Record<string, string>>) => string;
  advice: string;
}
export type ContradictionTexts = Record<ContradictionName, ContradictionText>;
