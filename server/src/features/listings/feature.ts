import type { Feature } from '../../platform/feature.ts';
import { importCommand } from './commands.ts';
import './graphql.ts';
import { serveSearchEngines } from './http.ts';

export const listings: Feature = {
  name: 'listings',
  http: (app, context) => serveSearchEngines(app, context),
  commands: [importCommand],
};
