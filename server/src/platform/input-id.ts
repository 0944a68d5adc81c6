import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

const UNKNOWN_ID = '00000000-0000-0000-0000-000000000000';

/** Replaces an invalid id by one that no row has, so that the answer is the same as for an unknown id. */
export const asId = (id: string): string => {
  const read = uuid.safeParse(id);
  return read.success ? read.data : UNKNOWN_ID;
};

/** An id in the input of a client. */
export const anId = z.string().max(100).meta({ graphql: 'ID' }).transform(asId);

/** The input of a query about an agency. */
export const withPartner = z.object({ partnerId: anId });
