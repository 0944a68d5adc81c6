import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import type { Feature } from '../../platform/feature.ts';
import './assignments/graphql.ts';
import './graphql.ts';
import { forgetMaker } from './store.ts';

const about = z.object({ accountId: uuid });

export const properties: Feature = {
  name: 'properties',
  on: [
    {
      event: 'accounts.deleted',
      name: 'properties.forget_maker',
      async handle({ tx }, payload) {
        await forgetMaker(tx, about.parse(payload).accountId);
      },
    },
  ],
};
