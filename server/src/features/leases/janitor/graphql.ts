import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { PersonType } from '../../properties/public.ts';
import { withContract } from '../graphql.ts';
import {
  getJanitorProperties,
  type Contact,
  type JanitorLease,
  type JanitorProperties,
  type JanitorProperty,
} from './use-cases/get-janitor-properties.ts';
import { getJanitorProperty } from './use-cases/get-janitor-property.ts';

const page = pageOf({ usual: 24, most: 100, skipMost: 1_000_000 });

const ContactType = builder.objectRef<Contact>('JanitorContact').implement({
  description: 'A person who lives in a home today.',
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'E.164.' }),
    isMainTenant: t.exposeBoolean('isMainTenant'),
  }),
});

const LeaseType = builder.objectRef<JanitorLease>('JanitorLease').implement({
  description: 'The lease under which people live in a home today.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    contractStartDate: t.exposeString('startsOn'),
    contractEndDate: t.exposeString('endsOn', {
      nullable: true,
      description: 'The last day of the lease. Null means until further notice.',
    }),
    agent: t.expose('agent', {
      type: PersonType,
      nullable: true,
      description: 'The agent to contact about the lease.',
    }),
    contacts: t.expose('contacts', { type: [ContactType] }),
  }),
});

const PropertyType = builder.objectRef<JanitorProperty>('JanitorProperty').implement({
  description: 'A home, as a janitor sees it: without terms, amounts and documents.',
  fields: (t) => ({
    _id: t.id({ resolve: ({ property }) => property.id }),
    partnerId: t.id({ nullable: true, resolve: ({ property }) => property.partnerId }),
    propertySerial: t.int({ resolve: ({ property }) => property.serial }),
    name: t.string({ resolve: ({ property }) => property.name }),
    street: t.string({ nullable: true, resolve: ({ property }) => property.street }),
    streetNumber: t.string({ nullable: true, resolve: ({ property }) => property.streetNumber }),
    apartmentId: t.string({ nullable: true, resolve: ({ property }) => property.apartmentNumber }),
    postalCode: t.string({ nullable: true, resolve: ({ property }) => property.postalCode }),
    city: t.string({ resolve: ({ property }) => property.city }),
    lat: t.float({ resolve: ({ property }) => property.lat }),
    lng: t.float({ resolve: ({ property }) => property.lng }),
    leases: t.expose('leases', { type: [LeaseType] }),
  }),
});

const MetaType = builder.objectRef<JanitorProperties>('JanitorPropertiesMetaData').implement({
  fields: (t) => ({ totalDocuments: t.exposeInt('total') }),
});
const PropertiesType = builder.objectRef<JanitorProperties>('JanitorProperties').implement({
  fields: (t) => ({
    data: t.expose('data', { type: [PropertyType] }),
    metaData: t.field({ type: MetaType, resolve: (properties) => properties }),
  }),
});

query('getJanitorProperties', {
  description: 'Returns a partner’s properties, ordered by number. For its janitors and agents.',
  args: {
    queryData: input('JanitorPropertiesQueryData', z.object({ partnerId: uuid })),
    optionData: input('JanitorPropertiesOptionData', page),
  },
  type: PropertiesType,
  run(args, { runner, viewer }) {
    const query = args.queryData;
    const some = args.optionData;
    return runner.read(viewer, getJanitorProperties, { ...query, ...some });
  },
});

query('getJanitorProperty', {
  description: 'Returns the home of a lease. For the janitors and agents of its partner.',
  args: { queryData: input('JanitorPropertyQueryData', withContract) },
  type: PropertyType,
  run: ({ queryData: { contractId } }, { runner, viewer }) =>
    runner.read(viewer, getJanitorProperty, contractId),
});
