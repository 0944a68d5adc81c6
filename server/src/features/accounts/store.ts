import type { Updateable } from 'kysely';

import type { PartyFacts } from '@husvaer/domain/accounts/profile';

import type { GivenGrant, Grant, Role, Side } from '@husvaer/domain/accounts/roles';

import { moment } from '../../platform/db/moment.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';
import { refusingUnknownPartner } from './unknown-partner.ts';

const sql =
  owns<
    Pick<
      Tables,
      | 'account'
      | 'accountGrant'
      | 'session'
      | 'activationCode'
      | 'emailChange'
      | 'passwordLink'
      | 'accountIdentity'
      | 'passkey'
    >
  >();

/** A person, as a listing shows them. */
export interface Person {
  id: string;
  name: string;
  email: string;
  phoneNumber: string | null;
  photoId: string | null;
}

/** The data of an account for logging in. */
export interface Login {
  id: string;
  name: string;
  email: string;
  language: 'en' | 'no';
  passwordHash: string | null;
  verifiedAt: Temporal.Instant | null;
  deactivatedAt: Temporal.Instant | null;
  blockedAt: Temporal.Instant | null;
  /** The version of the terms they agreed to; null before that. */
  termsVersion: string | null;
}

const PERSON = ['id', 'name', 'email', 'phoneNumber', 'photoId'] as const;
const LOGIN = [
  'id',
  'name',
  'email',
  'language',
  'passwordHash',
  'verifiedAt',
  'deactivatedAt',
  'blockedAt',
  'termsVersion',
] as const;

export async function findPerson(tx: ReadTx, id: string): Promise<Person | undefined> {
  return sql(tx).selectFrom('account').select(PERSON).where('id', '=', id).executeTakeFirst();
}

export async function findPeople(tx: ReadTx, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  return sql(tx)
    .selectFrom('account')
    .select(PERSON)
    .where('id', 'in', ids)
    .orderBy('name')
    .execute();
}

/** The postal addresses of those of these people who have one. */
export async function findPostalAddresses(
  tx: ReadTx,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const known = await findContractingParties(tx, ids);
  return new Map(
    [...known].flatMap(([id, { postalAddress: own }]) => (own === null ? [] : [[id, own]])),
  );
}

/** What a contract states of a person with an account. */
interface ContractingParty extends PartyFacts {
  /** The national identity number as `170571*****`. */
  identificationHint: string | null;
}

/**
 * The data of these people for a contract, by id. The caller makes sure that the other parties may read it.
 */
export async function findContractingParties(
  tx: ReadTx,
  ids: readonly string[],
): Promise<Map<string, ContractingParty>> {
  if (ids.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('account')
    .select(['id', 'birthDate', 'orgNumber', 'postalAddress', 'identificationHint'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...party }) => [id, party]));
}

/** A person, as those who talk with them see them. */
export interface PublicProfile {
  id: string;
  name: string;
  photoId: string | null;
  isActive: boolean;
  since: Temporal.Instant;
}

export async function findPublicProfiles(
  tx: ReadTx,
  ids: readonly string[],
): Promise<PublicProfile[]> {
  if (ids.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('account')
    .select(['id', 'name', 'photoId', 'deactivatedAt', 'createdAt as since'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ deactivatedAt: left, ...profile }) => ({
    ...profile,
    isActive: left === null,
  }));
}

/** The number of people who were granted a role for a partner, also of those who deactivated their account. */
export async function countGranted(
  tx: ReadTx,
  partnerId: string | null,
  role: Role,
): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('accountGrant')
    .select(({ fn }) => fn.count<bigint>('accountId').distinct().as('count'))
    .where('partnerId', partnerId === null ? 'is' : '=', partnerId)
    .where('role', '=', role)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The people with a role for a partner, by name. */
