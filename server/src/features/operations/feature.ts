import type { Feature } from '../../platform/feature.ts';
import './graphql.ts';

/** How the machinery is, for those who run the house. */
export const operations: Feature = { name: 'operations' };
