import { parseArgs } from 'node:util';

import { API_SCOPES, apiScopes, keyName } from '@husvaer/domain/partners/api-key';

import { UsageError, type Command } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import type { ReadWork } from '../../platform/work.ts';
import { findPartnerBySubDomain, type Partner } from './store.ts';
import { addApiKey, getApiKeys, revokeApiKey } from './use-cases/manage-api-keys.ts';

const addKeyCommand: Command = {
  name: 'partners add-key',
  usage: `partners add-key SUB-DOMAIN --name NAME [--scopes ${API_SCOPES.join(',')}]`,
  async run({ args, runner, print }) {
    const { positionals, values } = readArgs(addKeyCommand, args);
    const name = keyName.safeParse(values.name);
    if (!name.success) throw new UsageError('--name says which system the key is for.');
    const scopes = apiScopes.safeParse((values.scopes ?? 'listings').split(','));
    if (!scopes.success) throw new UsageError(`--scopes are some of ${API_SCOPES.join(',')}.`);
    const { id: partnerId } = await runner.read(SYSTEM, findBySubDomain, positionals);
    const { key } = await runner.run(SYSTEM, addApiKey, {
      partnerId,
      name: name.data,
      scopes: scopes.data,
    });
    print(key);
    return 0;
  },
};

const keysCommand: Command = {
  name: 'partners keys',
  onlyLooks: true,
  usage: 'partners keys SUB-DOMAIN',
  async run({ args, runner, print }) {
    const { positionals } = readArgs(keysCommand, args);
    const { id: partnerId } = await runner.read(SYSTEM, findBySubDomain, positionals);
    for (const key of await runner.read(SYSTEM, getApiKeys, { partnerId })) {
      const used = key.lastUsedAt ? `used ${key.lastUsedAt.toString()}` : 'never used';
      const state = key.revokedAt ? `revoked ${key.revokedAt.toString()}` : used;
      print(
        `${key.id}  made ${key.createdAt.toString()}  ${state}  ${key.scopes.join(',')}  ${key.name}`,
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
    const [keyId = ''] = positionals;
    if (!UUID.test(keyId)) throw new UsageError(revokeKeyCommand.usage);
    const { name } = await runner.run(SYSTEM, revokeApiKey, { keyId });
    print(`Revoked: ${name}`);
    return 0;
  },
};
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const keyCommands: readonly Command[] = [addKeyCommand, keysCommand, revokeKeyCommand];

function readArgs({ usage }: Command, args: string[]) {
  try {
    const parsed = parseArgs({
      args,
      options: { name: { type: 'string' }, scopes: { type: 'string' } },
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
  if (!partner) throw new UsageError(`There is no partner '${subDomain}'.`);
  return partner;
}
