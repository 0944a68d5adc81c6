import type { LightMyRequestResponse } from 'fastify';

import { FILE_TYPE } from '../../src/platform/http/described-calls.ts';
import type { Actor } from '../actors.ts';
import { NOBODYS_ID, type FullScenario } from '../full-scenario.ts';
import type { Answer } from '../test-app.ts';
import { formOf } from '../uploads.ts';
import type { Operation, Row } from './row.ts';

/** A call whose data exist, to be made once. */
export type Attempt<Result> = () => Promise<Result>;

/** Prepares the call of an operation. */
export async function callOf(
  scenario: FullScenario,
  { call, with: variables }: Pick<Operation, 'call' | 'with'>,
  actor: Actor,
): Promise<Attempt<Answer>> {
  const shown = ((await variables?.(scenario, actor)) ?? {}) as Record<string, unknown>;
  return () => scenario.app.api(call, shown, actor.token);
}

let calls = 0;

/** Prepares the call of a route. */
export async function requestOf(
  scenario: FullScenario,
  route: string,
  row: Omit<Row, 'by'>,
  actor: Actor,
): Promise<Attempt<LightMyRequestResponse>> {
  const [method, path] = route.split(' ') as ['GET' | 'PUT' | 'POST' | 'DELETE', string];
  const own: Record<string, string> = {
    ...scenario.partnersOwn,
    signerId: scenario.someoneElsesToSign,
    ...(await row.path?.(scenario)),
  };
  const url = path
    .replace(':externalId', 'a-1')
    .replaceAll(/:(token|year|\w+Id)/g, (_, part: string) => own[part] ?? NOBODYS_ID);
  const query = (await row.query?.(scenario)) ?? '';
  const payload: object = (await row.with?.(scenario, actor)) ?? {};
  const isFile = Buffer.isBuffer(payload);
  const form = row.file && (await formOf({}, Uint8Array.from(await row.file())));
  return () => {
    calls += 1;
    return scenario.app.call({
      method,
      // Each from its own address: a client that tries many wrong keys is slowed down.
      remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
      url: isFile ? `${url}?name=a.txt` : `${url}${query}`,
      headers: {
        ...(actor.token !== undefined && { authorization: `Bearer ${actor.token}` }),
        ...(isFile && { 'content-type': FILE_TYPE }),
        ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
        ...form?.headers,
      },
      ...((method === 'POST' || method === 'PUT') && { payload: form?.payload ?? payload }),
    });
  };
}
