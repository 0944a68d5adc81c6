import type { GivenGrant } from '@husvaer/domain/accounts/roles';
import type { Proof } from '@husvaer/domain/accounts/safeguards';

import {
  addAccount,
  changeGrants,
  hashPassword,
  startSession,
  type LoggedIn,
} from '../src/features/accounts/public.ts';
import { SYSTEM } from '../src/platform/viewer.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'riktig hest batteri';
let passwordHash: Promise<string> | undefined;

/** A logged-in person. */
export interface TestPerson {
  id: string;
  email: string;
  name: string;
  tokens: LoggedIn['tokens'];
}

/** Creates an account and logs it in, without the mail. The password is {@link PASSWORD}. */
export async function addPerson(
  app: Pick<TestApp, 'runner'>,
  input: {
    email: string;
    name?: string;
    grants?: readonly GivenGrant[];
    partnerId?: string | null;
    language?: 'en' | 'no';
    birthDate?: string;
    postalAddress?: string | null;
    by?: Proof;
  },
): Promise<TestPerson> {
  const {
    email,
    name = 'Kari Nordmann',
    partnerId = null,
    language = 'no',
    birthDate,
    postalAddress = 'Kirkeveien 4, 0363 Oslo',
    by = 'password',
  } = input;
  const grants = input.grants ?? [{ role: 'tenant', partnerId: null }];
  passwordHash ??= hashPassword(PASSWORD);
  const hash = await passwordHash;
  const { userInfo, tokens } = await app.runner.run(
    SYSTEM,
    async (work) => {
      const id = work.newId();
      const now = work.clock.now();
      const account = {
        id,
        email,
        name,
        language,
        birthDate,
        postalAddress,
        phoneNumber: null,
      };
      await addAccount(work.tx, { ...account, passwordHash: hash, verifiedAt: now }, now);
      await changeGrants(work.tx, id, { given: grants });
      return startSession(work, { accountId: id, partnerId, by });
    },
    undefined,
  );
  return { id: userInfo._id, email, name, tokens };
}

/** Adds a person with an electronic identity who is the auditor of an agency, or for null of the operator. */
export async function addAuditor(
  app: Pick<TestApp, 'runner' | 'database'>,
  { email, partnerId, endsOn }: { email: string; partnerId: string | null; endsOn: string },
): Promise<TestPerson> {
  const grants: GivenGrant[] = [
    { role: 'tenant', partnerId: null },
    { role: 'auditor', partnerId, endsOn },
  ];
  const person = await addPerson(app, { email, name: 'Rita Revisor', grants, by: 'identity' });
  await app.database.session(({ query }) =>
    query(
      `insert into account_identity (issuer, subject, account_id, bound_at, name)
       values ('https://id.example.com', $1, $2, now(), 'Rita Revisor')`,
      [email, person.id],
    ),
  );
  return person;
}

/** A new access token, for when a test's clock is past the old one's expiry. */
export async function newToken(
  app: Pick<TestApp, 'runner'>,
  { id }: Pick<TestPerson, 'id'>,
  by: Proof = 'password',
): Promise<string> {
  const session = { accountId: id, partnerId: null, by };
  return (await app.runner.run(SYSTEM, startSession, session)).tokens.accessToken;
}

/** Gives a person a fresh proof in each of their sessions. */
export async function setProved(
  app: Pick<TestApp, 'database' | 'clock'>,
  { id }: Pick<TestPerson, 'id'>,
  by: Proof,
): Promise<void> {
  await app.database.session(({ query }) =>
    query('update session set proved_at = $2, proved_by = $3 where account_id = $1', [
      id,
      app.clock.now().toString(),
      by,
    ]),
  );
}

/** Deactivates an account, as its owner can, or activates it again. */
export async function setGone(
  app: Pick<TestApp, 'database'>,
  { id }: Pick<TestPerson, 'id'>,
  isGone: boolean,
): Promise<void> {
  await app.database.session(({ query }) =>
    query(`update account set deactivated_at = $2 where id = $1`, [
      id,
      isGone ? '2026-12-31' : null,
    ]),
  );
}
