import type { InjectOptions } from 'fastify';

import { API_SCOPES, type ApiScope } from '@husvaer/domain/partners/api-key';

import { addPerson, newToken, type TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

const ADD = `mutation ($id: ID!, $scopes: [ApiKeyScope!]) {
  addApiKey(inputData: { partnerId: $id, name: "Test", scopes: $scopes }) { key } }`;

let agents = 0;

/** A new API key for a partner's system, created by its agent: a new agent, unless one is given. */
export async function addPartnerKey(
  app: TestApp,
  partnerId: string,
  scopes: readonly ApiScope[] = API_SCOPES,
  maker?: TestPerson,
): Promise<string> {
  agents += 1;
  const person =
    maker ??
    (await addPerson(app, {
      email: `key-maker-${agents}@x.no`,
      grants: [{ role: 'agent', partnerId }],
    }));
  const request = { id: partnerId, scopes: scopes.map((scope) => scope.replace(':', '_')) };
  const { data } = await app.api(ADD, request, await newToken(app, person));
  return data.addApiKey.key as string;
}

/** An answer of the partner API. */
interface PartnerAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: any;
}

/** Calls `/partner/v1` with a key. */
export const partnerCalls =
  (app: TestApp, key: string) =>
  async (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    input?: unknown,
    headers: NonNullable<InjectOptions['headers']> = {},
  ): Promise<PartnerAnswer> => {
    const response = await app.call({
      method,
      url: `/partner/v1${path}`,
      headers: {
        authorization: `Bearer ${key}`,
        ...(input !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(input !== undefined && {
        payload: typeof input === 'string' ? input : JSON.stringify(input),
      }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body ? response.json() : undefined,
    };
  };
