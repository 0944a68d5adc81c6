import { z } from 'zod';

import { photoUrl } from '@husvaer/domain/files/photo';
import { listingReport, REPORT_REASONS } from '@husvaer/domain/listings/report';
import { LISTING_STATES } from '@husvaer/domain/listings/states';
import {
  ENERGY_LABELS,
  FACILITIES,
  FURNISHINGS,
  INCLUDED_IN_RENT,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from '@husvaer/domain/listings/enums';

import { LanguageType } from '../accounts/public.ts';
import { PartnerType } from '../partners/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
import { anId, asId } from '../../platform/input-id.ts';
import type { Rule } from '../../platform/limits/limits.ts';
import type { ListingImage } from './store.ts';
import {
  getSingleListing,
  type Contact,
  type ListingDetail,
} from './use-cases/get-single-listing.ts';
import { reportListing } from './use-cases/report-listing.ts';

/** Counted by account, or by address for guests. */
const REPORT: Rule = { name: 'report listing', points: 30, seconds: 3600 };

export const ListingTypeEnum = builder.enumType('ListingType', { values: LISTING_TYPES });
export const PropertyTypeEnum = builder.enumType('PropertyType', { values: PROPERTY_TYPES });
export const FurnishedEnum = builder.enumType('Furnished', { values: FURNISHINGS });
export const FacilityEnum = builder.enumType('Facility', { values: FACILITIES });
export const IncludedInRentEnum = builder.enumType('IncludedInRent', { values: INCLUDED_IN_RENT });
export const EnergyLabelEnum = builder.enumType('EnergyLabel', { values: ENERGY_LABELS });
export const ListingStateEnum = builder.enumType('ListingState', { values: LISTING_STATES });

export const ImageType = builder.objectRef<ListingImage>('ListingImage').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    url: t.string({ resolve: ({ _id }) => photoUrl(_id, 960, 'webp') }),
    width: t.exposeInt('width', { description: 'The width of the original in pixels.' }),
    height: t.exposeInt('height'),
    color: t.exposeString('color', {
      description: 'The mean colour, to show until the image has loaded.',
    }),
    description: t.exposeString('description', { nullable: true }),
    order: t.exposeInt('order'),
  }),
});

/** The public part of a home's address. */
interface PublicAddress {
  street: string | null;
  streetNumber: string | null;
  postalCode: string | null;
  neighbourhood: string | null;
  city: string;
}

export const AddressType = builder.objectRef<PublicAddress>('ListingAddress').implement({
  fields: (t) => ({
    street: t.exposeString('street', { nullable: true }),
    streetNumber: t.exposeString('streetNumber', {
      nullable: true,
      description: 'Null unless the landlord shows the exact address.',
    }),
    postalCode: t.exposeString('postalCode', { nullable: true }),
    neighbourhood: t.exposeString('neighbourhood', { nullable: true }),
    city: t.exposeString('city'),
  }),
});

export const ContactType = builder.objectRef<Contact>('ContactPerson').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    avatar: t.string({
      nullable: true,
      resolve: ({ photoId }) => (photoId ? photoUrl(photoId, 480, 'webp') : null),
    }),
    memberSince: t.field({ type: 'DateTime', resolve: ({ since }) => since }),
    hasConfirmedName: t.exposeBoolean('hasConfirmedName', {
      description: 'Whether BankID confirmed the name.',
    }),
  }),
});

