import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

const NOBODYS = '00000000-0000-0000-0000-000000000000';

/** An id that cannot be one is nobody's: the answer is the same as to one that is not there. */
export const asId = (id: string): string => {
  const read = uuid.safeParse(id);
  return read.success ? read.data : NOBODYS;
};

/** Any id from outside. */
export const anId = z.string().max(100).transform(asId);

/** What is asked of an agency. */
export const withPartner = z.object({ partnerId: anId });
