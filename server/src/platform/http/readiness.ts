import { requestErrors } from '@husvaer/domain/kernel/errors';

import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';

/** Seconds a result is reused: probes come every few seconds, and the checks may cost something. */
const GOOD_SECONDS = 60;

/** Checks that all features can do their work. Throws `request.unavailable` while one can't, and logs why. */
export function createReadiness(deps: {
  clock: Clock;
  log: Logger;
  checks: readonly { name: string; check: () => Promise<void> }[];
}): () => Promise<void> {
  const { clock, log, checks } = deps;
  let answer: Promise<boolean> | undefined;
  let until: Temporal.Instant | undefined;

  async function runChecks(): Promise<boolean> {
    const answers = await Promise.all(
      checks.map(({ name, check }) =>
        check().then(
          () => true,
          (error: unknown) => {
            log.error({ err: error, feature: name }, 'feature not ready');
            return false;
          },
        ),
      ),
    );
    return answers.every(Boolean);
  }

  return async () => {
    if (!until || Temporal.Instant.compare(until, clock.now()) <= 0) {
      until = clock.now().add({ seconds: GOOD_SECONDS });
      answer = runChecks();
    }
    if (!(await answer)) throw requestErrors.unavailable();
  };
}
