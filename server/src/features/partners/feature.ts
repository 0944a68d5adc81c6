import type { Feature } from '../../platform/feature.ts';
import './api-keys/graphql.ts';
import { keyCommands } from './commands.ts';
import './graphql.ts';
import { serveInvitations } from './http.ts';
import { listeners } from './notify.ts';

export const partners: Feature = {
  name: 'partners',
  http: serveInvitations,
  on: listeners,
  commands: keyCommands,
};