const ListingRef = builder.objectRef<ListingDetail>('Listing').implement({
  fields: (t) => ({
    _id: t.id({ resolve: ({ listing }) => listing.id }),
    state: t.field({ type: ListingStateEnum, resolve: ({ listing }) => listing.state }),
    partnerId: t.id({ nullable: true, resolve: ({ listing }) => listing.partnerId }),
    title: t.string({ resolve: ({ listing }) => listing.title }),
    description: t.string({ nullable: true, resolve: ({ listing }) => listing.description }),
    listingType: t.field({ type: ListingTypeEnum, resolve: ({ listing }) => listing.listingType }),
    propertyType: t.field({
      type: PropertyTypeEnum,
      resolve: ({ listing }) => listing.propertyType,
    }),
    address: t.field({
      type: AddressType,
      resolve: ({ listing }) => ({
        street: listing.street,
        streetNumber: listing.showsExactAddress ? listing.streetNumber : null,
        postalCode: listing.postalCode,
        neighbourhood: listing.neighbourhood,
        city: listing.city,
      }),
    }),
    cityPlaceId: t.id({ nullable: true, resolve: ({ listing }) => listing.cityPlaceId }),
    lat: t.float({ resolve: ({ listing }) => listing.publicLat }),
    lng: t.float({ resolve: ({ listing }) => listing.publicLng }),
    hasExactPosition: t.boolean({
      description: 'If false, `lat` and `lng` are rounded to about a hundred metres.',
      resolve: ({ listing }) => listing.showsExactAddress,
    }),
    floor: t.string({
      nullable: true,
      description: '`basement`, `ground`, `2`, `3`, `4`, or `5` for the fifth and above.',
      resolve: ({ listing }) => listing.floor,
    }),
    totalBedrooms: t.int({ nullable: true, resolve: ({ listing }) => listing.totalBedrooms }),
    totalSize: t.float({
      nullable: true,
      description: 'm².',
      resolve: ({ listing }) => listing.totalSize,
    }),
    internalUsableSize: t.float({
      nullable: true,
      resolve: ({ listing }) => listing.internalUsableSize,
    }),
    externalUsableSize: t.float({
      nullable: true,
      resolve: ({ listing }) => listing.externalUsableSize,
    }),
    balconySize: t.float({ nullable: true, resolve: ({ listing }) => listing.balconySize }),
    language: t.field({
      type: LanguageType,
      nullable: true,
      description: 'The language of the title and the description. Null if not stated.',
      resolve: ({ listing }) => listing.language,
    }),
    energyLabel: t.field({
      type: EnergyLabelEnum,
      nullable: true,
      resolve: ({ listing }) => listing.energyLabel,
    }),
    availableFrom: t.string({
      nullable: true,
      description: '`YYYY-MM-DD`.',
      resolve: ({ listing }) => listing.availableFrom,
    }),
    availableTo: t.string({ nullable: true, resolve: ({ listing }) => listing.availableTo }),
    minimumStay: t.int({
      nullable: true,
      description: 'The minimum stay in months.',
      resolve: ({ listing }) => listing.minimumStay,
    }),
    monthlyRent: t.field({ type: 'Kroner', resolve: ({ listing }) => listing.monthlyRent }),
    depositAmount: t.field({
      type: 'Kroner',
      nullable: true,
      resolve: ({ listing }) => listing.depositAmount,
    }),
    monthlyExtras: t.field({
      type: 'Kroner',
      nullable: true,
      description:
        'The landlord’s estimate of what a tenant pays on top of the rent, in kroner a month. Null if not stated.',
      resolve: ({ listing }) => listing.monthlyExtras,
    }),
    furnished: t.field({
      type: FurnishedEnum,
      nullable: true,
      resolve: ({ listing }) => listing.furnished,
    }),
    facilities: t.field({ type: [FacilityEnum], resolve: ({ listing }) => listing.facilities }),
    includedInRent: t.field({
      type: [IncludedInRentEnum],
      resolve: ({ listing }) => listing.includedInRent,
    }),
    videoUrl: t.string({ nullable: true, resolve: ({ listing }) => listing.videoUrl }),
    view360Url: t.string({ nullable: true, resolve: ({ listing }) => listing.view360Url }),
    images: t.field({ type: [ImageType], resolve: ({ images }) => images }),
    contactPerson: t.field({
      type: ContactType,
      nullable: true,
      resolve: ({ contact }) => contact,
    }),
    partner: t.field({
      type: PartnerType,
      nullable: true,
      description: 'The agency that lets the home.',
      resolve: ({ partner }) => partner,
    }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ listing }) => listing.publishedAt,
    }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ listing }) => listing.updatedAt }),
  }),
});

const queryData = z.object({ listingId: anId });

query('getSingleListing', {
  args: { queryData: input('SingleListingQueryData', queryData) },
  type: ListingRef,
  run: (args, { runner, viewer }) => runner.read(viewer, getSingleListing, args.queryData),
});

builder.enumType('ListingReportReason', { values: REPORT_REASONS });

const ReportType = builder.objectRef<{ id: string }>('ListingReport').implement({
  fields: (t) => ({ _id: t.exposeID('id') }),
});

mutation('reportListing', {
  args: {
    inputData: input('ReportListingInputData', listingReport, {
      listingId: { type: 'ID' },
      text: 'At most 1000 characters.',
    }),
  },
  type: ReportType,
  async run(args, { runner, viewer, limits, address }) {
    const report = args.inputData;
    await limits.consume(REPORT, viewer.kind === 'account' ? viewer.id : address);
    return runner.run(viewer, reportListing, {
      ...report,
      listingId: asId(report.listingId),
    });
  },
});
