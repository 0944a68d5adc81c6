import type { PartyFacts } from '@husvaer/domain/accounts/profile';

import { builder } from '../../../platform/graphql/builder.ts';
import { pictureOf } from '../../properties/public.ts';
import { tenantsOf, type ShownTenant } from '../shown-tenants.ts';
import { leaseIn, withContract } from '../graphql.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';

const UserType = builder.objectRef<ShownTenant>('LeaseUser').implement({
  fields: (t) => ({
    _id: t.exposeID('accountId', {
      nullable: true,
      description:
        'Null until everyone has signed, and for a tenant without an account. The viewer always sees their own id.',
    }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phoneNumber: t.exposeString('phoneNumber', {
      nullable: true,
      description: 'E.164. Null until everyone has signed.',
    }),
    avatarKey: t.string({
      nullable: true,
      description: 'The URL of the picture. Null until everyone has signed.',
      resolve: ({ photoId }) => pictureOf(photoId),
    }),
  }),
});

const StatedType = builder.objectRef<PartyFacts>('LeaseTenantFacts').implement({
  fields: (t) => ({
    birthDate: t.exposeString('birthDate', { nullable: true, description: '`YYYY-MM-DD`' }),
    orgNumber: t.exposeString('orgNumber', { nullable: true, description: 'Nine digits.' }),
    postalAddress: t.exposeString('postalAddress', { nullable: true }),
  }),
});

const TenantType = builder.objectRef<ShownTenant>('LeaseTenant').implement({
  fields: (t) => ({
    user: t.field({ type: UserType, resolve: (tenant) => tenant }),
    stated: t.field({
      type: StatedType,
      nullable: true,
      description:
        'What the writer of the lease stated of the tenant. Null for others than writers.',
      resolve: ({ stated }) => stated,
    }),
  }),
});

const TenantsData = builder.objectRef<ShownTenant[]>('LeaseTenantsData').implement({
  fields: (t) => ({
    mainTenant: t.field({
      type: TenantType,
      nullable: true,
      resolve: ([mainTenant]) => mainTenant,
    }),
    coTenants: t.field({
      type: [TenantType],
      description: 'The other tenants. Each is liable for the whole rent, as the main tenant is.',
      resolve: ([, ...coTenants]) => coTenants,
    }),
  }),
});

const TenantsType = builder.objectRef<ShownTenant[]>('LeaseTenants').implement({
  fields: (t) => ({ data: t.field({ type: TenantsData, resolve: (tenants) => tenants }) }),
});

query('getLeaseTenants', {
  args: { queryData: input('LeaseTenantsQueryData', withContract) },
  type: TenantsType,
  run: async ({ queryData }, context) => tenantsOf(await leaseIn(context, queryData)),
});
