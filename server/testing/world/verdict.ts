import { KNOWN, type Known } from './rules/known.ts';
import type { Violation, World } from './world.ts';

type Lived = Pick<World, 'violations' | 'hasTrouble'>;

const expects = ({ rule, reads, needsTrouble }: Known, one: Violation, { hasTrouble }: Lived) =>
  rule === one.rule && reads.test(`${one.about}: ${one.text}`) && (hasTrouble || !needsTrouble);

/** The contradictions of a world that the register does not expect. */
export const unexpected = (world: Lived): Violation[] =>
  world.violations.filter((one) => !KNOWN.some((known) => expects(known, one, world)));

/** The findings that none of these worlds has met. */
export const unmet = (worlds: readonly Lived[]): Known[] =>
  KNOWN.filter(
    (known) => !worlds.some((world) => world.violations.some((one) => expects(known, one, world))),
  );

/** A contradiction as one line. */
export const lineOf = ({ day, rule, about, text }: Violation): string =>
  `${day} ${rule}: ${about}: ${text}`;
