import { GENDERS, profileChanges } from '@husvaer/domain/accounts/profile';
import { ROLES, SIDES, type Grant } from '@husvaer/domain/accounts/roles';
import { photoUrl } from '@husvaer/domain/files/photo';
import { z } from 'zod';

import { builder } from '../../platform/graphql/builder.ts';
import { query, mutation } from '../../platform/graphql/operation.ts';
import { isRefused } from '../../platform/mail/bounces.ts';
import type { Given } from '../../platform/graphql/given.ts';
import { nested, input } from '../../platform/graphql/input.ts';
import { anId } from '../../platform/input-id.ts';
import type { Profile } from './profile/store.ts';
import { findNewEmail } from './use-cases/find-new-email.ts';
import { deactivateAccount } from './use-cases/deactivate-account.ts';
import { deleteAccount } from './use-cases/delete-account.ts';
import { endMySessions } from './use-cases/end-my-sessions.ts';
import { getMySessions, type MySession } from './use-cases/get-my-sessions.ts';
import { getConfirmedFields } from './use-cases/get-confirmed-fields.ts';
import { getProfile } from './use-cases/get-profile.ts';
import { updateUserProfile } from './use-cases/update-user-profile.ts';

export const LanguageType = builder.enumType('Language', { values: ['en', 'no'] as const });
const GenderType = builder.enumType('Gender', { values: GENDERS });
const SideType = builder.enumType('AccountSide', { values: SIDES });
const RoleType = builder.enumType('Role', { values: ROLES });

const GrantType = builder.objectRef<Grant>('RoleGrant').implement({
  fields: (t) => ({
    role: t.field({ type: RoleType, resolve: ({ role }) => role }),
    partnerId: t.exposeID('partnerId', { nullable: true }),
  }),
});

const ProfileType = builder.objectRef<Profile>('Profile').implement({
  description: 'The account of the viewer.',
  fields: (t) => ({
    _id: t.id({ resolve: ({ id }) => id }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    newEmail: t.string({
      nullable: true,
      description: 'The new address of a change that waits until both addresses have confirmed it.',
      resolve: ({ id }, _, { runner, viewer }) => runner.read(viewer, findNewEmail, id),
    }),
    isEmailRefused: t.boolean({
      description: 'Whether the last mail to this address was returned as undeliverable.',
      resolve: ({ email }, _, { runner, viewer }) =>
        runner.read(viewer, ({ tx }) => isRefused(tx, email), undefined),
    }),
    language: t.field({ type: LanguageType, resolve: ({ language }) => language }),
    occupation: t.exposeString('occupation', { nullable: true }),
    birthday: t.exposeString('birthday', { nullable: true, description: 'ISO 8601.' }),
    confirmedFields: t.stringList({
      description: '`name` and `birthday`, if BankID has stated them: they can’t be changed here.',
      resolve: ({ id, orgNumber }, _, { runner, viewer }) =>
        runner.read(viewer, getConfirmedFields, { id, orgNumber }),
    }),
    gender: t.field({ type: GenderType, nullable: true, resolve: ({ gender }) => gender }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'E.164.' }),
    postalAddress: t.exposeString('postalAddress', {
      nullable: true,
      description: 'The address for letters by post, on one line.',
    }),
    orgNumber: t.exposeString('orgNumber', {
      nullable: true,
      description: 'The organisation number of a landlord that is an organisation, nine digits.',
    }),
    norwegianNationalIdentification: t.string({
      nullable: true,
      description: 'The national identity number, masked: 010190*****.',
      resolve: ({ identificationHint }) => identificationHint,
    }),
    status: t.string({
      description: '`active` or `inactive`.',
      resolve: ({ isActive }) => (isActive ? 'active' : 'inactive'),
    }),
    profileImage: t.string({
      nullable: true,
      resolve: ({ photoId }) => photoId && photoUrl(photoId, 480, 'webp'),
    }),
    optimiseFor: t.field({ type: SideType, resolve: ({ optimiseFor }) => optimiseFor }),
    roles: t.field({ type: [GrantType], resolve: ({ grants }) => grants }),
    hasPassword: t.exposeBoolean('hasPassword'),
  }),
});

