import { AsyncLocalStorage } from 'node:async_hooks';

import { sql } from 'kysely';

/** A permission check that can be left out, as `script/permission-mutants` finds it. */
export interface SwitchedCheck {
  id: number;
  kind: 'answer' | 'condition' | 'own' | 'kept' | 'call';
  file: string;
  line: number;
  /** Its text, with a number where the file has several of that text. */
  name: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    permissionChecks?: SwitchedCheck[];
    /** Those that a test of an exception has to miss. */
    leftOut?: readonly number[];
  }
}

/** What the server asks at each check, once `script/permission-mutants` has rewritten it. */
interface PermissionSwitches {
  /** A policy's answer. */
  answer(id: number, may: boolean): boolean;
  /** A condition under which somebody is refused. */
  condition(id: number, refuses: boolean): boolean;
  /** Whose a row has to be, by a column. Whether there is one is not known here: it may refuse. */
  own(id: number, column: string, owner: unknown): unknown;
  /** Whether something is kept that a list is filtered for. */
  kept(id: number, is: boolean): boolean;
  /** A call in which others are asked. */
  call<Result>(id: number, make: () => Result): Result;
}

declare global {
  var permissionSwitches: PermissionSwitches | undefined;
}

/** Which checks are left out now, by their ids, and which ones said no since that was last emptied. */
export interface Switchboard {
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
