import type { Feature } from '../../platform/feature.ts';
import './graphql.ts';
import './rent-chart/graphql.ts';

export const search: Feature = { name: 'search' };
