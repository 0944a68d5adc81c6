import type { ObjectRef } from '@pothos/core';
import type { z } from 'zod';

import type { pageOf } from '@husvaer/domain/kernel/page';

import { builder } from './builder.ts';
import { input, type Input } from './input.ts';

type Types = typeof builder.$inferSchemaTypes;

/** A page of a list, and the length of the whole list. */
export interface Page<One> {
  data: One[];
  total: number;
}

/** A page of a list of amounts, and the sum of the whole list. */
interface MoneyPage<One> extends Page<One> {
  amount: bigint;
}

type PageSchema = ReturnType<typeof pageOf>;

interface PageTypes<Found> {
  PageType: ObjectRef<Types, Found>;
  optionData: Input<z.output<PageSchema>>;
}

interface Of<One> {
  of: ObjectRef<Types, One>;
  page: PageSchema;
  most: number;
}

/**
 * The types of a list that is read a page at a time: `{ data, metaData { totalDocuments } }` as `name`, and
 * the paging input as `nameOptionData`. With `amount`, the description of a sum, `metaData` has the sum as
 * well.
 */
export function pageTypes<One>(name: string, of: Of<One>): PageTypes<Page<One>>;
export function pageTypes<One>(
  name: string,
  of: Of<One> & { amount: string },
): PageTypes<MoneyPage<One>>;
export function pageTypes<One>(
  name: string,
  { of, page, most, amount }: Of<One> & { amount?: string },
): PageTypes<MoneyPage<One>> {
  const MetaType = builder.objectRef<MoneyPage<One>>(`${name}MetaData`).implement({
    fields: (t) => ({
      totalDocuments: t.exposeInt('total'),
      ...(amount !== undefined && {
        amount: t.expose('amount', { type: 'Kroner', description: amount }),
      }),
    }),
  });
  const PageType = builder.objectRef<MoneyPage<One>>(name).implement({
    fields: (t) => ({
      data: t.field({ type: [of], resolve: ({ data }) => data }),
      metaData: t.field({ type: MetaType, resolve: (page) => page }),
    }),
  });
  const optionData = input(`${name}OptionData`, page, { limit: `At most ${most}.` });
  return { PageType, optionData };
}
