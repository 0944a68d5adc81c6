import { z } from './zod.ts';

const isWithoutLogin = (address: string): boolean => {
  const url = URL.parse(address);
  return !url || (url.username === '' && url.password === '');
};

const isHttps = (address: string): boolean =>
  (URL.parse(address)?.protocol ?? 'https:') === 'https:';

/** A URL of an external server: https, without a name and password, which others could read in our lists. */
export const httpsUrl = z
  .url()
  .max(2000)
  .refine(isHttps, { params: { reason: 'wrong_format', scheme: 'https' } })
  .refine(isWithoutLogin, { params: { reason: 'not_allowed' } });
