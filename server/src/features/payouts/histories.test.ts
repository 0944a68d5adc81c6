import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { movedBy } from '../../../testing/money/compare.ts';
import { histories, HISTORIES, othersBefore, thefts } from '../../../testing/money/histories.ts';
import { live, perform } from '../../../testing/money/live.ts';
import { cleaner } from '../../../testing/money/town.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/* The rule of docs/security.md ("Orders to a bank"), over random histories. A history that fails is printed. */

const TIMEOUT = 60 * 60_000;

let app: TestApp;
let clean: () => Promise<void>;
beforeAll(async () => {
  app = await createTestApp();
  clean = await cleaner(app);
});
afterAll(() => app.close());

describe('orders to the bank', () => {
  test(
    'have a fresh approval of exactly their account and amount by somebody outside their chain',
    { timeout: TIMEOUT },
    async () => {
      let orders = 0;
      await fc.assert(
        fc
          .asyncProperty(histories, async ({ setting, diligent, steps }) => {
            const { breaches, life } = await live(app, setting, (day, now) =>
              perform(now, [
                ...steps.filter((step) => step.day === day),
                { day, by: diligent, act: 'approve', pick: 0, how: 0 },
              ]),
            );
            orders += life.ordered.length;
            if (breaches.length > 0) throw new Error([...life.story, '', ...breaches].join('\n'));
          })
          .afterEach(clean),
        { numRuns: HISTORIES },
      );
      expect(orders).toBeGreaterThan(HISTORIES);
    },
  );

  test(
    'are not one krone more because of what one person does alone',
    { timeout: TIMEOUT },
    async () => {
      let orders = 0;
      await fc.assert(
        fc
          .asyncProperty(thefts, async (theft) => {
            const { setting, thief, from, steps } = theft;
            const without = await live(app, setting, (day, life) =>
              perform(life, othersBefore(theft, day)),
            );
            await clean();
            const lived = await live(app, setting, (day, life) =>
              perform(life, [
                ...othersBefore(theft, day),
                ...steps.filter((step) => step.day === day && day >= from),
              ]),
            );
            const { life } = lived;
            orders += life.ordered.length;
            const moved = movedBy(life.town.staff[thief]!.id, lived, without);
            if (moved) throw new Error([...life.story, '', moved.text].join('\n'));
          })
          .afterEach(clean),
        { numRuns: HISTORIES },
      );
      expect(orders).toBeGreaterThan(HISTORIES / 4);
    },
  );
});
