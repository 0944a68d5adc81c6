/** Fewer answers say nothing about how fast a person answers. */
const ANSWERS_NEEDED = 5;
/** The days of conversations that count, and the maximum number of the latest ones. */
export const ANSWERS_COUNTED = { days: 180, conversations: 50 } as const;

const HOURS = [1, 2, 4, 8, 12, 24, 48, 72] as const;

/**
 * The hours within which a person usually answers, rounded up to a step; null when it takes longer than three
 * days, or too little is known. `seconds` is the median over all requests, infinite when most got no answer.
 */
export function usualAnswerHours(known: {
  answers: number;
  seconds: number | null;
}): number | null {
  const { answers, seconds } = known;
  if (answers < ANSWERS_NEEDED || seconds === null) return null;
  return HOURS.find((hours) => seconds <= hours * 3600) ?? null;
}
