import type { ObjectRef } from '@pothos/core';

import { builder } from './builder.ts';

/** A part of a list, and how many there are in all. */
export interface Page<One> {
  data: One[];
  total: number;
}

/**
 * The types of a list that is read a page at a time: `{ data, metaData { totalDocuments } }` as `name`,
 * and what part of it is asked for as `nameOptionData`.
 */
export function pageTypes<One>(
  name: string,
  { of, most }: { of: ObjectRef<typeof builder.$inferSchemaTypes, One>; most: number },
) {
  const MetaType = builder.objectRef<Page<One>>(`${name}MetaData`).implement({
    fields: (t) => ({ totalDocuments: t.exposeInt('total') }),
  });
  const PageType = builder.objectRef<Page<One>>(name).implement({
    fields: (t) => ({
      data: t.field({ type: [of], resolve: ({ data }) => data }),
      metaData: t.field({ type: MetaType, resolve: (page) => page }),
    }),
  });
  const OptionData = builder.inputType(`${name}OptionData`, {
    fields: (t) => ({ limit: t.int({ description: `At most ${most}.` }), skip: t.int() }),
  });
  return { PageType, OptionData };
}
