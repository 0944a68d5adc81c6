/** Fewer answers than these say nothing about how soon somebody answers. */
export const ANSWERS_NEEDED = 5;
/** How far back conversations count, and how many of the latest. */
export const ANSWERS_COUNTED = { days: 180, conversations: 50 } as const;

const HOURS = [1, 2, 4, 8, 12, 24, 48, 72] as const;

/**
 * The hours within which somebody usually answers, rounded up to a step; null when they take longer
 * than three days, or when too little is known. `seconds` is the median over all who asked, infinite
 * where most got no answer.
 */
export function usualAnswerHours(known: {
  answers: number;
  seconds: number | null;
}): number | null {
  const { answers, seconds } = known;
  if (answers < ANSWERS_NEEDED || seconds === null) return null;
  return HOURS.find((hours) => seconds <= hours * 3600) ?? null;
}
