import type { Life } from './life.ts';
import type { Person } from './town.ts';

/** `pick` and `how` choose among what there is on a day. */
export interface Choice {
  pick: number;
  how: number;
}
/** Something that a person of a history can do. */
export type Act = (life: Life, who: Person, choice: Choice) => Promise<void>;
