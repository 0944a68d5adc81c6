import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { z } from 'zod';

import { email } from '@husvaer/domain/accounts/credentials';
import { API_SCOPES, newApiKey } from '@husvaer/domain/partners/api-key';
import { partnerSettings } from '@husvaer/domain/partners/settings';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { UsageError, type Command } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import type { ReadWork } from '../../platform/work.ts';
import { findPartnerBySubDomain, type Partner } from './store.ts';
import { createOrUpdatePartner } from './use-cases/create-or-update-partner.ts';
import { setStaffRole, STAFF_ROLES } from './use-cases/set-staff-role.ts';
import { addApiKey } from './api-keys/use-cases/add-api-key.ts';
import { getApiKeys } from './api-keys/use-cases/get-api-keys.ts';
import { revokeApiKey } from './api-keys/use-cases/revoke-api-key.ts';

const saveCommand: Command = {
  name: 'partners save',
  usage: 'partners save FILE   makes an agency, or changes it: its settings as JSON',
  async run({ args, runner, print }) {
    const [path, ...rest] = args;
    if (path === undefined || rest.length > 0) throw new UsageError(saveCommand.usage);
    const site = await runner.run(SYSTEM, createOrUpdatePartner, await readSettings(path));
    print(`Its site is ${site.origin}.`);
    return 0;
  },
};

/** Throws {@link UsageError} with a sentence for each invalid field. */
async function readSettings(path: string) {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`'${path}' can't be read (${error.code}).`);
  });
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`'${path}' is not JSON: ${(error as Error).message}`);
  }
  const settings = partnerSettings.safeParse(values);
  if (settings.success) return settings.data;
  throw new UsageError(z.prettifyError(settings.error));
}

const setRoleCommand: Command = {
  name: 'partners set-role',
  usage: `partners set-role SUB-DOMAIN E-MAIL (${STAFF_ROLES.join(' | ')} | none)`,
  async run({ args, runner, print }) {
    const [subDomain = '', who, input, ...rest] = args;
    const role = z.enum([...STAFF_ROLES, 'none']).safeParse(input);
    const whom = email.safeParse(who);
    if (rest.length > 0 || !whom.success || !role.success)
      throw new UsageError(setRoleCommand.usage);
    const { id: partnerId, name } = await runner.read(SYSTEM, findBySubDomain, [subDomain]);
    const given = role.data === 'none' ? null : role.data;
    const request = { email: whom.data, partnerId, role: given };
    const outcome = await runner.run(SYSTEM, setStaffRole, request);
    if (outcome === 'no_account')
      throw new UsageError(`Nobody has an account as ${whom.data}: they register first.`);
    if (outcome === 'unconfirmed')
      throw new UsageError(`${whom.data} is not confirmed: its owner confirms it first.`);
    print(
      given
        ? `${given} of ${name}, from now on.`
        : `No ${STAFF_ROLES.join(' or ')} of ${name} any more.`,
    );
    return 0;
  },
};

/** What each option of a new key is, by the field that it gives. */
const KEY_OPTIONS = {
  name: '--name says which system the key is for.',
  scopes: `--scopes are some of ${API_SCOPES.join(',')}.`,
  endsOn: '--ends is the last day of the key, such as 2027-05-31: at most two years from today.',
  addresses: '--addresses are IP addresses or networks, such as 203.0.113.0/24, at most 20.',
};

const addKeyCommand: Command = {
  name: 'partners add-key',
  usage: `partners add-key SUB-DOMAIN --name NAME [--scopes ${API_SCOPES.join(',')}] [--ends DAY] [--addresses ADDRESS,…]`,
  async run({ args, runner, print }) {
    const { positionals, values } = readArgs(addKeyCommand, args);
    const { id: partnerId } = await runner.read(SYSTEM, findBySubDomain, positionals);
    const input = {
      partnerId,
      name: values.name,
      endsOn: values.ends,
      scopes: values.scopes?.split(','),
      addresses: values.addresses?.split(','),
    };
    const today = await runner.read(SYSTEM, async ({ clock }) => clock.today().toString(), null);
    const { data, error } = newApiKey({ today }).safeParse(input);
    if (error)
      throw new UsageError(KEY_OPTIONS[error.issues[0]!.path[0] as keyof typeof KEY_OPTIONS]);
    const { key } = await runner.run(SYSTEM, addApiKey, data);
    print(key);
    return 0;
  },
};

const keysCommand: Command = {
  name: 'partners keys',
  isReadOnly: true,
  usage: 'partners keys SUB-DOMAIN',
  async run({ args, runner, print }) {
    const { positionals } = readArgs(keysCommand, args);
    const { id: partnerId } = await runner.read(SYSTEM, findBySubDomain, positionals);
    for (const key of await runner.read(SYSTEM, getApiKeys, { partnerId })) {
      const used = key.lastUsedAt
        ? `used ${key.lastUsedAt.toString()} from ${key.lastUsedFrom ?? 'an unknown address'}`
        : 'never used';
      const state = key.revokedAt ? `revoked ${key.revokedAt.toString()}` : used;
      print(
        [
          key.id,
          `made ${key.createdAt.toString()}`,
          state,
          `ends ${key.endsOn}`,
          key.scopes.join(','),
          key.addresses.join(',') || 'everywhere',
          key.name,
        ].join('  '),
      );
    }
    return 0;
  },
};

const revokeKeyCommand: Command = {
  name: 'partners revoke-key',
  usage: 'partners revoke-key KEY-ID',
  async run({ args, runner, print }) {
    const { positionals } = readArgs(revokeKeyCommand, args);
    const { data: keyId } = uuid.safeParse(positionals[0]);
    if (keyId === undefined) throw new UsageError(revokeKeyCommand.usage);
    const { name } = await runner.run(SYSTEM, revokeApiKey, { keyId });
    print(`Revoked: ${name}`);
    return 0;
  },
};
export const commands: readonly Command[] = [
  saveCommand,
  setRoleCommand,
  addKeyCommand,
  keysCommand,
  revokeKeyCommand,
];

function readArgs({ usage }: Command, args: string[]) {
  try {
    const parsed = parseArgs({
      args,
      options: {
        name: { type: 'string' },
        scopes: { type: 'string' },
        ends: { type: 'string' },
        addresses: { type: 'string' },
      },
      allowPositionals: true,
    });
    if (parsed.positionals.length !== 1) throw new UsageError(usage);
    return parsed;
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

async function findBySubDomain(
  { tx }: ReadWork,
  [subDomain = '']: readonly string[],
): Promise<Partner> {
  const partner = await findPartnerBySubDomain(tx, subDomain);
  if (!partner)
    throw new UsageError(`There is no partner '${subDomain}': \`partners save\` makes one.`);
  return partner;
}
