import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { newApiKey } from '@husvaer/domain/partners/api-key';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import { addApiKey } from './use-cases/add-api-key.ts';
import { getApiKeys } from './use-cases/get-api-keys.ts';
import { revokeApiKey } from './use-cases/revoke-api-key.ts';
import type { ApiKey } from './store.ts';

const KEYS_BY_ACCOUNT: Rule = { name: 'api keys', points: 30, seconds: 3600 };

const ScopeEnum = builder.enumType('ApiKeyScope', {
  description: 'A permission of a key.',
  values: {
    listings: { value: 'listings' },
    interest_read: { value: 'interest:read' },
    leases_read: { value: 'leases:read' },
    leases_write: { value: 'leases:write' },
    money_read: { value: 'money:read' },
    money_write: { value: 'money:write' },
    webhooks: { value: 'webhooks' },
  },
});

const ApiKeyType = builder.objectRef<ApiKey>('ApiKey').implement({
  description: 'A key with which a partner’s own system calls `/partner/v1`, without its secret.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    scopes: t.expose('scopes', { type: [ScopeEnum] }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    lastUsedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Accurate to a minute.',
      resolve: ({ lastUsedAt }) => lastUsedAt,
    }),
    lastUsedFrom: t.exposeString('lastUsedFrom', {
      nullable: true,
      description: 'The IP address of the last use.',
    }),
    endsOn: t.exposeString('endsOn', {
      description: 'The last day on which it is valid, ISO 8601.',
    }),
    addresses: t.exposeStringList('addresses', {
      description: 'IP addresses and networks (CIDR) from which it is valid; empty is everywhere.',
    }),
    revokedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ revokedAt }) => revokedAt,
    }),
  }),
});

const NewApiKeyType = builder.objectRef<{ key: string; apiKey: ApiKey }>('NewApiKey').implement({
  fields: (t) => ({
    key: t.exposeString('key', {
      description: 'The key itself, returned only once: only its hash is stored.',
    }),
    apiKey: t.field({ type: ApiKeyType, resolve: ({ apiKey }) => apiKey }),
  }),
});

query('getApiKeys', {
  description: 'Returns a partner’s keys, valid ones first. For agents of the partner.',
  args: { queryData: input('ApiKeysQueryData', z.object({ partnerId: uuid })) },
  type: [ApiKeyType],
  run: ({ queryData: query }, { runner, viewer }) => runner.read(viewer, getApiKeys, query),
});

mutation('addApiKey', {
  args: {
    inputData: input('ApiKeyInputData', newApiKey, {
      name: 'The name of the system that uses the key, 1 to 80 characters.',
      scopes: { type: [ScopeEnum], description: 'Defaults to `listings` only.' },
      endsOn:
        'The last day on which it is valid, ISO 8601: at most two years from today. Defaults to a year.',
      addresses:
        'IP addresses and networks (`203.0.113.0/24`) from which it is valid, at most 20. Defaults to everywhere.',
    }),
  },
  type: NewApiKeyType,
  async run({ inputData }, { runner, viewer, limits }) {
    if (viewer.kind === 'account') await limits.consume(KEYS_BY_ACCOUNT, viewer.id);
    return runner.run(viewer, addApiKey, inputData);
  },
});

mutation('revokeApiKey', {
  args: { inputData: input('RevokeApiKeyInputData', z.object({ keyId: uuid })) },
  type: ApiKeyType,
  run: ({ inputData: input }, { runner, viewer }) => runner.run(viewer, revokeApiKey, input),
});