export const findPeopleOf = (tx: ReadTx, partnerId: string | null, role: Role): Promise<Person[]> =>
  sql(tx)
    .selectFrom('account')
    .select(PERSON)
    .where('id', 'in', (granted) =>
      granted
        .selectFrom('accountGrant')
        .select('accountId')
        .where('partnerId', partnerId === null ? 'is' : '=', partnerId)
        .where('role', '=', role),
    )
    .where('deactivatedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('name')
    .execute();

export async function findPersonByEmail(tx: ReadTx, email: string): Promise<Person | undefined> {
  return sql(tx).selectFrom('account').select(PERSON).where('email', '=', email).executeTakeFirst();
}

export async function findLogin(
  tx: ReadTx,
  by: { id: string } | { email: string },
): Promise<Login | undefined> {
  const query = sql(tx).selectFrom('account').select(LOGIN).where('deletedAt', 'is', null);
  return (
    'id' in by ? query.where('id', '=', by.id) : query.where('email', '=', by.email)
  ).executeTakeFirst();
}

/** A person's e-mail address and language. */
export interface Reachable {
  email: string;
  language: 'en' | 'no';
}

/**
 * Those of these accounts that mail may be sent to: the address is verified, and they are not deactivated.
 */
export async function findReachable(
  tx: ReadTx,
  ids: readonly string[],
): Promise<Map<string, Reachable>> {
  if (ids.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('account')
    .select(['id', 'email', 'language'])
    .where('id', 'in', ids)
    .where('verifiedAt', 'is not', null)
    .where('deactivatedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ id, ...reachable }) => [id, reachable]));
}

/** The data of a new account. */
export interface NewAccount extends Omit<Person, 'photoId'> {
  language?: 'en' | 'no';
  passwordHash?: string | null;
  birthDate?: string | null;
  postalAddress?: string | null;
  optimiseFor?: Side;
  verifiedAt?: Temporal.Instant | null;
  terms?: { version: string; agreedAt: Temporal.Instant };
}

/** Adds an account. Returns false, without a change, when the e-mail is taken. */
export async function addAccount(
  tx: Tx,
  account: NewAccount,
  at: Temporal.Instant,
): Promise<boolean> {
  const added = await sql(tx)
    .insertInto('account')
    .values({
      id: account.id,
      name: account.name,
      email: account.email,
      phoneNumber: account.phoneNumber,
      createdAt: at.toString(),
      language: account.language,
      passwordHash: account.passwordHash ?? null,
      birthDate: account.birthDate ?? null,
      postalAddress: account.postalAddress ?? null,
      optimiseFor: account.optimiseFor,
      verifiedAt: account.verifiedAt?.toString() ?? null,
      termsVersion: account.terms?.version ?? null,
      agreedAt: account.terms?.agreedAt.toString() ?? null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export type AccountChange = Updateable<Tables['account']>;

/** Removes a national identity number. */
export const NO_IDENTIFICATION = {
  identification: null,
  identificationPrint: null,
  identificationHint: null,
} as const satisfies AccountChange;

export async function changeAccount(tx: Tx, id: string, change: AccountChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await sql(tx).updateTable('account').set(change).where('id', '=', id).execute();
}

export async function findGrants(tx: ReadTx, accountId: string): Promise<GivenGrant[]> {
  return sql(tx)
    .selectFrom('accountGrant')
    .select(['role', 'partnerId', 'endsOn'])
    .where('accountId', '=', accountId)
    .orderBy('role')
    .execute();
}

export async function removeGrant(
  tx: Tx,
  accountId: string,
  { role, partnerId }: Grant,
): Promise<void> {
  await sql(tx)
    .deleteFrom('accountGrant')
    .where('accountId', '=', accountId)
    .where('role', '=', role)
    .where('partnerId', 'is not distinct from', partnerId)
    .execute();
}

/** Adds roles; those that exist stay, with the last day that was given last. */
export async function addGrants(
  tx: Tx,
  accountId: string,
  grants: readonly GivenGrant[],
): Promise<void> {
  const added = sql(tx)
    .insertInto('accountGrant')
    .values(
      grants.map(({ role, partnerId, endsOn = null }) => ({
        accountId,
        role,
        partnerId,
        endsOn,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'role', 'partnerId'])
        .doUpdateSet({ endsOn: (eb) => eb.ref('excluded.endsOn') }),
    )
    .execute();
  await refusingUnknownPartner(added);
}

/**
 * Deletes accounts whose e-mail nobody confirmed and that were opened before then. Returns the number. An
 * account of a Facebook login has agreed to nothing until its e-mail is confirmed.
 */
export async function deleteUnverified(tx: Tx, before: Temporal.Instant): Promise<number> {
  const gone = await sql(tx)
    .deleteFrom('account')
    .where('verifiedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .where(({ fn }) => fn.coalesce('agreedAt', 'createdAt'), '<', moment(before))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Removes the person from their account. Only the id remains, for records the law requires. */
export async function forgetPerson(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  for (const table of [
    'accountGrant',
    'session',
    'activationCode',
    'passwordLink',
    'emailChange',
    'accountIdentity',
    'passkey',
  ] as const)
    await sql(tx).deleteFrom(table).where('accountId', '=', id).execute();
  await sql(tx)
    .updateTable('account')
    .set({
      name: '—',
      email: `${id}@deleted.invalid`,
      phoneNumber: null,
      postalAddress: null,
      orgNumber: null,
      passwordHash: null,
      verifiedAt: null,
      deactivatedAt: at.toString(),
      occupation: null,
      birthDate: null,
      gender: null,
      photoId: null,
      ...NO_IDENTIFICATION,
      termsVersion: null,
      agreedAt: null,
      deletedAt: at.toString(),
    })
    .where('id', '=', id)
    .execute();
}
