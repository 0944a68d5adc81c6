import { photoUrl } from '@husvaer/domain/files/photo';

import type { Person } from '../accounts/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { Property } from './store.ts';

export const PropertyType = builder.objectRef<Property>('LeaseProperty').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    propertySerial: t.exposeInt('serial'),
    name: t.exposeString('name'),
    placeId: t.exposeID('listingId', { nullable: true, description: 'The listing of the home.' }),
    city: t.exposeString('city'),
    cityPlaceId: t.exposeID('cityPlaceId', { nullable: true }),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
    country: t.string({ resolve: () => 'Norway' }),
    countryShortName: t.string({ resolve: () => 'NO' }),
    street: t.exposeString('street', { nullable: true }),
    streetNumber: t.exposeString('streetNumber', { nullable: true }),
    sublocality: t.exposeString('neighbourhood', { nullable: true }),
    postalCode: t.exposeString('postalCode', { nullable: true }),
    apartmentId: t.exposeString('apartmentNumber', { nullable: true }),
  }),
});

export const pictureOf = (photoId: string | null) => photoId && photoUrl(photoId, 480, 'webp');

export const PersonType = builder.objectRef<Person>('LeasePerson').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    avatar: t.string({
      nullable: true,
      description: 'The URL of the picture.',
      resolve: ({ photoId }) => pictureOf(photoId),
    }),
  }),
});
