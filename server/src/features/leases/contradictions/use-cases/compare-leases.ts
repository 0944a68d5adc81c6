import type { Runner } from '../../../../platform/work.ts';
import { SYSTEM } from '../../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../../platform/work.ts';
import { recordContradictions } from '../require-consistent.ts';
import { findLeasesToCompare } from '../store.ts';

/** Leases that one query reads; each is compared in a transaction of its own. */
const AT_ONCE = 500;

/** Compares all leases that are out for signing or run, and records what contradicts itself. */
export async function compareLeases({ runner }: { runner: Runner }): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await runner.read(SYSTEM, findNext, after);
    for (const id of ids) await runner.run(SYSTEM, compareOne, id);
    after = ids.at(-1) ?? null;
    if (ids.length < AT_ONCE) return;
  }
}

const findNext = ({ tx, clock }: ReadWork, after: string | null): Promise<string[]> =>
  findLeasesToCompare(tx, { after, today: clock.today().toString(), limit: AT_ONCE });

const compareOne = (work: Work, id: string): Promise<void> => recordContradictions(work, id);
