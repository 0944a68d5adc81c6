import type { Feature } from '../../platform/feature.ts';
import './graphql.ts';

/** Where somebody begins: what each of their roles waits for, on one page. */
export const start: Feature = { name: 'start' };
