import type { Feature } from '../../platform/feature.ts';
import './assignments/graphql.ts';
import './graphql.ts';

export const properties: Feature = { name: 'properties' };
