import type { Feature } from '../../platform/feature.ts';
import './graphql.ts';

export const partners: Feature = { name: 'partners' };
