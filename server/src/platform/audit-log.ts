import { hostname, userInfo } from 'node:os';

import type { Tables } from './db/tables.gen.ts';
import { owns, type ReadTx } from './db/tx.ts';
import type { Work } from './work.ts';

const sql = owns<Pick<Tables, 'staffAction'>>();

interface StaffAction {
  /** The command, or the operation of a page: `operations.retry_mail`. */
  what: string;
  /** The person or the thing the action concerns, as it was entered. */
  whom?: string | null;
  /** Who does it; the viewer's account by default. */
  who?: string;
}

/**
 * Records an action of an operator or of staff, in the same transaction as the action. The database lets no
 * one change the record.
 */
export async function recordStaffAction(
  work: Work,
  { what, whom, who }: StaffAction,
): Promise<void> {
  const { tx, viewer, clock } = work;
  await sql(tx)
    .insertInto('staffAction')
    .values({
      id: work.newId(),
      at: clock.now().toString(),
      who: who ?? (viewer.kind === 'account' ? viewer.id : viewer.kind),
      what,
      whom: whom ?? null,
    })
    .execute();
}

/** The latest `limit` actions, oldest first. */
export async function findStaffActions(tx: ReadTx, limit: number) {
  const last = await sql(tx)
    .selectFrom('staffAction')
    .select(['at', 'who', 'what', 'whom'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return last.reverse();
}

/** The user at the terminal, `kari@node-1`, also when the command runs under `sudo`. */
export function terminalUser(env: Record<string, string | undefined>): string {
  return `${env['SUDO_USER'] ?? nameOfUser()}@${hostname()}`;
}

/** Containers have users without a name. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
