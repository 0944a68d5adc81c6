import type { Finding } from '@husvaer/domain/operations/findings';

import { en } from './en.ts';
import type { FindingTexts } from './finding-texts.ts';
import { no } from './no.ts';

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
