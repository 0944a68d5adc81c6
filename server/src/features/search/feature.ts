import type { Feature } from '../../platform/feature.ts';
import './graphql.ts';

export const search: Feature = { name: 'search' };
