import { keyOf } from '@husvaer/domain/leases/contradictions';

import type { Command } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import type { ReadWork } from '../../platform/work.ts';
import { findContradictions, isOpen } from './contradictions/find-contradictions.ts';
import { sentencesOf } from './contradictions/messages/texts.ts';
import { findLeasesToCompare } from './contradictions/store.ts';

/** Leases that one query reads. */
const AT_ONCE = 500;

export const commands: readonly Command[] = [
  {
    name: 'leases check',
    usage:
      'leases check   compares the facts of all leases that run, and says what contradicts itself',
    isReadOnly: true,
    async run({ runner, print }) {
      let [count, after]: [number, string | null] = [0, null];
      for (;;) {
        const ids: string[] = await runner.read(SYSTEM, findNext, after);
        for (const id of ids)
          for (const found of await runner.read(SYSTEM, findOpen, id)) {
            count += 1;
            print(`${id} ${keyOf(found)}: ${sentencesOf(found, 'en').text}`);
          }
        after = ids.at(-1) ?? null;
        if (ids.length < AT_ONCE) break;
      }
      print(count === 0 ? 'No lease contradicts itself.' : `${count} contradictions.`);
      return count === 0 ? 0 : 1;
    },
  },
];

const findNext = ({ tx, clock }: ReadWork, after: string | null): Promise<string[]> =>
  findLeasesToCompare(tx, { after, today: clock.today().toString(), limit: AT_ONCE });

const findOpen = async (work: ReadWork, id: string) =>
  (await findContradictions(work, id)).filter(isOpen);
