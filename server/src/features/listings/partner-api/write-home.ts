import { previewUrl } from '@husvaer/domain/files/photo';

import { contentOf } from '../columns.ts';
import type { PartnerHome } from './use-cases/get-partner-listings.ts';

/** A home for its partner's system: the content it sent, with amounts in kroner, and the result. */
export function writeHome({ listing, pictures }: PartnerHome, origin: URL) {
  const { address, ...content } = contentOf(listing);
  return {
    _id: listing.id,
    externalId: listing.externalId,
    url: new URL(`/listing/${listing.id}`, origin).href,
    state: listing.state,
    publishedAt: listing.publishedAt?.toString(),
    version: listing.version,
    updatedAt: listing.updatedAt.toString(),
    ...shown(content),
    address: shown(address ?? {}),
    pictures: pictures.map(({ url, description, photoId, photo }) => {
      const state = photo?.width ? 'ready' : photo?.refusal ? 'refused' : 'waiting';
      return {
        ...shown({ url, description, reason: photo?.refusal }),
        state,
        ...(state === 'ready' && { photoUrl: new URL(previewUrl(photoId), origin).href }),
      };
    }),
  };
}

const shown = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
