import { z } from 'zod';

import type { BookAct } from './acts.ts';
import { KID_SOURCES } from './book.ts';

/** Øre. The log of changes has them as text, with every digit. */
const limit = z.union([z.bigint(), z.string().regex(/^\d+$/).transform(BigInt)]).nullable();

/** What acts on a book change, as in its settings and in the log of their changes. */
const SETTINGS = {
  approvalsNeeded: z.int(),
  approverIds: z.array(z.string()),
  dayLimit: limit,
  recipientLimit: limit,
  guaranteeMonths: z.int(),
  kidSource: z.enum(KID_SOURCES),
  bankCustomerId: z.string().nullable(),
  orgNumber: z.string(),
  remainderLimit: limit,
  aloneLimit: limit,
};
const settings = z.object(SETTINGS).partial();
type Settings = Required<z.output<typeof settings>>;

const OF_ACT = {
  changed_approvers: ['approvalsNeeded', 'approverIds'],
  raised_limit: ['dayLimit', 'recipientLimit'],
  raised_guarantee: ['guaranteeMonths'],
  changed_bank_terms: ['kidSource', 'bankCustomerId'],
  changed_owner: ['orgNumber'],
  raised_remainder: ['remainderLimit'],
  raised_alone_limit: ['aloneLimit'],
} as const satisfies Record<BookAct, readonly (keyof Settings)[]>;

export interface Changed<Value> {
  was: Value;
  became: Value;
}

/** The settings that an act changed, from what to what. */
export type ActChange = { [Name in keyof Settings]?: Changed<Settings[Name]> };

/**
 * What an act of this kind changed, of a change of settings as the log has it. One change may be more than the
 * act: the others are acts of their own, or need nobody's agreement.
 */
export function changeOfAct(
  kind: BookAct,
  change: { was: object | null; became: object },
): ActChange {
  const [was, became] = [settings.parse(change.was ?? {}), settings.parse(change.became)];
  const changed = OF_ACT[kind].filter(
    (name) =>
      was[name] !== undefined && became[name] !== undefined && isOther(was[name], became[name]),
  );
  return Object.fromEntries(
    changed.map((name) => [name, { was: was[name], became: became[name] }]),
  );
}

const isOther = (was: Settings[keyof Settings], became: Settings[keyof Settings]): boolean =>
  Array.isArray(was) && Array.isArray(became)
    ? was.toSorted().join() !== became.toSorted().join()
    : was !== became;

/** What an act changed, with the names of added and removed approvers. */
export interface NamedChange extends Omit<ActChange, 'approverIds'> {
  approvers?: {
    /** Null for a deleted account. */
    added: (string | null)[];
    removed: (string | null)[];
  };
}
