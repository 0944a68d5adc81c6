import { pageOf } from '@husvaer/domain/kernel/page';
import { tidyLine } from '@husvaer/domain/kernel/text';
import { z } from '@husvaer/domain/kernel/zod';

import { withBooks } from '../../ledger/public.ts';
import { ARREARS_SORTS, INVOICE_FILTERS, INVOICE_SORTS } from './store.ts';

const page = pageOf({ usual: 25, most: 100, skipMost: 100_000 });

export const arrearsPage = page.extend({
  sort: z
    .enum(ARREARS_SORTS)
    .nullish()
    .transform((sort) => sort ?? 'longest'),
});
export const invoicesPage = page.extend({
  sort: z
    .enum(INVOICE_SORTS)
    .nullish()
    .transform((sort) => sort ?? 'latest'),
});

export const arrearsFilters = withBooks.extend({
  search: z
    .string()
    .max(200)
    .nullish()
    .transform((value) => tidyLine(value ?? '') || undefined),
});
export const invoicedLeaseFilters = withBooks.extend({
  search: z.string().max(200).transform(tidyLine).pipe(z.string().min(1)),
});
export const invoiceFilters = arrearsFilters.extend({
  status: z
    .enum(INVOICE_FILTERS)
    .nullish()
    .transform((status) => status ?? 'all'),
  /** `2027-03` */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .nullish()
    .transform((month) => (month ? `${month}-01` : undefined)),
});
