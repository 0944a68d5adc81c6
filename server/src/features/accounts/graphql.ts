import { accountErrors } from '@husvaer/domain/accounts/errors';
import { GENDERS } from '@husvaer/domain/accounts/profile';
import { ROLES, SIDES, type Grant } from '@husvaer/domain/accounts/roles';
import { photoUrl } from '@husvaer/domain/files/photo';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { builder } from '../../platform/graphql/builder.ts';
import { query } from '../../platform/graphql/operation.ts';
import { isRefused } from '../../platform/mail/bounces.ts';
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

const MyProfileQueryData = builder.inputType('MyProfileQueryData', {
  fields: (t) => ({ userId: t.id({ required: true }) }),
});

builder.queryField('myProfile', (t) =>
  t.field({
    type: ProfileType,
    args: { queryData: t.arg({ type: MyProfileQueryData, required: true }) },
    resolve: (_, { queryData }, { runner, viewer }) =>
      runner.read(viewer, getProfile, readId(queryData.userId)),
  }),
);

const ProfileData = builder.inputType('UserProfileData', {
  description:
    'Changes to a profile. If a field is omitted, the value does not change. Null removes it.',
  fields: (t) => ({
    name: t.string(),
    language: t.string(),
    occupation: t.string(),
    birthday: t.string({ description: 'ISO 8601.' }),
    gender: t.string(),
    phoneNumber: t.string(),
    postalAddress: t.string(),
    orgNumber: t.string({ description: 'With or without spaces.' }),
    norwegianNationalIdentification: t.string(),
    optimiseFor: t.string(),
  }),
});

const ProfileInputData = builder.inputType('UserProfileInputData', {
  fields: (t) => ({
    _id: t.id({ required: true }),
    data: t.field({ type: ProfileData, required: true }),
  }),
});

const UpdatedType = builder.objectRef<Profile>('UpdatedUserProfile').implement({
  fields: (t) => ({
    _id: t.id({ resolve: ({ id }) => id }),
    profile: t.field({ type: ProfileType, resolve: (profile) => profile }),
  }),
});

builder.mutationField('updateUserProfile', (t) =>
  t.field({
    type: UpdatedType,
    args: { inputData: t.arg({ type: ProfileInputData, required: true }) },
    resolve: (_, { inputData }, { runner, viewer }) =>
      runner.run(viewer, updateUserProfile, {
        accountId: readId(inputData._id),
        input: { ...inputData.data },
      }),
  }),
);

const AccountInputData = builder.inputType('AccountInputData', {
  fields: (t) => ({ _id: t.id({ required: true }) }),
});

const AccountIdType = builder.objectRef<{ id: string }>('AccountId').implement({
  fields: (t) => ({ _id: t.exposeID('id') }),
});

builder.mutationField('deactivateAccount', (t) =>
  t.field({
    type: AccountIdType,
    description:
      'Deactivates an account until the next login, and mails its owner. Refused while a lease is active.',
    args: { inputData: t.arg({ type: AccountInputData, required: true }) },
    async resolve(_, { inputData }, { runner, viewer, site }) {
      const id = readId(inputData._id);
      await runner.run(viewer, deactivateAccount, { accountId: id, site: await site() });
      return { id };
    },
  }),
);

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: AccountIdType,
    description: 'Deletes an account permanently. Refused while a lease is active.',
    args: { inputData: t.arg({ type: AccountInputData, required: true }) },
    async resolve(_, { inputData }, { runner, viewer }) {
      const id = readId(inputData._id);
      await runner.run(viewer, deleteAccount, id);
      return { id };
    },
  }),
);

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

const EndSessionsInput = builder.inputType('EndMySessionsInputData', {
  fields: (t) => ({
    _id: t.id({
      description: 'The session to end. Defaults to all sessions except the current one.',
    }),
  }),
});

builder.mutationField('endMySessions', (t) =>
  t.field({
    type: 'Int',
    description:
      'Ends one of the viewer’s sessions, or all but the current one. Returns how many were open.',
    args: { inputData: t.arg({ type: EndSessionsInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const id = inputData._id == null ? null : readId(inputData._id);
      return runner.run(viewer, endMySessions, { id });
    },
  }),
);

/** A malformed id belongs to no account. */
function readId(id: string): string {
  const read = uuid.safeParse(id);
  if (!read.success) throw accountErrors.not_found();
  return read.data;
}
