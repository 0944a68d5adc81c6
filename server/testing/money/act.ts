import type { Step } from './histories.ts';
import type { Life } from './life.ts';
import type { Person } from './town.ts';

export type Choice = Pick<Step, 'pick' | 'how'>;
/** Something that a person of a history can do. */
export type Act = (life: Life, who: Person, choice: Choice) => Promise<void>;
