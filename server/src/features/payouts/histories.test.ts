import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ACTS, type ActKind } from '@husvaer/domain/ledger/acts';

import { movedBy } from '../../../testing/money/compare.ts';
import { approvesOn, histories, HISTORIES } from '../../../testing/money/histories.ts';
import { live, perform, type Lived } from '../../../testing/money/live.ts';
import { KNOWN_THEFTS, othersOn, thefts, type Theft } from '../../../testing/money/thefts.ts';
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

const lived = new Map<string, Lived>();
/** The same history without the thief's acts; the thefts of one setting and day often have the same one. */
async function withoutThief(theft: Theft): Promise<Lived> {
  const { setting, from, thief, others } = theft;
  const key = JSON.stringify({ setting, from, thief, others });
  const known = lived.get(key);
  if (known) return known;
  const fresh = await live(app, setting, (day, life) => perform(life, othersOn(theft, day)));
  await clean();
  lived.set(key, fresh);
  return fresh;
}

/** Whether an act of this kind was recorded. */
async function recorded(kind: ActKind | null): Promise<boolean> {
  const acts = await app.database.session((session) =>
    session.query('select 1 as found from money_act where kind = $1 limit 1', [kind]),
  );
  return acts.length > 0;
}

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
                approvesOn(day, diligent),
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
      const reached = new Set<ActKind | null>();
      await fc.assert(
        fc
          .asyncProperty(thefts, async (theft) => {
            const { setting, thief, from, steps } = theft;
            const without = await withoutThief(theft);
            const withActs = await live(app, setting, (day, life) =>
              perform(life, [
                ...othersOn(theft, day),
                ...(day < from
                  ? []
                  : [...steps.filter((step) => step.day === day), approvesOn(day, thief)]),
              ]),
            );
            const { life } = withActs;
            orders += life.ordered.length;
            if (await recorded(theft.act)) reached.add(theft.act);
            const moved = movedBy(life.town.staff[thief]!.id, withActs, without);
            const found = [...withActs.breaches, ...(moved ? [moved.text] : [])];
            if (found.length > 0)
              throw new Error([theft.goal, ...life.story, '', ...found].join('\n'));
          })
          .afterEach(clean),
        { numRuns: HISTORIES, examples: KNOWN_THEFTS.map((theft): [Theft] => [theft]) },
      );
      expect(orders).toBeGreaterThan(HISTORIES / 4);
      // Each act kept somebody from a goal. An agreed guarantee keeps its months, whatever is usual by now.
      if (HISTORIES >= KNOWN_THEFTS.length)
        expect(Object.keys(ACTS).filter((kind) => !reached.has(kind as ActKind))).toEqual([
          'raised_guarantee',
        ]);
    },
  );
});
