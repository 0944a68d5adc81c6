import { AsyncLocalStorage } from 'node:async_hooks';

import { sql } from 'kysely';

/** A permission check that can be switched off, as `script/permission-mutants` finds it. */
interface SwitchedCheck {
  id: number;
  kind: 'answer' | 'condition' | 'own' | 'kept' | 'call';
  file: string;
  line: number;
  /** The operation or function that checks, and what; with a number if the file has several of this name. */
  name: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    permissionChecks?: SwitchedCheck[];
    /** The checks that a test of an exception must miss. */
    leftOut?: readonly number[];
  }
}

/** What the server calls at each check, once `script/permission-mutants` has rewritten it. */
interface PermissionSwitches {
  /** A policy's answer. */
  answer(id: number, may: boolean): boolean;
  /** A condition under which a caller is refused. */
  condition(id: number, refuses: boolean): boolean;
  /**
   * The required owner of a row, by a column. Whether the row exists is unknown here, so it counts as a
   * possible refusal.
   */
  own(id: number, column: string, owner: unknown): unknown;
  /** Whether an entry of a filtered list is kept. */
  kept(id: number, is: boolean): boolean;
  /** A call that contains other checks. */
  call<Result>(id: number, make: () => Result): Result;
}

declare global {
  var permissionSwitches: PermissionSwitches | undefined;
}

/**
 * The checks that are switched off now, by id, and those that have refused since the set was last cleared.
 */
interface Switchboard {
  leftOut: ReadonlySet<number>;
  readonly refused: Set<number>;
}

export function installSwitches(): Switchboard {
  const board: Switchboard = { leftOut: new Set(), refused: new Set() };
  /** The calls around a check, outermost first. */
  const around = new AsyncLocalStorage<readonly number[]>();
  const lets = (id: number): boolean => {
    const all = [id, ...(around.getStore() ?? [])];
    if (all.some((one) => board.leftOut.has(one))) return true;
    for (const one of all) board.refused.add(one);
    return false;
  };
  globalThis.permissionSwitches = {
    answer: (id, may) => may || lets(id),
    condition: (id, refuses) => refuses && !lets(id),
    own: (id, column, owner) => (lets(id) ? sql.ref(column) : owner),
    kept: (id, is) => is || lets(id),
    call: (id, make) => around.run([...(around.getStore() ?? []), id], make),
  };
  return board;
}
