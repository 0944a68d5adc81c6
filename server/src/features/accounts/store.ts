import type { ColumnType, Updateable } from 'kysely';

import type { Gender, PartyFacts } from '@husvaer/domain/accounts/profile';

import type { GivenGrant, Grant, Role, Side } from '@husvaer/domain/accounts/roles';

import { moment, type MaybeMoment, type Moment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';
import { refusingUnknownPartner } from './unknown-partner.ts';

/** The columns of an account; its profile's store reads them as well. */
export interface AccountTable {
  id: string;
  name: string;
  email: string;
  phone_number: string | null;
  postal_address: string | null;
  org_number: ColumnType<string | null, never, string | null>;
  created_at: Moment;
  language: ColumnType<'en' | 'no', 'en' | 'no' | undefined>;
  password_hash: string | null;
  verified_at: MaybeMoment;
  deactivated_at: MaybeMoment;
  blocked_at: MaybeMoment;
  occupation: string | null;
  birth_date: string | null;
  gender: Gender | null;
  optimise_for: ColumnType<Side, Side | undefined>;
  photo_id: string | null;
  identification: string | null;
  identification_print: string | null;
  identification_hint: string | null;
  terms_version: string | null;
  agreed_at: MaybeMoment;
  deleted_at: MaybeMoment;
}

interface AccountTables {
  account: AccountTable;
  account_grant: {
    account_id: string;
    role: Role;
    partner_id: string | null;
    /** The last day of an auditor. */
    ends_on: string | null;
  };
  session: { account_id: string };
  activation_code: { account_id: string };
  email_change: { account_id: string };
  password_link: { account_id: string };
  account_identity: { account_id: string };
  passkey: { account_id: string };
}

const sql = owns<AccountTables>();

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

const PERSON = [
  'id',
  'name',
  'email',
  'phone_number as phoneNumber',
  'photo_id as photoId',
] as const;
const LOGIN = [
  'id',
  'name',
  'email',
  'language',
  'password_hash as passwordHash',
  'verified_at as verifiedAt',
  'deactivated_at as deactivatedAt',
  'blocked_at as blockedAt',
  'terms_version as termsVersion',
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
    .select([
      'id',
      'birth_date as birthDate',
      'org_number as orgNumber',
      'postal_address as postalAddress',
      'identification_hint as identificationHint',
    ])
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
    .select(['id', 'name', 'photo_id as photoId', 'deactivated_at', 'created_at as since'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ deactivated_at: left, ...profile }) => ({
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
    .selectFrom('account_grant')
    .select(({ fn }) => fn.count<bigint>('account_id').distinct().as('count'))
    .where('partner_id', partnerId === null ? 'is' : '=', partnerId)
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
        .selectFrom('account_grant')
        .select('account_id')
        .where('partner_id', partnerId === null ? 'is' : '=', partnerId)
        .where('role', '=', role),
    )
    .where('deactivated_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();

export async function findPersonByEmail(tx: ReadTx, email: string): Promise<Person | undefined> {
  return sql(tx).selectFrom('account').select(PERSON).where('email', '=', email).executeTakeFirst();
}

export async function findLogin(
  tx: ReadTx,
  by: { id: string } | { email: string },
): Promise<Login | undefined> {
  const query = sql(tx).selectFrom('account').select(LOGIN).where('deleted_at', 'is', null);
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
    .where('verified_at', 'is not', null)
    .where('deactivated_at', 'is', null)
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
      phone_number: account.phoneNumber,
      created_at: at.toString(),
      language: account.language,
      password_hash: account.passwordHash ?? null,
      birth_date: account.birthDate ?? null,
      postal_address: account.postalAddress ?? null,
      optimise_for: account.optimiseFor,
      verified_at: account.verifiedAt?.toString() ?? null,
      terms_version: account.terms?.version ?? null,
      agreed_at: account.terms?.agreedAt.toString() ?? null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export type AccountChange = Updateable<AccountTable>;

/** Removes a national identity number. */
export const NO_IDENTIFICATION = {
  identification: null,
  identification_print: null,
  identification_hint: null,
} as const satisfies AccountChange;

export async function changeAccount(tx: Tx, id: string, change: AccountChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await sql(tx).updateTable('account').set(change).where('id', '=', id).execute();
}

export async function findGrants(tx: ReadTx, accountId: string): Promise<GivenGrant[]> {
  return sql(tx)
    .selectFrom('account_grant')
    .select(['role', 'partner_id as partnerId', 'ends_on as endsOn'])
    .where('account_id', '=', accountId)
    .orderBy('role')
    .execute();
}

export async function removeGrant(
  tx: Tx,
  accountId: string,
  { role, partnerId }: Grant,
): Promise<void> {
  await sql(tx)
    .deleteFrom('account_grant')
    .where('account_id', '=', accountId)
    .where('role', '=', role)
    .where('partner_id', 'is not distinct from', partnerId)
    .execute();
}

/** Adds roles; those that exist stay, with the last day that was given last. */
export async function addGrants(
  tx: Tx,
  accountId: string,
  grants: readonly GivenGrant[],
): Promise<void> {
  const added = sql(tx)
    .insertInto('account_grant')
    .values(
      grants.map(({ role, partnerId, endsOn = null }) => ({
        account_id: accountId,
        role,
        partner_id: partnerId,
        ends_on: endsOn,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'role', 'partner_id'])
        .doUpdateSet({ ends_on: (eb) => eb.ref('excluded.ends_on') }),
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
    .where('verified_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where(({ fn }) => fn.coalesce('agreed_at', 'created_at'), '<', moment(before))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Removes the person from their account. Only the id remains, for records the law requires. */
export async function forgetPerson(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  for (const table of [
    'account_grant',
    'session',
    'activation_code',
    'password_link',
    'email_change',
    'account_identity',
    'passkey',
  ] as const)
    await sql(tx).deleteFrom(table).where('account_id', '=', id).execute();
  await sql(tx)
    .updateTable('account')
    .set({
      name: '—',
      email: `${id}@deleted.invalid`,
      phone_number: null,
      postal_address: null,
      org_number: null,
      password_hash: null,
      verified_at: null,
      deactivated_at: at.toString(),
      occupation: null,
      birth_date: null,
      gender: null,
      photo_id: null,
      ...NO_IDENTIFICATION,
      terms_version: null,
      agreed_at: null,
      deleted_at: at.toString(),
    })
    .where('id', '=', id)
    .execute();
}