query('myProfile', {
  args: { queryData: input('MyProfileQueryData', z.object({ userId: anId })) },
  type: ProfileType,
  run: ({ queryData: { userId } }, { runner, viewer }) => runner.read(viewer, getProfile, userId),
});

const ProfileData = nested(
  'UserProfileData',
  {
    language: { type: 'String' },
    birthday: 'ISO 8601.',
    gender: { type: 'String' },
    orgNumber: 'With or without spaces.',
    optimiseFor: { type: 'String' },
  },
  'Changes to a profile. If a field is omitted, the value does not change. Null removes it.',
);

const changedProfile = (given: Given) => z.object({ _id: anId, data: profileChanges(given) });

const UpdatedType = builder.objectRef<Profile>('UpdatedUserProfile').implement({
  fields: (t) => ({
    _id: t.id({ resolve: ({ id }) => id }),
    profile: t.field({ type: ProfileType, resolve: (profile) => profile }),
  }),
});

mutation('updateUserProfile', {
  args: {
    inputData: input('UserProfileInputData', changedProfile, { data: { nested: ProfileData } }),
  },
  type: UpdatedType,
  run: ({ inputData: { _id: accountId, data } }, { runner, viewer }) =>
    runner.run(viewer, updateUserProfile, { accountId, data }),
});

const ofAccount = input('AccountInputData', z.object({ _id: anId }));

const AccountIdType = builder.objectRef<{ id: string }>('AccountId').implement({
  fields: (t) => ({ _id: t.exposeID('id') }),
});

mutation('deactivateAccount', {
  description:
    'Deactivates an account until the next login, and mails its owner. Refused while a lease is active.',
  args: { inputData: ofAccount },
  type: AccountIdType,
  async run({ inputData: { _id: id } }, { runner, viewer, site }) {
    await runner.run(viewer, deactivateAccount, { accountId: id, site: await site() });
    return { id };
  },
});

mutation('deleteAccount', {
  description: 'Deletes an account permanently. Refused while a lease is active.',
  args: { inputData: ofAccount },
  type: AccountIdType,
  async run({ inputData: { _id: id } }, { runner, viewer }) {
    await runner.run(viewer, deleteAccount, id);
    return { id };
  },
});

const MySessionType = builder.objectRef<MySession>('MySession').implement({
  description: 'A session in which the viewer is logged in.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    renewedAt: t.expose('renewedAt', {
      type: 'DateTime',
      description:
        'When the tokens of the session were last renewed. They are renewed every 15 minutes of use.',
    }),
    browser: t.exposeString('browser', {
      nullable: true,
      description: 'The browser that the session was started in: Chrome, Safari, …',
    }),
    system: t.exposeString('system', {
      nullable: true,
      description: 'The operating system or device: Windows, iPhone, …',
    }),
    isThis: t.exposeBoolean('isThis', { description: 'Whether this is the current session.' }),
  }),
});

query('getMySessions', {
  description:
    'Returns the sessions in which the viewer is logged in: the current one first, then the latest used first.',
  type: [MySessionType],
  run: (_, { runner, viewer }) => runner.read(viewer, getMySessions, undefined),
});

mutation('endMySessions', {
  description:
    'Ends one of the viewer’s sessions, or all but the current one. Returns how many were open.',
  args: {
    inputData: input(
      'EndMySessionsInputData',
      z.object({ _id: anId.nullish() }),
      { _id: 'The session to end. Defaults to all sessions except the current one.' },
      { isRequired: true },
    ),
  },
  type: 'Int',
  run: ({ inputData: { _id: id = null } }, { runner, viewer }) =>
    runner.run(viewer, endMySessions, { id }),
});

/** A malformed id belongs to no account. */
