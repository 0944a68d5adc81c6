import { NIGHTLY } from '../../script/test-tags.ts';
import kept from './kept-seeds.json' with { type: 'json' };

/** The seed of properties, and of nightly runs. `script/test --nightly` sets a new one, and prints it. */
export const SEED = Number(process.env['TEST_SEED'] ?? 1);

/** A run of a tool that makes its own input: the same seed makes the same input again. */
interface SeededRun {
  seed: number;
  /** The number of requests, attacks or kills. */
  size: number;
  /** Its tags as a test. */
  tags: string[];
  /** What to do after a failure, in a sentence. */
  advice: string;
}

/**
 * The runs of a tool. Every day it repeats those of kept-seeds.json: a short one, and all that ever failed. At
 * night it makes new input.
 */
export function runsOf(tool: keyof typeof kept, nightlySize: number): SeededRun[] {
  const advice = `To repeat this every day, add { "seed": ${SEED}, "size": ${nightlySize} } to "${tool}" in server/testing/kept-seeds.json.`;
  return [
    ...kept[tool].map((run) => ({ ...run, tags: [], advice: 'It is one of the kept seeds.' })),
    { seed: SEED, size: nightlySize, tags: [NIGHTLY], advice },
  ];
}
