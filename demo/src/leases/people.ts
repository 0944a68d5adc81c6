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

/** The parties of the demo's leases. */
export const AGENT = 'agent@example.com';
export const COLLEAGUE = 'colleague@example.com';
export const LANDLORD = 'owner@example.com';
export const TENANT = 'renter@example.com';
export const CO_TENANT = 'tenant@example.com';
/** A landlord without an agency, their tenant, and the operator's bookkeeper. */
export const ALONE = 'landlord@example.com';
export const TENANT_OF_ALONE = 'sofie@example.com';
export const BOOKKEEPERS = ['bookkeeper@example.com', 'bookkeeper2@example.com'] as const;

/** An app on which the demo's past is played before the server starts. */
export interface PastScenario {
  app: App;
  /** The public address of the server. */
  origin: URL;
  /** The folder where the bank puts files. */
  bankFolder: string;
}

interface Somebody {
  id: string;
  name: string;
  email: string;
}

/** The demo user with an e-mail. */
export async function personOf({ app }: PastScenario, email: string): Promise<Somebody> {
  const person = await app.runner.read(SYSTEM, ({ tx }) => findPersonByEmail(tx, email), undefined);
  if (!person) throw new Error(`The demo has nobody called ${email}.`);
  return person;
}

async function logIn(scenario: PastScenario, email: string): Promise<LoggedIn> {
  const { id: accountId } = await personOf(scenario, email);
  return scenario.app.runner.run(SYSTEM, startSession, {
    accountId,
    partnerId: null,
    by: 'identity',
  });
}

/** A query as a user's browser would send it. Throws the errors of the answer. */
export async function queryAs<Data>(
  scenario: PastScenario,
  email: string,
  call: { query: string; variables: object },
): Promise<Data> {
  const { accessToken } = (await logIn(scenario, email)).tokens;
  const response = await scenario.app.http.inject({
    method: 'POST',
    url: '/api/graphql',
    headers: { authorization: `Bearer ${accessToken}`, host: scenario.origin.host },
    payload: call,
  });
  const { data, errors } = response.json<{ data: Data; errors?: unknown }>();
  if (errors) throw new Error(`The demo was refused: ${JSON.stringify(errors)}`);
  return data;
}

/** A mutation as a user, with the `fields` of its answer. */
export async function act<Done>(
  scenario: PastScenario,
  email: string,
  { name, inputData, fields }: { name: string; inputData: object; fields: string },
): Promise<Done> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}InputData!`;
  const query = `mutation ($inputData: ${type}) { done: ${name}(inputData: $inputData) { ${fields} } }`;
  const { done } = await queryAs<{ done: Done }>(scenario, email, {
    query,
    variables: { inputData },
  });
  return done;
}

/** Adds a landlord's assignment, as the agency's own system does. Throws an error of the API. */
export async function addAssignment(
  scenario: PastScenario,
  { partnerId, ...input }: { partnerId: string; listingId: string; terms: object },
): Promise<void> {
  const { addApiKey } = await queryAs<{ addApiKey: { key: string } }>(scenario, AGENT, {
    query: 'mutation ($input: ApiKeyInputData!) { addApiKey(inputData: $input) { key } }',
    variables: { input: { partnerId, name: 'Fagsystemet', scopes: ['leases_write'] } },
  });
  const response = await scenario.app.http.inject({
    method: 'POST',
    url: '/partner/v1/assignments',
    headers: {
      authorization: `Bearer ${addApiKey.key}`,
      host: scenario.origin.host,
      'idempotency-key': `assignment-${input.listingId}`,
    },
    payload: input,
  });
  if (response.statusCode !== 201) throw new Error(`The demo was refused: ${response.body}`);
}

/** Nobody is logged in while the demo is made: a proof of identity finds no session. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** Signs a user's document at a URL of the site, with the confirmation of their BankID. */
export async function signAs(
  scenario: PastScenario,
  email: string,
  address: string,
): Promise<void> {
  const { id, name } = await personOf(scenario, email);
  const { runner } = scenario.app;
  const birthDate = PEOPLE.find((one) => one.email === email)!.birthDate;
  const grants: readonly Grant[] = [{ role: 'tenant', partnerId: null }];
  const viewer = { kind: 'account', id, sessionId: NO_SESSION, partnerId: null, grants } as const;
  await runner.run(viewer, sign, {
    signerId: address.split('/').at(-1)!,
    who: { issuer: TEST_ISSUER, subject: testSubject(email), name, birthDate },
    ipAddress: '127.0.0.1',
    consent: { edition: CONSENT.edition, language: 'no' },
  });
}
