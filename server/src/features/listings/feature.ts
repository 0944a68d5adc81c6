import type { Feature } from '../../platform/feature.ts';
import { importCommand } from './commands.ts';
import './graphql.ts';

export const listings: Feature = { name: 'listings', commands: [importCommand] };
