import { seeded } from '../demo/src/random.ts';
import { startPostgres } from '../script/postgres.ts';
import { ACTS, type ActName } from '../server/testing/money/acts.ts';
import { movedBy } from '../server/testing/money/compare.ts';
import { DAYS } from '../server/testing/money/days.ts';
import { LEASE } from '../server/testing/money/histories.ts';
import type { Setting } from '../server/testing/money/setting.ts';
import { live, perform } from '../server/testing/money/live.ts';
import { addToStory } from '../server/testing/money/life.ts';
import { tryAnyMutation, type Learnt } from '../server/testing/money/schema-acts.ts';
import { cleaner } from '../server/testing/money/town.ts';
import { createTestApp } from '../server/testing/test-app.ts';
import { readOptions } from './options.ts';
import { printTable } from './table.ts';

const options = readOptions({
  agencies: { default: 5, smoke: 1 },
  calls: { default: 40, smoke: 5 },
  seed: { default: 1, smoke: 1 },
});

const COLLEAGUE = { role: 'agent', isApprover: true } as const;
const LEASES: Setting['leases'] = [
  { ...LEASE, pays: 'each' },
  { ...LEASE, pays: 'first', isRejectedOnce: true },
  { ...LEASE, pays: 'twice', endsOn: '2027-01-31' },
];

/** The thief's roles; a colleague approves too, and does nothing once the thief has begun. */
const ROLES: Record<string, Pick<Setting, 'staff' | 'leases'>> = {
  agent: { staff: [{ role: 'agent', isApprover: false }, COLLEAGUE], leases: LEASES },
  'agent who approves': { staff: [COLLEAGUE, COLLEAGUE], leases: LEASES },
  'agent who approves and lets': {
    staff: [COLLEAGUE, COLLEAGUE],
    leases: LEASES.map((lease, at) => (at === 1 ? { ...lease, landlord: 0 } : lease)),
  },
  'bookkeeper who approves': {
    staff: [{ role: 'bookkeeper', isApprover: true }, COLLEAGUE],
    leases: LEASES,
  },
};

/** The first payout is approved and ordered by then. */
const BEGINS = DAYS.indexOf('2027-01-12');
const NAMES = (Object.keys(ACTS) as ActName[]).filter((name) => name !== 'deactivate');

const postgres = await startPostgres();
process.env['TEST_DATABASE_URL'] = postgres.url;
const app = await createTestApp();
const clean = await cleaner(app);
const rows: string[][] = [];
const stories: string[] = [];
try {
  for (const [role, { staff, leases }] of Object.entries(ROLES)) {
    const operations = new Set<string>();
    const learnt: Learnt = new Map();
    const count = { accepted: 0, refused: 0, orders: 0, moved: 0n };
    for (let agency = 0; agency < options.agencies; agency += 1) {
      const random = seeded(options.seed * 1000 + agency);
      const kidSource = random.pick(['ocr', 'camt.054'] as const);
      const setting: Setting = {
        kidSource,
        approvalsNeeded: 1,
        staff,
        leases,
        guaranteeMonths: 1,
        dayLimit: null,
      };
      const before = (day: number) =>
        day < BEGINS ? [{ day, by: 1, act: 'approve', pick: 0, how: 0 } as const] : [];
      const without = await live(app, setting, (day, life) => perform(life, before(day)));
      await clean();
      const lived = await live(app, setting, async (day, life) => {
        await perform(life, before(day));
        if (day < BEGINS) return;
        const thief = life.town.staff[0]!;
        for (let call = 0; call < options.calls; call += 1) {
          const { operation, variables, isAccepted } = await tryAnyMutation(life, thief, {
            draw: random,
            learnt,
          });
          operations.add(operation);
          if (isAccepted) addToStory(life, thief.name, `${operation} ${JSON.stringify(variables)}`);
          count[isAccepted ? 'accepted' : 'refused'] += 1;
        }
        const acts = random.sample(NAMES, 5);
        operations.add('POST /api/bank/files/:partnerId').add('POST /partner/v1/bank-files');
        await perform(life, [
          ...acts.map((act) => ({
            day,
            by: 0,
            act,
            pick: random.int(0, 7),
            how: random.int(0, 7),
          })),
          { day, by: 0, act: 'approve', pick: 0, how: 0 },
        ]);
      });
      await clean();
      count.orders += lived.life.ordered.length;
      const moved = movedBy(lived.life.town.staff[0]!.id, lived, without);
      count.moved += moved?.amount ?? 0n;
      if (moved) stories.push(`${role}:`, ...lived.life.story, moved.text, '');
    }
    const { accepted, refused, orders, moved } = count;
    rows.push([
      role,
      ...[operations.size, accepted, refused, orders, Number(moved) / 100].map(String),
    ]);
  }
} finally {
  await app.close();
  await postgres.stop();
}
printTable(['role', 'operations', 'accepted', 'refused', 'orders', 'moved, kr'], rows);
for (const line of stories) console.log(line);
console.log(stories.length === 0 ? 'The thief moved 0 kr.' : 'The thief moved money.');
process.exitCode = stories.length === 0 ? 0 : 1;
