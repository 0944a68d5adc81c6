import type { ContradictionName } from '@husvaer/domain/leases/contradictions';

import { dateOf } from '../../../../platform/written.ts';
import { en } from './en.ts';
import { no } from './no.ts';

const TEXTS = { en, no };
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The sentences of a contradiction in a language. */
export function sentencesOf(
  { name, params }: { name: ContradictionName; params: Readonly<Record<string, string>> },
  language: 'en' | 'no',
): { text: string; advice: string } {
  const { text, advice } = TEXTS[language][name];
  const facts = Object.entries(params).map(([key, value]) => [
    key,
    ISO_DATE.test(value) ? dateOf(value) : value,
  ]);
  return { text: text(Object.fromEntries(facts) as Record<string, string>), advice };
}
