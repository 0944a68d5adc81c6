import type { Feature } from '../../platform/feature.ts';
import { commands } from './commands.ts';
import './graphql.ts';

/** The state of the system, for operators. */
export const operations: Feature = { name: 'operations', commands };
