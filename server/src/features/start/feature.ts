import type { Feature } from '../../platform/feature.ts';
import './graphql.ts';

/** The start page: open tasks of each of the user's roles. */
export const start: Feature = { name: 'start' };
