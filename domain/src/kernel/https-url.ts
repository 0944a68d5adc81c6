import { z } from './zod.ts';

const isWithoutLogin = (address: string): boolean => {
  const url = URL.parse(address);
  return !url || (url.username === '' && url.password === '');
};

/** A URL of an external server: https, without a name and password, which others could read in our lists. */
export const httpsUrl = z
  .url({ protocol: /^https$/ })
  .max(2000)
  .refine(isWithoutLogin, { params: { reason: 'not_allowed' } });
