import type { Feature } from '../../platform/feature.ts';
import './explained/graphql.ts';
import './graphql.ts';
import './timeline/graphql.ts';

/** What a lease's people see of it: the features below, on one page. */
export const portal: Feature = { name: 'portal' };
