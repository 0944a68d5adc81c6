import { z } from 'zod';

import { PUBLIC_PREFIXES, SUB_DOMAIN } from './partner.ts';

/** Reserved subdomains: the bucket's, and those of the public site. */
const RESERVED: readonly string[] = ['files', ...PUBLIC_PREFIXES];

/**
 * Optional features of an agency: leases, homes listed by its own people, credit checks in interest forms.
 */
const FEATURES = ['leases', 'myListing', 'credit_check'] as const;

const mark = z.string().min(1).max(4);

/** The operator's settings of an agency: its subdomain, its look, and the start of its map. */
export const partnerSettings = z.strictObject({
  subDomain: z
    .string()
    .regex(SUB_DOMAIN, 'it is not one label of a host name: a-z, 0-9 and - between them')
    .refine((label) => !RESERVED.includes(label), 'it is reserved'),
  name: z.string().trim().min(1).max(100),
  /** A path on this site, or the image itself: pages show no images of other sites. */
  logo: z
    .string()
    .max(100_000)
    .regex(
      /^(\/(?!\/)|data:image\/(png|svg\+xml|webp|avif|jpeg)[;,])/,
      'it is neither a path on this site nor a data:image/… address',
    )
    .nullable()
    .default(null),
  color: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'it is not #rrggbb')
    .nullable()
    .default(null),
  siteUrl: z.string().min(1).max(200).nullable().default(null),
  defaultFindHomeLocation: z
    .strictObject({
      cityPlaceId: z.string().min(1).max(100).nullable().default(null),
      defaultMapZoom: z.number().min(0).max(20).nullable().default(null),
      defaultMapLocation: z.string().min(1).max(100).nullable().default(null),
      lat: z.number().min(-90).max(90).nullable().default(null),
      lng: z.number().min(-180).max(180).nullable().default(null),
    })
    .prefault({}),
  currencySettings: z
    .strictObject({
      decimalSeparator: mark,
      thousandSeparator: mark,
      numberOfDecimal: z.number().int().min(0).max(2),
      currencySymbol: z.string().min(1).max(10),
      currencyPosition: z.enum(['before', 'after']),
    })
    .nullable()
    .default(null),
  features: z.array(z.enum(FEATURES)).default([]),
});

export type PartnerSettings = z.output<typeof partnerSettings>;
