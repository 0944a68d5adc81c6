import { z } from 'zod';

import { email } from '@husvaer/domain/accounts/credentials';

import { findStaffActions } from '../../platform/audit-log.ts';
import { UsageError, type Command } from '../../platform/feature.ts';
import { reseal } from '../../platform/sealed.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import type { ReadWork } from '../../platform/work.ts';
import { removeLostPasskeys } from './passkeys/use-cases/remove-lost-passkeys.ts';
import { findLastIdentificationReads } from './profile/store.ts';
import { setStaffRole, type StaffRole } from './use-cases/set-staff-role.ts';
import { endSessionsOf } from './use-cases/end-sessions-of.ts';

const EVERYBODY = '--everybody';

/** For when a token, a password or the operator's own key may be in wrong hands. */
const endSessionsCommand: Command = {
  name: 'accounts end-sessions',
  usage: `accounts end-sessions (E-MAIL | ${EVERYBODY})`,
  async run({ args, runner, print }) {
    const [who, ...rest] = args;
    const input = email.safeParse(who);
    if (rest.length > 0 || (who !== EVERYBODY && !input.success))
      throw new UsageError(endSessionsCommand.usage);
    const ended = await runner.run(SYSTEM, endSessionsOf, { email: input.data ?? null });
    if (ended === null) throw new UsageError(`Nobody has an account as ${input.data}.`);
    print(`Sessions ended: ${ended}`);
    return 0;
  },
};

/** After `SECRET_KEY` was changed; afterwards the former key can be removed. */
const resealCommand: Command = {
  name: 'secrets reseal',
  usage: 'secrets reseal   seals with SECRET_KEY what those of SECRET_KEYS_FORMER sealed',
  async run({ args, runner, sealed, print }) {
    if (args.length > 0) throw new UsageError(resealCommand.usage);
    for (const column of sealed) {
      let rows = 0;
      for (let lot = -1; lot !== 0; rows += lot) lot = await runner.run(SYSTEM, reseal, column);
      print(`${column.table}.${column.column}: ${rows}`);
    }
    return 0;
  },
};

const LAST = 100;

/** Lists the actions of staff, and whose identity numbers were opened. */
const auditLogCommand: Command = {
  name: 'audit log',
  usage: `audit log [LAST]   the last ${LAST} actions of staff and openings of identity numbers`,
  async run({ args: [input, ...rest], runner, print }) {
    const last = z.coerce.number().int().min(1).max(100_000).default(LAST).safeParse(input);
    if (rest.length > 0 || !last.success) throw new UsageError(auditLogCommand.usage);
    for (const line of await runner.read(SYSTEM, linesOfAuditLog, last.data)) print(line);
    return 0;
  },
};

/** For a person who has lost all devices with passkeys, once their identity is certain. */
const removePasskeysCommand: Command = {
  name: 'accounts remove-passkeys',
  usage: 'accounts remove-passkeys E-MAIL',
  async run({ args, runner, print }) {
    const [who, ...rest] = args;
    const input = email.safeParse(who);
    if (rest.length > 0 || !input.success) throw new UsageError(removePasskeysCommand.usage);
    const removed = await runner.run(SYSTEM, removeLostPasskeys, { email: input.data });
    if (removed === null) throw new UsageError(`Nobody has an account as ${input.data}.`);
    print(`Passkeys removed: ${removed}`);
    return 0;
  },
};

/** A command that grants or revokes a role of the operator's staff. */
function staffCommand(role: StaffRole): Command {
  const name = `accounts set-${role}`;
  const usage = `${name} E-MAIL (yes | no)`;
  return {
    name,
    usage,
    async run({ args, runner, print }) {
      const [who, answer, ...rest] = args;
      const input = email.safeParse(who);
      if (rest.length > 0 || !input.success || (answer !== 'yes' && answer !== 'no'))
        throw new UsageError(usage);
      const request = { email: input.data, role, isOne: answer === 'yes' };
      const outcome = await runner.run(SYSTEM, setStaffRole, request);
      if (outcome === 'no_account') throw new UsageError(`Nobody has an account as ${input.data}.`);
      if (outcome === 'unconfirmed')
        throw new UsageError(`${input.data} is not confirmed: its owner confirms it first.`);
      print(request.isOne ? `Is ${role}, from now on.` : `Is not ${role} any more.`);
      return 0;
    },
  };
}

export const commands: readonly Command[] = [
  endSessionsCommand,
  removePasskeysCommand,
  // Operators see the state of the system and retry what failed; bookkeepers keep the operator's own books.
  staffCommand('operator'),
  staffCommand('bookkeeper'),
  resealCommand,
  auditLogCommand,
];

async function linesOfAuditLog({ tx }: ReadWork, last: number): Promise<string[]> {
  const actions = await findStaffActions(tx, last);
  const openings = await findLastIdentificationReads(tx, last);
  return [
    ...actions.map((one) => [one.at, one.who, one.what, one.whom ?? '']),
    ...openings.map((one) => [
      one.at,
      one.readerId ?? 'the system',
      `identity number opened: ${one.purpose}`,
      one.accountId,
    ]),
  ]
    .map((parts) => parts.join('  ').trimEnd())
    .sort()
    .slice(-last);
}
