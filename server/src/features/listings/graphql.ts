import { z } from 'zod';

import { photoUrl } from '@husvaer/domain/files/photo';
import { listingReport, REPORT_REASONS } from '@husvaer/domain/listings/report';
import { LISTING_STATES } from '@husvaer/domain/listings/states';
import { PartnerType } from '../partners/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
import { anId, asId } from '../../platform/input-id.ts';
import type { Rule } from '../../platform/limits/limits.ts';
import { addContentFields } from './content/graphql.ts';
import type { ListingImage } from './store.ts';
import {
  getSingleListing,
  type Contact,
  type ListingDetail,
} from './use-cases/get-single-listing.ts';
import { reportListing } from './use-cases/report-listing.ts';

/** Counted by account, or by address for guests. */
const REPORT: Rule = { name: 'report listing', points: 30, seconds: 3600 };

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

addContentFields(ListingRef, 'listing', ({ listing }) => listing);

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
