import type { Feature } from '../../platform/feature.ts';
import './graphql.ts';

export const listings: Feature = { name: 'listings' };
