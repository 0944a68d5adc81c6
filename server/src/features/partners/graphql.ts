import { z } from 'zod';

import { invitationDraft } from '@husvaer/domain/accounts/invitation';
import { SIDES } from '@husvaer/domain/accounts/roles';
import { uuid } from '@husvaer/domain/kernel/uuid';
import type { CurrencySettings } from '@husvaer/domain/partners/currency';
import { siteUrl, SUB_DOMAIN } from '@husvaer/domain/partners/partner';

import { builder } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
import { INVITATIONS } from './invitation-limit.ts';
import type { Invitation, InvitationWithSecret } from './invitations/store.ts';
import type { Partner } from './store.ts';
import { getInvitations } from './use-cases/get-invitations.ts';
import { addInvitation } from './use-cases/add-invitation.ts';
import { getWorkplaces, type Workplace } from './use-cases/get-workplaces.ts';
import { findPartnerById } from './use-cases/find-partner-by-id.ts';
import { findSite, type SiteFound } from './use-cases/find-site.ts';

const LocationType = builder
  .objectRef<Partner['defaultFindHomeLocation']>('DefaultFindHomeLocation')
  .implement({
    fields: (t) => ({
      cityPlaceId: t.exposeString('cityPlaceId', { nullable: true }),
      defaultMapZoom: t.exposeFloat('defaultMapZoom', { nullable: true }),
      defaultMapLocation: t.exposeString('defaultMapLocation', { nullable: true }),
      lat: t.exposeFloat('lat', { nullable: true }),
      lng: t.exposeFloat('lng', { nullable: true }),
    }),
  });

const CurrencyType = builder.objectRef<CurrencySettings>('CurrencySettings').implement({
  fields: (t) => ({
    decimalSeparator: t.exposeString('decimalSeparator'),
    thousandSeparator: t.exposeString('thousandSeparator'),
    numberOfDecimal: t.exposeInt('numberOfDecimal'),
    currencySymbol: t.exposeString('currencySymbol'),
    currencyPosition: t.exposeString('currencyPosition'),
  }),
});

const SubDomainType = builder.objectRef<SiteFound>('PartnerSubDomain').implement({
  description: 'The site of a sub-domain, and its appearance.',
  fields: (t) => ({
    partnerId: t.id({ nullable: true, resolve: ({ partner }) => partner?.id }),
    isSubDomainExists: t.boolean({ resolve: ({ partner }) => partner !== null }),
    isPublic: t.exposeBoolean('isPublic'),
    name: t.string({ nullable: true, resolve: ({ partner }) => partner?.name }),
    logo: t.string({ nullable: true, resolve: ({ partner }) => partner?.logo }),
    color: t.string({
      nullable: true,
      description: 'The accent colour, `#rrggbb`.',
      resolve: ({ partner }) => partner?.color,
    }),
    partnerSiteURL: t.string({
      nullable: true,
      description: 'Starts with `https://` if the partner gave no scheme.',
      resolve: ({ partner }) => partner?.siteUrl && siteUrl(partner.siteUrl),
    }),
    phoneNumber: t.string({
      nullable: true,
      resolve: ({ partner }) => partner?.phoneNumber,
    }),
    email: t.string({ nullable: true, resolve: ({ partner }) => partner?.email }),
    streetAddress: t.string({ nullable: true, resolve: ({ partner }) => partner?.streetAddress }),
    licence: t.string({ nullable: true, resolve: ({ partner }) => partner?.licence?.of }),
    responsibleBroker: t.string({
      nullable: true,
      resolve: ({ partner }) => partner?.licence?.responsibleBroker,
    }),
    features: t.stringList({ resolve: ({ partner }) => partner?.features ?? [] }),
    defaultFindHomeLocation: t.field({
      type: LocationType,
      nullable: true,
      resolve: ({ partner }) => partner?.defaultFindHomeLocation,
    }),
    currencySettings: t.field({
      type: CurrencyType,
      nullable: true,
      resolve: ({ partner }) => partner?.currencySettings,
    }),
  }),
});

/** An agency as visitors of its homes see it. */
export const PartnerType = builder.objectRef<Partner>('Partner').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    logo: t.exposeString('logo', { nullable: true }),
    phoneNumber: t.string({ nullable: true, resolve: ({ phoneNumber }) => phoneNumber }),
  }),
});

const SiteType = builder.enumType('PartnerSiteType', { values: ['public'] as const });

const queryData = z.object({
  subDomain: z.string().trim().toLowerCase().regex(SUB_DOMAIN).nullish(),
  partnerId: uuid.nullish(),
  partnerSiteType: z.enum(['public']).nullish(),
});

query('partnersSubDomain', {
  args: {
    queryData: input(
      'PartnersSubDomainQueryData',
      queryData,
      {
        partnerId: 'The partner whose pages on the public site are shown. Replaces `subDomain`.',
        partnerSiteType: { type: SiteType },
      },
      { isRequired: true },
    ),
  },
  type: SubDomainType,
  async run({ queryData: { subDomain, partnerId } }, { runner, viewer }) {
    if (partnerId) {
      return {
        isPublic: true,
        partner: await runner.read(viewer, findPartnerById, { partnerId }),
      };
    }
    return runner.read(viewer, findSite, { subDomain: subDomain ?? null });
  },
});

const WorkplaceType = builder.objectRef<Workplace>('Workplace').implement({
  description: 'An agency that the viewer works for.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    site: t.exposeString('site', {
      description: 'The origin of the agency’s site: `https://agency.example.com`.',
    }),
  }),
});

query('getWorkplaces', {
  description:
    'Returns the agencies for which the viewer is an agent or a janitor. Empty for others.',
  type: [WorkplaceType],
  run: (_, { runner, viewer }) => runner.read(viewer, getWorkplaces, undefined),
});

const InvitationType = builder
  .objectRef<Invitation & Partial<InvitationWithSecret>>('Invitation')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('id'),
      email: t.exposeString('email'),
      name: t.exposeString('name'),
      registerAs: t.exposeString('registerAs', { description: '`tenant` or `landlord`.' }),
      isAccepted: t.boolean({ resolve: ({ acceptedAt }) => Boolean(acceptedAt) }),
      expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
    }),
  });

mutation('addInvitation', {
  description: 'Invites a tenant or a landlord by mail. For agents of the partner.',
  args: {
    inputData: input('InvitationInputData', invitationDraft, {
      registerAs: { type: 'String', description: SIDES.join(' or ') },
      language: { type: 'String' },
    }),
  },
  type: InvitationType,
  async run(args, { runner, viewer, limits }) {
    const draft = args.inputData;
    if (viewer.kind === 'account') await limits.consume(INVITATIONS, viewer.id);
    return runner.run(viewer, addInvitation, draft);
  },
});

query('getInvitations', {
  args: { queryData: input('InvitationsQueryData', z.object({ partnerId: uuid })) },
  type: [InvitationType],
  run(args, { runner, viewer }) {
    const query = args.queryData;
    return runner.read(viewer, getInvitations, query);
  },
});
