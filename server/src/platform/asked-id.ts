import { z } from 'zod';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NOBODYS = '00000000-0000-0000-0000-000000000000';

/** An id that cannot be one is nobody's: the answer is the same as to one that is not there. */
export const asId = (id: string): string => (UUID.test(id) ? id : NOBODYS);

/** Any id from outside. */
export const anId = z.string().max(100).transform(asId);

/** What is asked of an agency. */
export const withPartner = z.object({ partnerId: anId });
