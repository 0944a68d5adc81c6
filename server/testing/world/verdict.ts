import { KNOWN, type Known } from './rules/known.ts';
import type { Violation, World } from './world.ts';

type Lived = Pick<World, 'violations' | 'hasMisconduct'>;

const expects = (
  { rule, reads, needsMisconduct }: Known,
  one: Violation,
  { hasMisconduct }: Lived,
) =>
  rule === one.rule &&
  reads.test(`${one.about}: ${one.text}`) &&
  (hasMisconduct || !needsMisconduct);

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
