import type { Grant } from '@husvaer/domain/accounts/roles';
import { CONSENT } from '@husvaer/domain/signing/consent';

import type { App } from '@husvaer/server/app';
import {
  findPersonByEmail,
  startSession,
  TEST_ISSUER,
  type LoggedIn,
} from '@husvaer/server/features/accounts/public';
import { sign } from '@husvaer/server/features/signing/public';
import { SYSTEM } from '@husvaer/server/platform/viewer';
import { PEOPLE, testSubject } from '../cast.ts';

/** Who has a part in the demo's leases. */
export const AGENT = 'agent@example.com';
export const LANDLORD = 'owner@example.com';
export const TENANT = 'renter@example.com';
export const CO_TENANT = 'tenant@example.com';
/** Who lets without an agency, to whom, and who keeps the books there. */
export const ALONE = 'landlord@example.com';
export const TENANT_OF_ALONE = 'sofie@example.com';
export const BOOKKEEPERS = ['bookkeeper@example.com', 'bookkeeper2@example.com'] as const;

/** A house that the demo's people live in before it opens. */
export interface PastScenario {
  app: App;
  /** Where it will be reached. */
  origin: URL;
  /** Where its bank puts files. */
  bankFolder: string;
}

export interface Somebody {
  id: string;
  name: string;
  email: string;
}

/** Somebody of the demo. */
export async function personOf({ app }: PastScenario, email: string): Promise<Somebody> {
  const person = await app.runner.read(SYSTEM, ({ tx }) => findPersonByEmail(tx, email), undefined);
  if (!person) throw new Error(`The demo has nobody called ${email}.`);
  return person;
}

async function logIn(house: PastScenario, email: string): Promise<LoggedIn> {
  const { id: accountId } = await personOf(house, email);
  return house.app.runner.run(SYSTEM, startSession, { accountId, partnerId: null, by: 'identity' });
}

/** Asks the house something the way somebody's browser does. Throws what it refuses. */
export async function ask<Data>(
  house: PastScenario,
  email: string,
  call: { query: string; variables: object },
): Promise<Data> {
  const { accessToken } = (await logIn(house, email)).tokens;
  const response = await house.app.http.inject({
    method: 'POST',
    url: '/api/graphql',
    headers: { authorization: `Bearer ${accessToken}`, host: house.origin.host },
    payload: call,
  });
  const { data, errors } = response.json<{ data: Data; errors?: unknown }>();
  if (errors) throw new Error(`The demo was refused: ${JSON.stringify(errors)}`);
  return data;
}

/** Does something as somebody: a mutation, with what `fields` it answers. */
export async function act<Done>(
  house: PastScenario,
  email: string,
  { name, inputData, fields }: { name: string; inputData: object; fields: string },
): Promise<Done> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}InputData!`;
  const query = `mutation ($inputData: ${type}) { done: ${name}(inputData: $inputData) { ${fields} } }`;
  const { done } = await ask<{ done: Done }>(house, email, { query, variables: { inputData } });
  return done;
}

/** Writes down what a landlord leaves to the agency, as the agency's own system does. Throws what is refused. */
export async function addAssignment(
  house: PastScenario,
  { partnerId, ...said }: { partnerId: string; listingId: string; terms: object },
): Promise<void> {
  const { addApiKey } = await ask<{ addApiKey: { key: string } }>(house, AGENT, {
    query: 'mutation ($said: ApiKeyInputData!) { addApiKey(inputData: $said) { key } }',
    variables: { said: { partnerId, name: 'Fagsystemet', scopes: ['leases_write'] } },
  });
  const response = await house.app.http.inject({
    method: 'POST',
    url: '/partner/v1/assignments',
    headers: { authorization: `Bearer ${addApiKey.key}`, host: house.origin.host },
    payload: said,
  });
  if (response.statusCode !== 201) throw new Error(`The demo was refused: ${response.body}`);
}

/** Signs what waits for somebody at an address of the site, as their BankID would have it. */
export async function signAs(house: PastScenario, email: string, address: string): Promise<void> {
  const { id, name } = await personOf(house, email);
  const { runner } = house.app;
  const birthDate = PEOPLE.find((one) => one.email === email)!.birthDate;
  const grants: readonly Grant[] = [{ role: 'tenant', partnerId: null }];
  const viewer = { kind: 'account', id, sessionId: '', partnerId: null, grants } as const;
  await runner.run(viewer, sign, {
    signerId: address.split('/').at(-1)!,
    who: { issuer: TEST_ISSUER, subject: testSubject(email), name, birthDate },
    ipAddress: '127.0.0.1',
    consent: { edition: CONSENT.edition, language: 'no' },
  });
}
