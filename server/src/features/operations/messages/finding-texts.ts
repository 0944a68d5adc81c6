import type { Finding, FindingReason } from '@husvaer/domain/operations/findings';

import { en } from './en.ts';
import { no } from './no.ts';

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

export const FINDING_TEXTS: Record<'en' | 'no', FindingTexts> = { en, no };

/** A finding in words. */
export interface WrittenFinding {
  name: string;
  found: string;
  todo: string | null;
}

/** The sentences about a finding, with its values. */
export function writeFinding(language: 'en' | 'no', { reason, values }: Finding): WrittenFinding {
  const { names, found, todo, rates } = FINDING_TEXTS[language];
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === 'kind' ? (rates[values[name] ?? ''] ?? '') : (values[name] ?? ''),
    );
  const next = todo[reason];
  return {
    name: names[reason.split('.')[0] as keyof FindingTexts['names']],
    found: fill(found[reason]),
    todo: next === undefined ? null : fill(next),
  };
}
